import { describe, expect, it } from 'vitest';
import { memoryStore, secureMemory } from '../test/memory-store.ts';
import { createBackNavigation, type OpenPage } from './back-navigation.ts';
import { createStartedTransaction } from './started-transaction.ts';

const profile: OpenPage = { route: 'profile', href: '/distributor/profile' };
const sip: OpenPage = { route: 'transact/sip', href: '/distributor/transact/sip?folio=1234567' };

/** A device; `open` starts the app on it. */
function device() {
  const kv = memoryStore();
  const storage = secureMemory(kv);
  const user: { arn: string | null; page: OpenPage | null } = { arn: 'ARN-100001', page: profile };
  const open = async () => {
    const owner = () => user.arn;
    const back = createBackNavigation({ storage, owner, here: () => user.page });
    const transaction = createStartedTransaction({ storage, owner, back });
    await back.load();
    await transaction.load();
    return { back, transaction };
  };
  return { kv, user, open };
}

describe('the page that back returns to', () => {
  it('is the open one from the moment it has saved data, also after a new start', async () => {
    const { open } = device();
    const { back } = await open();
    expect(back.getSnapshot()).toBeNull();
    await back.rememberHere(true);
    const saved = { ...profile, owner: 'ARN-100001', hasSavedData: true };
    expect(back.getSnapshot()).toEqual(saved);
    expect((await open()).back.getSnapshot()).toEqual(saved);
    await back.rememberHere(false);
    expect((await open()).back.getSnapshot()).toMatchObject({ hasSavedData: false });
  });

  it('is written once however often a form says so', async () => {
    const { kv, open } = device();
    const { back } = await open();
    await back.rememberHere(true);
    const written = kv.values.get('hub.lastPage');
    for (let key = 0; key < 5; key += 1) await back.rememberHere(true);
    expect(kv.values.get('hub.lastPage')).toBe(written);
  });

  it('is nobody else’s, and none at an address that is no screen', async () => {
    const { user, open } = device();
    await (await open()).back.rememberHere(true);
    user.arn = 'ARN-100002';
    const { back } = await open();
    expect(back.getSnapshot()).toBeNull();
    user.page = null;
    await back.rememberHere(true);
    expect(back.getSnapshot()).toBeNull();
    user.arn = 'ARN-100001';
    expect(back.getSnapshot()).not.toBeNull();
    await back.forget();
    expect((await open()).back.getSnapshot()).toBeNull();
  });
});

describe('a transaction that was begun', () => {
  it('stays over a new start, and back leads to it, until it ends', async () => {
    const { kv, open } = device();
    const { transaction, back } = await open();
    await transaction.start(sip);
    const again = await open();
    expect(again.transaction.getSnapshot()).toEqual({ ...sip, owner: 'ARN-100001' });
    expect(again.back.getSnapshot()).toMatchObject({ ...sip, hasSavedData: true });
    const ending = transaction.end();
    expect(transaction.getSnapshot()).toBeNull();
    await ending;
    expect(back.getSnapshot()).toBeNull();
    expect([...kv.values.keys()]).toEqual([]);
  });

  it('leaves the page of another form alone when it ends', async () => {
    const { open } = device();
    const { transaction, back } = await open();
    await transaction.start(sip);
    await back.rememberHere(true);
    await transaction.end();
    expect(back.getSnapshot()).toMatchObject(profile);
  });

  it('is not in progress for the next distributor on the same device', async () => {
    const { user, open } = device();
    await (await open()).transaction.start(sip);
    user.arn = 'ARN-100002';
    expect((await open()).transaction.getSnapshot()).toBeNull();
  });
});
