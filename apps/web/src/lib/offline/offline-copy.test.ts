import { beforeEach, describe, expect, it } from 'vitest';
import { memoryRecords } from '../test/memory-store.ts';
import { MOST_DAY_CLIENTS } from './along.ts';
import type { DayClient } from './day-clients.ts';
import { hasOfflineCopy } from './has-copy.ts';
import { createOfflineCopy, type OfflineCopy } from './offline-copy.ts';
import type { Snapshot } from './snapshot.ts';

const arn = 'ARN-100001';
const pin = '902817';
const snapshot: Snapshot = {
  aum: '4862.50',
  asOn: '2026-11-16',
  clientCount: 1,
  clientsWithBalance: 1,
  sipsRunning: 0,
  sipMonthly: '0.00',
  clients: [
    {
      id: '1',
      name: 'Asha Rao',
      city: null,
      aum: '4862.50',
      sips: 0,
      sipMonthly: '0.00',
      lastInvestedOn: null,
    },
  ],
  orders: [],
};
const hours = (count: number) => count * 60 * 60 * 1000;

let records: ReturnType<typeof memoryRecords>;
let now: number;
let copy: OfflineCopy;
const reopened = () => createOfflineCopy({ records, now: () => now, rounds: 10, inTurn: (work) => work() });
beforeEach(() => {
  records = memoryRecords();
  now = Date.UTC(2026, 10, 17);
  copy = reopened();
});

const saved = async () => {
  await copy.turnOn(arn, pin);
  await copy.keep(arn, snapshot);
};

describe('the offline copy', () => {
  it('is off until somebody turns it on', async () => {
    await copy.keep(arn, snapshot);
    expect(await copy.state()).toBeNull();
    expect(await copy.open(pin)).toEqual({ kind: 'gone' });
  });

  it('is known before a logout, which removes it, and nothing is said of one that cannot be looked up', async () => {
    expect(await hasOfflineCopy(records)).toBe(false);
    await saved();
    expect(await hasOfflineCopy(records)).toBe(true);
    const broken = { ...records, read: () => Promise.reject(new Error('No storage')) };
    expect(await hasOfflineCopy(broken)).toBe(false);
  });

  it('is read with the PIN, as of when it was taken, also by an app that was started again', async () => {
    await copy.turnOn(arn, pin);
    expect(await copy.state()).toEqual({ arn, takenAt: null, along: [] });
    await copy.keep(arn, snapshot);
    const takenAt = now;
    now += hours(30);
    expect(await reopened().state()).toEqual({ arn, takenAt, along: [] });
    expect(await reopened().open(pin)).toEqual({ kind: 'open', snapshot, takenAt, along: [] });
  });

  it('of two only the newest is there', async () => {
    await saved();
    now += hours(1);
    await copy.keep(arn, { ...snapshot, aum: '1.00' });
    expect(await copy.open(pin)).toMatchObject({ snapshot: { aum: '1.00' }, takenAt: now });
  });

  it('takes nothing of another ARN', async () => {
    await saved();
    await copy.keep('ARN-100002', { ...snapshot, aum: '1.00' });
    expect(await copy.open(pin)).toMatchObject({ snapshot: { aum: '4862.50' } });
  });

  it('is gone after five wrong PINs in a row, also for the right one', async () => {
    await saved();
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await reopened().open('111222')).toEqual({ kind: 'wrong', triesLeft });
    }
    expect(await copy.open('111222')).toEqual({ kind: 'gone' });
    expect(await copy.state()).toBeNull();
    expect(await copy.open(pin)).toEqual({ kind: 'gone' });
  });

  it('begins to count anew after the right PIN, but not after a newer copy', async () => {
    await saved();
    await copy.open('111222');
    await copy.keep(arn, snapshot);
    expect(await copy.open('111222')).toEqual({ kind: 'wrong', triesLeft: 3 });
    expect((await copy.open(pin)).kind).toBe('open');
    expect(await copy.open('111222')).toEqual({ kind: 'wrong', triesLeft: 4 });
  });

  it('does not try a PIN that it cannot count', async () => {
    await saved();
    const full = { ...records, write: () => Promise.reject(new Error('quota exceeded')) };
    const onFullDevice = createOfflineCopy({
      records: full,
      now: () => now,
      rounds: 10,
      inTurn: (work) => work(),
    });
    await expect(onFullDevice.open(pin)).rejects.toThrow('quota exceeded');
  });

  it.each([
    ['a week', hours(7 * 24), true],
    ['a week and a moment', hours(7 * 24) + 1, false],
    ['a clock put back by an hour', hours(-1), true],
    ['a clock put back by two days', hours(-48), false],
  ])('after %s', async (_, passed, isThere) => {
    await saved();
    now += passed;
    expect((await copy.open(pin)).kind).toBe(isThere ? 'open' : 'gone');
    expect((await copy.state())?.takenAt === null).toBe(!isThere);
  });

  it('leaves nothing behind when it is removed', async () => {
    await saved();
    await copy.remove();
    expect(await records.read('offline-copy')).toBeNull();
    expect(await copy.state()).toBeNull();
  });

  it('is gone, not half there, where its bytes were changed', async () => {
    await saved();
    const stored = await records.read<{ taken: { sealed: { content: ArrayBuffer } } }>('offline-copy');
    new Uint8Array(stored?.taken.sealed.content ?? new ArrayBuffer(8)).fill(7, 0, 8);
    expect(await copy.open(pin)).toEqual({ kind: 'gone' });
    expect(await copy.state()).toBeNull();
  });
});

