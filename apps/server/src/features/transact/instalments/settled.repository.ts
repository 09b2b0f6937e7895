import type { Tx } from '../../../db/database.ts';
import { countDone, noteChange } from '../../book/book.public.ts';
import { keyColumns } from './plan-key.repository.ts';

/** The registrar has moved the units: counted on the plan. */
export async function writeDone(
  tx: Tx,
  references: readonly string[],
  at: Temporal.Instant,
): Promise<number> {
  const rows = await tx.query(
    `with changed as (
       update instalment i set status = 'DONE', settled_at = $2, code = null, reason = null
        where i.reference = any($1::text[]) and i.status in ('PRESENTED', 'PAID')
       returning ${keyColumns
         .split(', ')
         .map((column) => `i.${column}`)
         .join(', ')}, i.due_on
     ), counted as (
       ${countDone('changed')}
     )
     select 1 from changed`,
    [references, at.toString()],
  );
  return rows.length;
}

interface Refused {
  readonly reference: string;
  readonly code: string | null;
  readonly reason: string;
}

/** Money of an instalment that buys nothing. */
export interface UnusedMoney {
  readonly arn: string;
  readonly reference: string;
  readonly amount: string;
  readonly paidAt: string;
}

/** Not booked, and not the client's fault: no miss. Answers what was paid for it, which goes back. */
export const writeRejected = (
  tx: Tx,
  refused: readonly Refused[],
  at: Temporal.Instant,
): Promise<UnusedMoney[]> => writeRefused(tx, refused, 'REJECTED', at);

/** Missed: too few units to move. */
export async function writeMissed(tx: Tx, refused: readonly Refused[], at: Temporal.Instant): Promise<void> {
  await writeRefused(tx, refused, 'BOUNCED', at);
}

async function writeRefused(
  tx: Tx,
  refused: readonly Refused[],
  status: 'REJECTED' | 'BOUNCED',
  at: Temporal.Instant,
): Promise<UnusedMoney[]> {
  return tx.query<UnusedMoney>(
    `with before as (
       select arn, reference, kind, status, amount, answered_at from instalment
        where reference = any($1::text[]) and status in ('PRESENTED', 'PAID') order by reference for update
     ), changed as (
       update instalment i set status = $4, code = given.code, reason = given.reason, settled_at = $5
         from unnest($1::text[], $2::text[], $3::text[]) as given (reference, code, reason), before
        where i.reference = given.reference and before.reference = i.reference
     ), said as (${noteChange('order', 'before')})
     select arn, reference, amount, coalesce(answered_at, $5) as "paidAt" from before where kind = 'SIP' and status = 'PAID'`,
    [
      refused.map(({ reference }) => reference),
      refused.map(({ code }) => code),
      refused.map(({ reason }) => reason),
      status,
      at.toString(),
    ],
  );
}
