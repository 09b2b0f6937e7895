import { describe, expect, it } from 'vitest';
import { createStore } from '../store/store.ts';
import { manualTimers } from '../test/manual-timers.ts';
import { createIdle, type SharedMoment } from './idle.ts';

const MINUTE_MS = 60_000;

/** One browser with as many tabs as a test opens. */
function browser(minutes = 15) {
  const timers = manualTimers(1_000_000);
  const session = createStore(true);
  const listeners = new Set<{ tab: number; heard: (at: number) => void }>();
  let moment: number | null = null;
  let writes = 0;
  let tabs = 0;
  const openTab = () => {
    tabs += 1;
    const tab = tabs;
    const shared: SharedMoment = {
      read: () => moment,
      write(at) {
        moment = at;
        writes += 1;
        for (const listener of listeners) if (listener.tab !== tab) listener.heard(at);
      },
      onChange(heard) {
        const listener = { tab, heard };
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    let touch = () => {};
    const ends: number[] = [];
    let renewals = 0;
    const idle = createIdle({
      minutes,
      moment: shared,
      session,
      timers,
      onEnd: () => {
        ends.push(timers.now());
        session.set(false);
      },
      renew: async () => {
        renewals += 1;
      },
      activity(listener) {
        touch = listener;
        return () => {
          touch = () => {};
        };
      },
    });
    const stop = idle.start();
    return { idle, ends, stop, touch: () => touch(), renewals: () => renewals };
  };
  return { timers, session, openTab, writes: () => writes, lastSeen: (at: number) => (moment = at) };
}

const minutes = (count: number) => count * MINUTE_MS;

describe('a session that nobody uses', () => {
  it('warns a minute before its end and then ends', () => {
    const { timers, openTab } = browser();
    const { idle, ends } = openTab();
    const started = timers.now();
    timers.advance(minutes(14) - 1);
    expect(idle.getSnapshot().endsAt).toBeNull();
    timers.advance(1);
    expect(idle.getSnapshot().endsAt).toBe(started + minutes(15));
    timers.advance(minutes(1) - 1);
    expect(ends).toEqual([]);
    timers.advance(1);
    expect(ends).toEqual([started + minutes(15)]);
    expect(idle.getSnapshot().endsAt).toBeNull();
  });

  it('does not end while it is used', () => {
    const { timers, openTab } = browser();
    const { touch, ends, idle } = openTab();
    for (let minute = 0; minute < 60; minute += 1) {
      timers.advance(minutes(1));
      touch();
      expect(idle.getSnapshot().endsAt).toBeNull();
    }
    expect(ends).toEqual([]);
  });

  it('is renewed now and then while it is used, for the server sees no typing', () => {
    const { timers, openTab } = browser();
    const { touch, renewals } = openTab();
    for (let minute = 0; minute < 30; minute += 1) {
      timers.advance(minutes(1));
      touch();
    }
    expect(renewals()).toBe(3);
  });

  it('goes on when the user says so, with a fresh token, and not by a mere touch', async () => {
    const { timers, openTab } = browser();
    const { idle, touch, ends, renewals } = openTab();
    timers.advance(minutes(14.5));
    touch();
    expect(idle.getSnapshot().endsAt).not.toBeNull();
    expect(renewals()).toBe(0);
    await idle.extend();
    expect(renewals()).toBe(1);
    expect(idle.getSnapshot().endsAt).toBeNull();
    timers.advance(minutes(13.9));
    expect(idle.getSnapshot().endsAt).toBeNull();
    timers.advance(minutes(1.1));
    expect(ends).toHaveLength(1);
  });

  it('is used when any tab is, and warned of and extended in all of them', async () => {
    const { timers, openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    timers.advance(minutes(13));
    one.touch();
    timers.advance(minutes(13));
    expect(other.idle.getSnapshot().endsAt).toBeNull();
    timers.advance(minutes(1));
    expect(one.idle.getSnapshot().endsAt).not.toBeNull();
    expect(other.idle.getSnapshot().endsAt).toBe(one.idle.getSnapshot().endsAt);
    await other.idle.extend();
    expect(one.idle.getSnapshot().endsAt).toBeNull();
    expect(other.idle.getSnapshot().endsAt).toBeNull();
  });

  it('tells other tabs of activity every five seconds at most', () => {
    const { timers, openTab, writes } = browser();
    const { touch } = openTab();
    const before = writes();
    for (let step = 0; step < 100; step += 1) {
      timers.advance(100);
      touch();
    }
    expect(writes() - before).toBe(2);
  });

  it('is over when the device slept through the warning, and the touch that wakes it changes nothing', () => {
    const { timers, openTab } = browser();
    const { touch, ends } = openTab();
    timers.sleep(minutes(20));
    expect(ends).toEqual([]);
    touch();
    expect(ends).toEqual([timers.now()]);
  });

  it('was away too long when its last activity lies too far back', () => {
    const { timers, openTab, lastSeen } = browser(5);
    const { idle, stop } = openTab();
    stop();
    expect(idle.overdue()).toBe(false);
    lastSeen(timers.now() - minutes(5) + 1);
    expect(idle.overdue()).toBe(false);
    lastSeen(timers.now() - minutes(5));
    expect(idle.overdue()).toBe(true);
  });

  it('is not watched when there is none, and watched from a login on', () => {
    const { timers, session, openTab } = browser();
    session.set(false);
    const { idle, ends } = openTab();
    timers.advance(minutes(60));
    expect(idle.getSnapshot().endsAt).toBeNull();
    expect(ends).toEqual([]);
    session.set(true);
    timers.advance(minutes(14));
    expect(idle.getSnapshot().endsAt).not.toBeNull();
  });

  it('warns half the time before the end where the time is very short', () => {
    const { timers, openTab } = browser(1);
    const { idle } = openTab();
    timers.advance(minutes(0.5) - 1);
    expect(idle.getSnapshot().endsAt).toBeNull();
    timers.advance(1);
    expect(idle.getSnapshot().endsAt).not.toBeNull();
  });
});