describe('clients who are taken along', () => {
  const client = (id: string, name = `Client ${id}`): DayClient => ({
    ...{ id, name, mobile: '9820012345', city: null, value: '100.00', gain: '1.00', asOn: '2026-11-16' },
    ...{ sips: 0, sipMonthly: '0.00', holdings: [{ scheme: 'Flexi', units: '2.000', value: '100.00' }] },
  });
  const along = async () => {
    const opened = await reopened().open(pin);
    return opened.kind === 'open' ? opened.along.map(({ id }) => id) : opened.kind;
  };

  it('are opened by the PIN alone, by name, and outlive a newer copy', async () => {
    await saved();
    expect(await copy.takeAlong(arn, [client('1', 'Vikram'), client('2', 'Asha')])).toBe('taken');
    await copy.keep(arn, snapshot);
    expect(await reopened().open(pin)).toMatchObject({ along: [client('2', 'Asha'), client('1', 'Vikram')] });
    expect((await copy.state())?.along).toEqual(['1', '2']);
    const stored = await records.read<object>('offline-copy');
    const bytes = (value: unknown): string =>
      value instanceof ArrayBuffer
        ? Buffer.from(value).toString('latin1')
        : typeof value === 'object' && value !== null
          ? Object.values(value).map(bytes).join(' ')
          : String(value);
    expect(bytes(stored)).toContain(arn);
    for (const secret of ['9820012345', 'Vikram']) expect(bytes(stored)).not.toContain(secret);
  });

  it('are taken once, left behind, and no more than fit', async () => {
    await saved();
    await copy.takeAlong(arn, [client('1', 'Before')]);
    await copy.takeAlong(arn, [client('1', 'Now'), client('2')]);
    expect(await along()).toEqual(['2', '1']);
    await copy.leaveBehind(arn, '1');
    expect(await along()).toEqual(['2']);
    const many = Array.from({ length: MOST_DAY_CLIENTS }, (_, no) => client(`c${no}`));
    expect(await copy.takeAlong(arn, many)).toBe('full');
    expect(await along()).toEqual(['2']);
    expect(await copy.takeAlong(arn, many.slice(1))).toBe('taken');
  });

  it('are of the ARN whose copy it is, and of nobody where it is off', async () => {
    expect(await copy.takeAlong(arn, [client('1')])).toBe('off');
    await saved();
    expect(await copy.takeAlong('ARN-100002', [client('1')])).toBe('off');
    await copy.leaveBehind('ARN-100002', '1');
    expect(await along()).toEqual([]);
  });

  // It is 05:30 in India when they are taken.
  it.each([
    ['the evening of the next day', hours(42), true],
    ['the midnight after it', hours(42.5), false],
    ['a clock put back by a day', hours(-24), false],
  ])('are there until the end of the next day: %s', async (_, passed, isThere) => {
    await saved();
    await copy.takeAlong(arn, [client('1')]);
    now += passed;
    expect(await along()).toEqual(isThere ? ['1'] : []);
    expect((await records.read<{ along: unknown[] }>('offline-copy'))?.along).toHaveLength(isThere ? 1 : 0);
  });

  it('go with the copy', async () => {
    await saved();
    await copy.takeAlong(arn, [client('1')]);
    await copy.remove();
    await saved();
    expect(await along()).toEqual([]);
  });
});
