import { clockInIndia } from '@hub/domain';
import type { Database } from '../../../server/src/db/database.ts';
import { moveSessions } from '../../../server/src/features/session/session.public.ts';
import type { SettableClock } from '../../../server/src/ports/clock/clock.ts';
import { makeDemoNavs } from './make-demo-navs.ts';

/** Handbook §1.4: the NAV of a day is known that night. */
const navsAreOutAt = Temporal.PlainTime.from('21:00');

/**
 * Makes the NAVs that would have been published by now: a demo has no file of AMFI's for days to come. Changes nothing
 * when they are there. For the demo only.
 */
export async function saveDemoNavs(db: Database, now: Temporal.Instant): Promise<number> {
  const here = clockInIndia(now);
  const isOut = Temporal.PlainTime.compare(here.toPlainTime(), navsAreOutAt) >= 0;
  const through = isOut ? here.toPlainDate() : here.toPlainDate().subtract({ days: 1 });
  return db.transaction('system', (tx) => makeDemoNavs(tx, through));
}

/**
 * Moves the demo to another time and gives it the prices of the days between; whoever is logged in stays so. Whoever
 * calls it starts the jobs that wait for time: on a server `transact.work`; the command line leaves it to the server's
 * next minute.
 */
export async function moveDemoClock(
  db: Database,
  clock: SettableClock,
  to: Temporal.Instant,
): Promise<{ readonly navs: number }> {
  const by = to.since(clock.now());
  await db.transaction('system', (tx) => moveSessions(tx, by));
  await clock.set(to);
  return { navs: await saveDemoNavs(db, to) };
}
