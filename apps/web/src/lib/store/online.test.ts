import { describe, expect, it } from 'vitest';
import { createOnline } from './online.ts';

function networkAt(first: boolean) {
  let report: (online: boolean) => void = () => {};
  const network = {
    isOnline: () => first,
    onChange(listener: (online: boolean) => void) {
      report = listener;
      return () => {};
    },
  };
  return { store: createOnline(network), change: (online: boolean) => report(online) };
}

describe('the online state', () => {
  it('knows that the app was started offline until the connection returns', () => {
    const { store, change } = networkAt(false);
    expect(store.getSnapshot()).toEqual({ online: false, startedOffline: true });
    change(true);
    expect(store.getSnapshot()).toEqual({ online: true, startedOffline: false });
    change(false);
    expect(store.getSnapshot()).toEqual({ online: false, startedOffline: false });
  });

  it('tells changes only', () => {
    const { store, change } = networkAt(true);
    const seen: boolean[] = [];
    store.subscribe(() => seen.push(store.getSnapshot().online));
    change(true);
    change(false);
    change(false);
    change(true);
    expect(seen).toEqual([false, true]);
  });
});
