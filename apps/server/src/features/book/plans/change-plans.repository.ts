import type { Tx } from '../../../db/database.ts';
import { foldTouched, touch } from './plan.repository.ts';
import { changeable, keys, sameKey, terms } from './plan-fold.repository.ts';

/** What becomes of a registration. What is left out stays as it is. */
export interface PlanChange {
  readonly arn: string;
  readonly kind: 'SIP' | 'STP' | 'SWP';
  readonly folioNo: string;
  readonly regNo: string;
  /** The day it was said on: it counts before what was said earlier. */
  readonly reportedOn: string;
  readonly ceasedOn?: string;
  readonly rejectedOn?: string;
  readonly pausedFrom?: string;
  readonly pausedTo?: string;
  readonly reason?: string;
}

/** The columns a change may set, with the name it has there. */
const changes: Readonly<Record<string, string>> = {
  ceased_on: 'ceasedOn',
  rejected_on: 'rejectedOn',
  paused_from: 'pausedFrom',
  paused_to: 'pausedTo',
  reason: 'reason',
};

const changed = changeable
  .map((column) =>
    changes[column] === undefined ? `p.${column}` : `coalesce(g."${changes[column]}", p.${column})`,
  )
  .join(', ');

/**
 * Changes registrations by a row that no file said, as the registrar's register would: later files count before it. One
 * change for each plan; a plan that does not exist is left out.
 */
export async function changePlans(
  tx: Tx,
  given: readonly PlanChange[],
): Promise<{ readonly imported: number }> {
  if (given.length === 0) return { imported: 0 };
  const json = JSON.stringify(
    given.map(({ folioNo, regNo, ...rest }) => ({ ...rest, folio_no: folioNo, reg_no: regNo })),
  );
  const rows = `jsonb_to_recordset($1::jsonb) as g (arn text, kind text, folio_no text, reg_no text, "reportedOn" date,
    "ceasedOn" date, "rejectedOn" date, "pausedFrom" date, "pausedTo" date, reason text)`;
  await touch(tx, rows, [json]);
  await tx.query(
    `insert into plan_row (${keys}, ${terms}, import_id, line, reported_on)
     select p.arn, p.kind, p.folio_no, p.reg_no, ${changed}, 0,
            1 + coalesce((select max(r.line) from plan_row r where ${sameKey('r', 'p')} and r.import_id = 0), 0),
            g."reportedOn"
       from ${rows} join plan p on ${sameKey('p', 'g')}`,
    [json],
  );
  return { imported: await foldTouched(tx, null) };
}
