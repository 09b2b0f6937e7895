import { describe, expect, it } from 'vitest';
import { manualTimers } from '../test/manual-timers.ts';
import { memoryStore, secureMemory } from '../test/memory-store.ts';
import { createDrafts } from './drafts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function desk(owner: { arn: string | null } = { arn: 'ARN-100001' }) {
  const storage = secureMemory();
  const timers = manualTimers();
  return { owner, timers, open: () => createDrafts(storage, () => owner.arn, timers) };
}

describe('a form draft', () => {
  it('survives a reload', async () => {
    const { open } = desk();
    await open().save('transact/sip', { amount: '5,000' });
    expect(await open().load('transact/sip')).toEqual({ amount: '5,000' });
  });

  it('is there for a load that follows its save at once', async () => {
    const drafts = desk().open();
    void drafts.save('a', 1);
    void drafts.save('b', 2);
    void drafts.save('a', 3);
    expect(await Promise.all([drafts.load('a'), drafts.load('b')])).toEqual([3, 2]);
  });

  it('is there for whoever is back before it was written', async () => {
    const drafts = desk().open();
    drafts.saveSoon('a', 1);
    drafts.saveSoon('a', 2);
    expect(await drafts.load('a')).toBe(2);
  });

  it('is written at the latest two seconds after the first change, though somebody types on', async () => {
    const { open, timers } = desk();
    const drafts = open();
    for (let at = 0; at < 7; at += 1) {
      drafts.saveSoon('a', at);
      timers.advance(300);
    }
    await drafts.load('another');
    expect(await open().load('a')).toBe(6);
  });

  it("is never another distributor's", async () => {
    const { open, owner } = desk();
    const drafts = open();
    await drafts.save('transact/sip', 1);
    owner.arn = 'ARN-100002';
    expect(await drafts.load('transact/sip')).toBeNull();
    owner.arn = null;
    expect(await drafts.load('transact/sip')).toBeNull();
    owner.arn = 'ARN-100001';
    expect(await drafts.load('transact/sip')).toBe(1);
  });

  it('is gone when removed, the others stay', async () => {
    const drafts = desk().open();
    await drafts.save('a', 1);
    await drafts.save('b', 2);
    await drafts.remove('a');
    expect(await drafts.load('a')).toBeNull();
    expect(await drafts.load('b')).toBe(2);
  });

  it('is kept for 30 days, and the fifty newest', async () => {
    const { open, timers } = desk();
    const drafts = open();
    for (let form = 0; form < 51; form += 1) await drafts.save(`form ${form}`, form);
    expect(await drafts.load('form 0')).toBeNull();
    expect(await drafts.load('form 1')).toBe(1);
    timers.advance(30 * DAY_MS);
    expect(await drafts.load('form 1')).toBeNull();
  });

  it('that cannot be kept breaks nothing', async () => {
    const full = { ...memoryStore(), set: () => Promise.reject(new Error('quota exceeded')) };
    const drafts = createDrafts(secureMemory(full), () => null);
    expect(await drafts.save('a', 1)).toBe(false);
    expect(await drafts.load('a')).toBeNull();
  });
});
