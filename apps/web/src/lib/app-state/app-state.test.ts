import { texts } from '@hub/contract';
import { getAppState } from '@hub/contract/calls/app-state/app-state';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlatformKind } from '../../platform/port.ts';
import { type HubServer, ok, refuse, startHubServer } from '../test/hub-server.ts';
import { type ManualTimers, manualTimers } from '../test/manual-timers.ts';
import { runStorage } from '../test/memory-store.ts';
import { openClient } from '../test/open-client.ts';
import { type AppState, createAppState } from './app-state.ts';

const records = (part: { android?: string; ios?: string; maintenance?: boolean } = {}) => [
  { id: 1, maintainance: false, standardVersion: part.android ?? '2.10' },
  { id: 2, maintainance: false, standardVersion: part.ios ?? '2.10' },
  { id: 3, maintainance: part.maintenance ?? false, standardVersion: '' },
];
const stores = {
  android: { id: 'a', url: 'https://play.example/a' },
  ios: { id: 'i', url: 'https://apps.example/i' },
};

let hub: HubServer;
let timers: ManualTimers;
let client: ReturnType<typeof openClient>;
let comeBack: () => void;
let run: ReturnType<typeof runStorage>;

beforeEach(async () => {
  hub = await startHubServer();
  timers = manualTimers();
  client = openClient(hub);
  run = runStorage();
});
afterEach(() => hub.close());

function open(
  kind: PlatformKind = 'web',
  installed = '2.10',
  brandStores: Partial<typeof stores> = stores,
): AppState {
  return createAppState({
    api: client.api,
    platform: { kind, network: client.network, installedVersion: async () => installed },
    brand: { stores: { android: brandStores.android ?? null, ios: brandStores.ios ?? null } },
    toaster: client.toaster,
    timers,
    run,
    onReturn: (listener) => {
      comeBack = listener;
      return () => {};
    },
  });
}

const nextChange = (state: AppState) =>
  new Promise<void>((resolve) => {
    const stop = state.subscribe(() => {
      stop();
      resolve();
    });
  });
const toasts = () => client.toaster.getSnapshot().map(({ style, message }) => [style, message]);

