import type { Queries } from '../../db/queries.ts';

/** Whether there is such a client. */
export async function writeWeddingDay(
  queries: Queries,
  arn: string,
  investorId: string,
  on: string | null,
): Promise<boolean> {
  const existing = await queries.query('select from client where arn = $1 and id = $2', [arn, investorId]);
  if (existing.length === 0) return false;
  await (on === null
    ? queries.query('delete from wish_day where arn = $1 and investor_id = $2', [arn, investorId])
    : queries.query(
        `insert into wish_day (arn, investor_id, married_on) values ($1, $2, $3)
             on conflict (arn, investor_id) do update set married_on = excluded.married_on`,
        [arn, investorId, on],
      ));
  return true;
}

/** Wedding days that another system kept; one that is known here stays. ISO days. */
export async function addWeddingDays(
  queries: Queries,
  arn: string,
  days: readonly { readonly investorId: string; readonly on: string }[],
): Promise<void> {
  await queries.query(
    `insert into wish_day (arn, investor_id, married_on) select $1, * from unnest($2::uuid[], $3::date[])
         on conflict do nothing`,
    [arn, days.map(({ investorId }) => investorId), days.map(({ on }) => on)],
  );
}
