import { describe, expect, it } from 'vitest';
import { manualTimers } from '../test/manual-timers.ts';
import { secureMemory } from '../test/memory-store.ts';
import { createDraftForm } from './draft-form.ts';
import { createDrafts } from './drafts.ts';

const empty = { name: '', city: '' };

function desk() {
  const storage = secureMemory();
  const timers = manualTimers();
  const owner: { arn: string | null } = { arn: 'ARN-100001' };
  const openPage = () => {
    const drafts = createDrafts(storage, () => owner.arn, timers);
    return { drafts, form: createDraftForm(drafts, 'profile/own', empty) };
  };
  return { openPage, owner, timers };
}

/** A page with the form loaded, as it stands after the first paint. */
async function opened({ openPage }: ReturnType<typeof desk>) {
  const page = openPage();
  await page.form.load();
  return page;
}

describe('a form that keeps a draft', () => {
  it('tells when there is a draft and when there is none any more', async () => {
    const { openPage, timers } = desk();
    const { drafts } = openPage();
    const reported: boolean[] = [];
    const open = () => createDraftForm(drafts, 'profile/own', empty, (saved) => reported.push(saved));
    const form = open();
    await form.load();
    expect(reported).toEqual([]);
    form.set({ ...empty, name: 'Meera' });
    expect(reported).toEqual([true]);
    timers.advance(500);
    const later = open();
    await later.load();
    later.discard();
    expect(reported).toEqual([true, true, false]);
  });

  it('begins with its own value when there is none', async () => {
    const { form } = await opened(desk());
    expect(form.getSnapshot()).toEqual({ value: empty, restored: false, ready: true });
  });

  it('is restored after a reload, a moment after the last change', async () => {
    const at = desk();
    const { form, drafts } = await opened(at);
    form.set({ ...empty, name: 'Mee' });
    form.set((before) => ({ ...before, name: 'Meera' }));
    expect((await opened(at)).form.getSnapshot().restored).toBe(false);
    at.timers.advance(500);
    expect(await drafts.load('profile/own')).not.toBeNull();
    expect((await opened(at)).form.getSnapshot()).toMatchObject({
      value: { name: 'Meera', city: '' },
      restored: true,
    });
  });

  it('is kept when the page goes or the session ends before that moment', async () => {
    const at = desk();
    const { form, drafts } = await opened(at);
    form.set({ ...empty, name: 'Meera' });
    at.owner.arn = null;
    await drafts.flush();
    at.owner.arn = 'ARN-100001';
    expect((await opened(at)).form.getSnapshot().value.name).toBe('Meera');
  });

  it('never overwrites what was typed while the device was being asked', async () => {
    const at = desk();
    const before = await opened(at);
    before.form.set({ ...empty, name: 'of yesterday' });
    await before.drafts.flush();
    const { form } = at.openPage();
    const loading = form.load();
    form.set({ ...empty, name: 'typed now' });
    await loading;
    expect(form.getSnapshot().value.name).toBe('typed now');
  });

  it('is gone after a submit, and what was submitted is the new beginning', async () => {
    const at = desk();
    const { form, drafts } = await opened(at);
    form.set({ ...empty, name: 'Meera' });
    form.clear();
    expect(form.getSnapshot()).toMatchObject({ value: { name: 'Meera' }, restored: false });
    at.timers.advance(500);
    await drafts.flush();
    expect(await drafts.load('profile/own')).toBeNull();
  });

  it('is dropped when the form is back at its beginning', async () => {
    const at = desk();
    const { form, drafts } = await opened(at);
    form.set({ ...empty, name: 'M' });
    await drafts.flush();
    form.set(empty);
    await drafts.flush();
    expect(await drafts.load('profile/own')).toBeNull();
    form.set({ ...empty, name: 'M' });
    form.discard();
    expect(form.getSnapshot()).toEqual({ value: empty, restored: false, ready: true });
    expect(await drafts.load('profile/own')).toBeNull();
  });

  it('works where the device can keep nothing', async () => {
    const broken = {
      load: () => Promise.reject(new Error('locked')),
      saveSoon: () => {},
      remove: () => Promise.reject(new Error('locked')),
    };
    const form = createDraftForm(broken, 'profile/own', empty);
    await form.load();
    form.set({ ...empty, name: 'Meera' });
    form.clear();
    expect(form.getSnapshot().value.name).toBe('Meera');
  });
});
