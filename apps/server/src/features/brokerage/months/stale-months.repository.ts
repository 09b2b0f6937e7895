import type { Tx } from '../../../db/database.ts';

/** The first of a month, of a distributor. */
export interface BrokerageMonth {
  readonly arn: string;
  readonly month: string;
}

interface StaleMonth extends BrokerageMonth {
  /** Why what is expected changed; null where only paid lines did. */
  readonly why: string | null;
}

/** For a step of the statement that changes lines; `rows` have an `arn` and a `month`. */
export const markStaleMonths = (rows: string): string =>
  `insert into brokerage_stale (arn, month) select distinct arn, month from ${rows}`;

/** Who makes months anew waits for who is doing so: both would write the same rows. */
export async function lockMonths(tx: Tx): Promise<void> {
  await tx.query('set local statement_timeout to 0');
  await tx.query('select pg_advisory_xact_lock(1419)');
}

/** Takes so many months that are behind; whoever takes them makes them in the same transaction. */
export const takeStaleMonths = (tx: Tx, limit: number): Promise<StaleMonth[]> =>
  tx.query<StaleMonth>(
    `with due as (
       select distinct arn, month from brokerage_stale order by arn, month limit $1
     ), taken as (
       delete from brokerage_stale s using due where s.arn = due.arn and s.month = due.month
       returning s.arn, s.month, s.why
     )
     select arn, month, string_agg(distinct why, ',') as why from taken group by arn, month order by arn, month`,
    [limit],
  );
