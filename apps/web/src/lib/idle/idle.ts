import { createStore, type ReadableStore } from '../store/store.ts';
import { realTimers, type Timers } from '../time/timers.ts';

interface IdleSnapshot {
  /** When the session ends unless the user stays; null while there is nothing to warn of. */
  readonly endsAt: number | null;
}

/** Ends a session nobody uses: in every tab at once, with a warning that can be answered in any of them. */
export interface Idle extends ReadableStore<IdleSnapshot> {
  /** Whether the app was away longer than allowed; asked once, before the session is trusted at start. */
  overdue(): boolean;
  /** Watches from now on. The answer stops it. */
  start(): () => void;
  /** "Stay logged in". */
  extend(): Promise<void>;
}

/** The moment of the last activity, shared by all tabs. */
export interface SharedMoment {
  read(): number | null;
  write(at: number): void;
  onChange(listener: (at: number) => void): () => void;
}

interface IdleDeps {
  readonly minutes: number;
  readonly moment: SharedMoment;
  /** Whether there is a session to end, and when that changes. */
  readonly session: ReadableStore<boolean>;
  readonly onEnd: () => unknown;
  readonly renew: () => Promise<unknown>;
  /** Calls back on whatever a user does. */
  readonly activity: (listener: () => void) => () => void;
  readonly timers?: Timers;
}

const MINUTE_MS = 60_000;
/** Other tabs learn of activity this late at most. */
const SHARE_MS = 5000;

/** When somebody was last active, here or in another tab. */
function createLastActive(moment: SharedMoment, timers: Timers) {
  let activeAt = timers.now();
  let sharedAt = 0;
  return {
    at: () => activeAt,
    quiet: () => timers.now() - activeAt,
    learn() {
      activeAt = Math.max(activeAt, Math.min(moment.read() ?? 0, timers.now()));
    },
    note(share: boolean) {
      activeAt = timers.now();
      if (!share && activeAt - sharedAt < SHARE_MS) return;
      sharedAt = activeAt;
      moment.write(activeAt);
    },
  };
}

function createWarning() {
  const store = createStore<IdleSnapshot>({ endsAt: null });
  const warn = (endsAt: number | null) => {
    if (store.getSnapshot().endsAt !== endsAt) store.set({ endsAt });
  };
  return { store, warn };
}

export function createIdle(deps: IdleDeps): Idle {
  const { moment, session, onEnd, renew, activity, timers = realTimers } = deps;
  const limit = deps.minutes * MINUTE_MS;
  /** A minute before the end; of a very short time, half of it. */
  const calm = limit - Math.min(MINUTE_MS, limit / 2);
  const { store, warn } = createWarning();
  const active = createLastActive(moment, timers);
  let renewedAt = timers.now();
  let cancel = () => {};

  function check(): void {
    cancel();
    if (!session.getSnapshot()) {
      warn(null);
      return;
    }
    active.learn();
    const left = limit - active.quiet();
    if (left <= 0) {
      warn(null);
      onEnd();
      return;
    }
    const isCalm = active.quiet() < calm;
    warn(isCalm ? null : active.at() + limit);
    cancel = timers.after(isCalm ? calm - active.quiet() : left, check);
  }
  /** A device that slept wakes up with a touch: that touch must not count before the time is checked. */
  function touched(): void {
    if (!session.getSnapshot()) return;
    if (active.quiet() >= calm) check();
    else {
      active.note(false);
      // Who fills in a long form makes no call: without this the server would take them for idle.
      if (active.at() - renewedAt >= limit / 2) void renewNow();
    }
  }
  async function renewNow(): Promise<void> {
    renewedAt = timers.now();
    await renew();
  }
  function sessionChanged(): void {
    if (session.getSnapshot()) {
      renewedAt = timers.now();
      active.note(true);
    }
    check();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    overdue: () => timers.now() - (moment.read() ?? Number.POSITIVE_INFINITY) >= limit,
    start() {
      const stops = [session.subscribe(sessionChanged), moment.onChange(check), activity(touched)];
      sessionChanged();
      return () => {
        cancel();
        for (const stop of stops) stop();
      };
    },
    async extend() {
      active.note(true);
      check();
      await renewNow();
    },
  };
}
