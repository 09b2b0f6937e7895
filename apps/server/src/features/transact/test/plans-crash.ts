import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../../db/database.ts';
import { dueDay, returned } from './many-plans.ts';

const script = fileURLToPath(new URL('run-plans.ts', import.meta.url));

interface CrashTest {
  readonly url: string;
  readonly plans: number;
  readonly plansAtOnce: number;
}

const start = ({ url, plansAtOnce }: CrashTest): ChildProcess =>
  spawn(process.execPath, [script, url, dueDay, String(plansAtOnce)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Kills the process when it says a thing for the n-th time: then it is in the midst of a transaction. */
async function killAt(test: CrashTest, what: string, n: number): Promise<boolean> {
  const child = start(test);
  let left = n;
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    left -= text.split('\n').filter((line) => line === what).length;
    if (left <= 0) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'exit');
  return signal === 'SIGKILL';
}

async function finish(test: CrashTest): Promise<void> {
  const child = start(test);
  child.stdout?.resume();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`It ended with ${code}`);
}

/** Killed half way through presenting, through the answers and through the handing over; then two finish it together. */
export async function crashPlans(test: CrashTest): Promise<number> {
  const batches = Math.ceil(test.plans / test.plansAtOnce);
  let kills = 0;
  for (const what of ['p', 'a', 'r'] as const) {
    const half = what === 'r' ? 1 : Math.ceil(batches / 2);
    kills += Number(await killAt(test, what, half));
  }
  await Promise.all([finish(test), finish(test)]);
  // What the one had locked when the other looked is left to the next run.
  await finish(test);
  return kills;
}

/** What was lost or doubled, in words; none when all is well. */
export async function crashFindings(db: Database, plans: number): Promise<string[]> {
  const one = async (what: string, expected: number, sql: string) => {
    const [row] = await db.read<{ n: number }>('system', sql);
    return row?.n === expected ? [] : [`${what}: ${row?.n} instead of ${expected}`];
  };
  const misses = Math.round(plans * returned);
  const paid = plans - misses;
  const checks = [
    one('instalments', plans, 'select count(*)::int as n from instalment'),
    one('plans with one', plans, 'select count(distinct (arn, reg_no))::int as n from instalment'),
    one('debits', plans, 'select count(*)::int as n from bank_debit join instalment using (reference)'),
    one('debits in all', plans, 'select count(*)::int as n from bank_debit'),
    one('missed', misses, "select count(*)::int as n from instalment where status = 'BOUNCED'"),
    one('misses on plans', misses, 'select sum(bounced)::int as n from plan'),
    one('notifications', misses, 'select count(*)::int as n from notification'),
    one('paid', paid, "select count(*)::int as n from instalment where status = 'PAID'"),
    one('with the registrar', paid, 'select count(*)::int as n from registrar_order'),
    one('still to do', 0, 'select count(*)::int as n from instalment_step'),
    one('plans moved on', plans, "select count(*)::int as n from plan_run where next_due_on = '2026-12-16'"),
  ];
  return (await Promise.all(checks)).flat();
}
