import type { Tx } from '../../../db/database.ts';
import { changeable, keys, terms } from './plan-fold.repository.ts';

interface PlanKey {
  readonly arn: string;
  readonly kind: 'SIP' | 'STP' | 'SWP';
  readonly folioNo: string;
  readonly regNo: string;
}

/**
 * Puts a plan on another mandate: a row of no file that says all it said before with another number, the newest of that
 * day, so that the same follows whenever plans are made again from their rows.
 */
export async function setPlanMandate(
  tx: Tx,
  { arn, kind, folioNo, regNo }: PlanKey,
  { umrn, today }: { readonly umrn: string; readonly today: Temporal.PlainDate },
): Promise<void> {
  const named = 'arn = $1 and kind = $2 and folio_no = $3 and reg_no = $4';
  const key = [arn, kind, folioNo, regNo];
  const said = changeable.map((column) => (column === 'umrn' ? '$5' : column)).join(', ');
  // The book is the system's to write; every statement names the distributor.
  await tx.asSystem(
    `insert into plan_row (${keys}, ${terms}, import_id, line, reported_on)
     select ${keys}, ${said}, 0,
            coalesce((select max(line) + 1 from plan_row where ${named} and import_id = 0), 0), $6::date
       from plan where ${named}`,
    [...key, umrn, today.toString()],
  );
  await tx.asSystem(`update plan set umrn = $5 where ${named}`, [...key, umrn]);
}
