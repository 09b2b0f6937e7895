import type { JobContext } from '../../../calls/job-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { DebitPlatform } from '../payment/debit.service.ts';
import { pollBank } from './answers.service.ts';
import { notifyOfMisses } from './notify-misses.service.ts';
import { findDueDay } from './present.repository.ts';
import { presentSome } from './present.service.ts';
import { submitReady } from './submit.service.ts';

async function sumUntilNone(step: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    const count = await step();
    if (count === 0) return sum;
    sum += count;
  }
}

type Context = DebitPlatform & Pick<JobContext, 'db' | 'mandates' | 'registrar'>;

/** One computes while the other waits for the database; PGlite has one connection. */
const lanesOf = ({ db }: Pick<Context, 'db'>): number => (db.kind === 'postgres' ? 2 : 1);

export async function inLanes(context: Pick<Context, 'db'>, step: () => Promise<number>): Promise<number> {
  const counts = await Promise.all(Array.from({ length: lanesOf(context) }, () => sumUntilNone(step)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Runs every plan up to today: debits, the bank's answers, and what goes to the registrar. Day after day where several
 * have passed, so that a plan that ends with its third miss is not debited a fourth time. Every step is a transaction
 * that leaves the rest to do: the job may be killed and started again, in any number of processes. Answers how many
 * instalments went to the registrar.
 */
export async function runInstalments(context: Context, plansAtOnce?: number): Promise<number> {
  const { db, clock } = context;
  const today = clock.today().toString();
  for (;;) {
    const day = await findDueDay(oneStatement(db, 'system'), today);
    if (day === null) break;
    const looked = await inLanes(context, () => presentSome(context, day, plansAtOnce));
    await pollBank(context);
    // Another process has the rest of the day.
    if (looked === 0) break;
  }
  await pollBank(context);
  const submitted = await sumUntilNone(() => submitReady(context));
  await sumUntilNone(() => notifyOfMisses(context));
  return submitted;
}
