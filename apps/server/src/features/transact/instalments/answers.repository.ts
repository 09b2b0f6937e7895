import type { Tx } from '../../../db/database.ts';
import { countMisses, endedPlans } from './misses.repository.ts';
import { keyColumns, type PlanKey, selectKey } from './plan-key.repository.ts';

const columnsOf = (row: string): string =>
  `${keyColumns
    .split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ')}, ${row}.due_on, ${row}.reference, ${row}.status`;

export interface EndedPlan extends PlanKey {
  readonly bounceLimit: number;
}

export interface BankAnswer {
  readonly reference: string;
  readonly status: 'PAID' | 'BOUNCED';
  readonly code: string | null;
  readonly reason: string | null;
  readonly at: string;
}

interface Written {
  /** Plans that their misses end. */
  readonly ended: readonly EndedPlan[];
  /** References of answers that changed nothing: answered before, or of a debit that nobody sent. */
  readonly unmatched: readonly string[];
  /** Of plans that were stopped before the answer came. */
  readonly late: readonly PlanKey[];
}

/**
 * Writes what the bank said about debits: what was paid is ready for the registrar, what was not is a miss. `not in` is
 * hashed, where `not exists` would compare every answer of a large batch with every other.
 */
export async function writeBankAnswers(tx: Tx, answers: readonly BankAnswer[]): Promise<Written> {
  const [row] = await tx.query<Written>(
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])
         as g (reference, status, code, reason, at)
     ), changed as (
       update instalment i set status = given.status, code = given.code, reason = given.reason, answered_at = given.at
         from given where i.reference = given.reference
                      -- As a case: in a table without statistics two conditions pass for rare, and every answer would be
                      -- compared with every instalment.
                      and case when i.status = 'PRESENTED' then i.kind = 'SIP' end
       returning ${columnsOf('i')}
     ), ready as (
       insert into instalment_step (arn, reference, step)
       select arn, reference, 'submit' from changed where status = 'PAID'
     ), ${countMisses}
     select coalesce((select jsonb_agg(to_jsonb(e)) from (${endedPlans}) e), '[]') as ended,
            coalesce((select jsonb_agg(reference) from given
                       where reference not in (select reference from changed)), '[]') as unmatched,
            coalesce((select jsonb_agg(to_jsonb(l)) from (
                        select ${selectKey('counted')} from counted where is_miss and not is_running) l), '[]') as late`,
    [
      answers.map(({ reference }) => reference),
      answers.map(({ status }) => status),
      answers.map(({ code }) => code),
      answers.map(({ reason }) => reason),
      answers.map(({ at }) => at),
    ],
  );
  return row ?? { ended: [], unmatched: [], late: [] };
}

/** Counts instalments that were missed as they were written. */
export const countMissed = (tx: Tx, references: readonly string[]): Promise<EndedPlan[]> =>
  tx.query<EndedPlan>(
    `with changed as (
       select ${columnsOf('i')} from instalment i where i.reference = any($1::text[])
     ), ${countMisses} ${endedPlans}`,
    [references],
  );

/** The bank has no final answer yet: it stays with the bank, and says why. */
export async function noteWaiting(
  tx: Tx,
  answers: readonly Pick<BankAnswer, 'reference' | 'code' | 'reason'>[],
): Promise<void> {
  await tx.query(
    `update instalment i set code = given.code, reason = given.reason
       from unnest($1::text[], $2::text[], $3::text[]) as given (reference, code, reason)
      where i.reference = given.reference and i.status = 'PRESENTED'`,
    [
      answers.map(({ reference }) => reference),
      answers.map(({ code }) => code),
      answers.map(({ reason }) => reason),
    ],
  );
}

/** What is known of references that an answer did not change. */
export const findAnswered = (
  tx: Tx,
  references: readonly string[],
): Promise<{ readonly reference: string; readonly arn: string; readonly status: string }[]> =>
  tx.query('select reference, arn, status from instalment where reference = any($1::text[])', [references]);
