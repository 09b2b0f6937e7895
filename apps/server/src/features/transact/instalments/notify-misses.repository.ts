import type { Frequency } from '@hub/domain/plans/frequencies';
import type { Tx } from '../../../db/database.ts';
import { samePlan } from './plan-key.repository.ts';

export interface MissToReport {
  readonly arn: string;
  /** A book may come before its distributor's record: then there is nobody to notify. */
  readonly hasDistributor: boolean;
  readonly kind: 'SIP' | 'STP' | 'SWP';
  readonly frequency: Frequency;
  readonly missed: number;
  readonly amount: string;
  readonly scheme: string;
  readonly client: string;
  readonly investorId: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly dueOn: string;
  readonly code: string | null;
  readonly reason: string | null;
}

/** Takes some that nobody else has: they are off the list when the transaction commits. */
export const takeMisses = (tx: Tx, limit: number): Promise<MissToReport[]> =>
  tx.query<MissToReport>(
    `with taken as materialized (
       select ctid as row, reference, missed from instalment_step where step = 'tell' limit $1 for update skip locked
     ), gone as (
       delete from instalment_step s using taken where s.ctid = taken.row
     )
     select i.arn, exists (select from arn_record d where d.arn = i.arn) as "hasDistributor", i.kind, p.frequency,
            coalesce(taken.missed, 1) as missed, i.amount, coalesce(s.name, p.scheme_code) as scheme,
            v.name as client, v.id as "investorId", v.mobile, v.email, i.due_on as "dueOn", i.code, i.reason
       from taken join instalment i on i.reference = taken.reference
       join systematic_plan p on ${samePlan('p', 'i')}
       join client_folio f on f.arn = i.arn and f.folio_no = i.folio_no
       join client v on v.arn = f.arn and v.id = f.investor_id
       left join fund_scheme s on s.code = p.scheme_code
      order by i.reference`,
    [limit],
  );
