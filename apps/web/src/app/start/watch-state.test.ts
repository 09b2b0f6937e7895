import { texts } from '@hub/contract';
import { describe, expect, it } from 'vitest';
import { createOnline } from '../../lib/store/online.ts';
import { createToaster } from '../../lib/store/toaster.ts';
import { manualTimers } from '../../lib/test/manual-timers.ts';
import { watchConnection } from './watch-state.ts';

function watched() {
  let report: (online: boolean) => void = () => {};
  const online = createOnline({
    isOnline: () => true,
    onChange(listener) {
      report = listener;
      return () => {};
    },
  });
  const timers = manualTimers();
  const toaster = createToaster(timers);
  watchConnection({ online, toaster }, { invalidate: async () => {}, state: { matches: [] } });
  return {
    toaster,
    timers,
    change: (now: boolean) => report(now),
    shown: () => toaster.getSnapshot().map(({ message }) => message),
  };
}

describe('the connection', () => {
  it('takes back that it is gone as soon as it is there, and the other way round', () => {
    const { change, shown } = watched();
    change(false);
    expect(shown()).toEqual([texts.offline.went]);
    change(true);
    expect(shown()).toEqual([texts.offline.back]);
    change(false);
    expect(shown()).toEqual([texts.offline.went]);
  });

  it('takes back a refused navigation as well, and leaves every other toast', () => {
    const { change, shown, toaster } = watched();
    change(false);
    toaster.show('error', texts.offline.navigating);
    toaster.show('error', 'Something else');
    change(true);
    expect(shown()).toEqual(['Something else', texts.offline.back]);
  });
});
