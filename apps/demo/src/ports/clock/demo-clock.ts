import { AsyncLocalStorage } from 'node:async_hooks';
import { todayInIndia } from '@hub/domain';
import type { Database } from '../../../../server/src/db/database.ts';
import { oneStatement } from '../../../../server/src/db/queries.ts';
import { readSetting, writeSetting } from '../../../../server/src/db/settings/settings.ts';
import type { SettableClock } from '../../../../server/src/ports/clock/clock.ts';
import { systemClock } from '../../../../server/src/ports/clock/system-clock.ts';

const key = 'demo.clock';

/** How far the demo's time is from real time. */
async function readOffset(db: Database): Promise<number> {
  const saved = await readSetting<{ offsetMs: number }>(oneStatement(db, 'nobody'), key);
  return saved?.offsetMs ?? 0;
}

export const writeOffset = (db: Database, offsetMs: number): Promise<void> =>
  writeSetting(oneStatement(db, 'system'), key, { offsetMs });

/** How long this process may go on without asking what the others set. */
const trustMs = 1000;

/**
 * Real time moved by an offset that stands in the database, so that every process of a demo lives on
 * the same day. Asking the time never waits: a stale offset is read again in the background.
 */
export async function demoClock(db: Database): Promise<SettableClock> {
  // A question for the time inside a transaction must not look like a question to the database there.
  const outside = AsyncLocalStorage.snapshot();
  let offsetMs = 0;
  let requested = 0;

  const refresh = async () => {
    requested = performance.now();
    offsetMs = await readOffset(db);
  };
  const store = async (next: number) => {
    await writeOffset(db, next);
    offsetMs = next;
    requested = performance.now();
  };
  const now = () => {
    if (performance.now() - requested > trustMs) {
      requested = performance.now();
      // A closed or unreachable database shows elsewhere; the clock keeps its last offset.
      outside(() => refresh()).catch(() => {});
    }
    return systemClock.now().add({ milliseconds: offsetMs });
  };

  await refresh();
  return {
    now,
    today: () => todayInIndia(now()),
    set: (instant) => store(instant.epochMilliseconds - systemClock.now().epochMilliseconds),
    reset: () => store(0),
    refresh,
  };
}