describe('the app state', () => {
  it('comes from one call at start', async () => {
    hub.on(getAppState, () => ok(records({ maintenance: true })));
    const state = open();
    await state.start();
    expect(state.getSnapshot()).toEqual({ status: 'ready', maintenance: true, update: null });
    expect(await state.blocksNavigation()).toBe(true);
    expect(hub.requested).toHaveLength(1);
  });

  it('shows a toast when it cannot be read, and blocks nothing', async () => {
    hub.on(getAppState, () => refuse(500));
    const state = open();
    await state.start();
    expect(toasts()).toEqual([['error', texts.appState.fetchFailed]]);
    expect(state.getSnapshot().status).toBe('failed');
    expect(await state.blocksNavigation()).toBe(false);
  });

  it('is read again at a navigation only when it is old', async () => {
    hub.on(getAppState, () => ok(records()));
    const state = open();
    await state.start();
    timers.advance(9_999);
    expect(await state.blocksNavigation()).toBe(false);
    expect(hub.requested).toHaveLength(1);
    hub.on(getAppState, () => ok(records({ maintenance: true })));
    timers.advance(1);
    expect(await state.blocksNavigation()).toBe(true);
    expect(hub.requested).toHaveLength(2);
  });

  it.each([true, false])(
    'reaches an open client without a navigation: maintenance %s',
    async (maintenance) => {
      hub.on(getAppState, () => ok(records({ maintenance: !maintenance })));
      const state = open();
      await state.start();
      hub.on(getAppState, () => ok(records({ maintenance })));
      const changed = nextChange(state);
      timers.advance(30_000);
      await changed;
      expect(state.getSnapshot().maintenance).toBe(maintenance);
    },
  );

  it('is read when the user comes back to the app', async () => {
    hub.on(getAppState, () => ok(records()));
    const state = open();
    await state.start();
    hub.on(getAppState, () => ok(records({ maintenance: true })));
    const changed = nextChange(state);
    comeBack();
    await changed;
    expect(state.getSnapshot().maintenance).toBe(true);
  });

  it('is not asked for offline, but as soon as the device is online again', async () => {
    hub.on(getAppState, () => ok(records({ maintenance: true })));
    client.setOnline(false);
    const state = open();
    await state.start();
    expect(hub.requested).toHaveLength(0);
    expect(toasts()).toEqual([]);
    const changed = nextChange(state);
    client.setOnline(true);
    await changed;
    expect(state.getSnapshot().maintenance).toBe(true);
  });

  it('cleared by an error of another call is read again at the next navigation', async () => {
    hub.on(getAppState, () => ok(records({ maintenance: true })));
    const state = open();
    await state.start();
    await state.afterError(500);
    expect(state.getSnapshot().maintenance).toBe(false);
    expect(await state.blocksNavigation()).toBe(true);
    expect(hub.requested).toHaveLength(2);
  });

  it('stays under maintenance, without a flicker, while calls are refused with 503', async () => {
    hub.on(getAppState, () => ok(records({ maintenance: true })));
    const state = open();
    await state.start();
    const seen: boolean[] = [];
    state.subscribe(() => seen.push(state.getSnapshot().maintenance));
    for (let call = 0; call < 5; call += 1) await state.afterError(503);
    await Promise.all([state.afterError(503), state.afterError(503)]);
    expect(state.getSnapshot().maintenance).toBe(true);
    expect(seen).not.toContain(false);
    hub.on(getAppState, () => ok(records()));
    await state.afterError(503);
    expect(state.getSnapshot().maintenance).toBe(false);
  });

  it('is lifted by a 503 when it cannot be read again', async () => {
    hub.on(getAppState, () => ok(records({ maintenance: true })));
    const state = open();
    await state.start();
    hub.on(getAppState, () => refuse(503));
    await state.afterError(503);
    expect(state.getSnapshot().maintenance).toBe(false);
  });

  it('under maintenance is what a reload of the page begins with', async () => {
    hub.on(getAppState, () => ok(records({ maintenance: true })));
    await open().start();
    const reloaded = open();
    expect(reloaded.getSnapshot()).toMatchObject({ status: 'unknown', maintenance: true });
    hub.on(getAppState, () => ok(records()));
    await reloaded.start();
    expect(reloaded.getSnapshot().maintenance).toBe(false);
    expect(open().getSnapshot().maintenance).toBe(false);
  });

  it('that cannot be read after a reload blocks nothing', async () => {
    hub.on(getAppState, () => ok(records({ maintenance: true })));
    await open().start();
    hub.on(getAppState, () => refuse(500));
    const reloaded = open();
    await reloaded.start();
    expect(reloaded.getSnapshot()).toMatchObject({ status: 'failed', maintenance: false });
    expect(await reloaded.blocksNavigation()).toBe(false);
  });

  it('asked for by many at once is read once', async () => {
    hub.on(getAppState, () => ok(records()));
    const state = open();
    await Promise.all([state.refresh(), state.refresh(), state.blocksNavigation()]);
    expect(hub.requested).toHaveLength(1);
  });
});

describe('the update offer', () => {
  const offered = async (
    kind: PlatformKind,
    installed: string,
    latest: { android?: string; ios?: string },
  ) => {
    hub.on(getAppState, () => ok(records(latest)));
    const state = open(kind, installed);
    await state.refresh();
    return state;
  };

  it("compares Android with Android's record and names both versions", async () => {
    const state = await offered('android', '2.10', { android: '3.0', ios: '2.10' });
    expect(state.getSnapshot().update).toEqual({
      kind: 'major',
      latest: '3.0',
      message:
        'Android major update is available, current version is 2.10 and latest version is 3.0 Update your app to continue.',
      storeUrl: stores.android.url,
    });
  });

  it("compares iOS with iOS's record", async () => {
    const state = await offered('ios', '2.10', { android: '9.0', ios: '2.11' });
    expect(state.getSnapshot().update).toMatchObject({ kind: 'minor', storeUrl: stores.ios.url });
  });

  it('never appears on the web', async () => {
    const state = await offered('web', '1.1', { android: '9.0', ios: '9.0' });
    expect(state.getSnapshot().update).toBeNull();
  });

  it('of a minor update stays dismissed; that of a later version comes again', async () => {
    const state = await offered('android', '2.10', { android: '2.11' });
    state.dismissUpdate();
    await state.refresh();
    expect(state.getSnapshot().update).toBeNull();
    hub.on(getAppState, () => ok(records({ android: '2.12' })));
    await state.refresh();
    expect(state.getSnapshot().update?.kind).toBe('minor');
  });

  it('of a major update cannot be dismissed', async () => {
    const state = await offered('android', '2.10', { android: '3.0' });
    state.dismissUpdate();
    expect(state.getSnapshot().update?.kind).toBe('major');
  });

  it('has no store link where the brand has no store entry', async () => {
    hub.on(getAppState, () => ok(records({ ios: '3.0' })));
    const state = open('ios', '2.10', {});
    await state.refresh();
    expect(state.getSnapshot().update).toMatchObject({ kind: 'major', storeUrl: null });
  });
});
