import type { ConsentWay } from '@hub/contract/calls/opportunity/opportunity-messages';
import type { WishChannel } from '@hub/domain/wishes/wish-fault';
import type { Queries } from '../../db/queries.ts';

/** Whether there is such a client. */
export async function writeConsent(
  queries: Queries,
  arn: string,
  consent: {
    readonly investorId: string;
    readonly channel: WishChannel;
    readonly isGiven: boolean;
    readonly way: ConsentWay;
    readonly at: string;
  },
): Promise<boolean> {
  const rows = await queries.query(
    `insert into wish_consent as c (arn, investor_id, channel, is_given, way, at)
     select i.arn, i.id, $3, $4, $5, $6 from investor i where i.arn = $1 and i.id = $2
         on conflict (arn, investor_id, channel) do update
        set is_given = excluded.is_given, way = excluded.way, at = excluded.at
     returning 1`,
    [arn, consent.investorId, consent.channel, consent.isGiven, consent.way, consent.at],
  );
  return rows.length > 0;
}

export async function writeWeddingDay(
  queries: Queries,
  arn: string,
  investorId: string,
  on: string | null,
): Promise<boolean> {
  const known = await queries.query('select from investor where arn = $1 and id = $2', [arn, investorId]);
  if (known.length === 0) return false;
  await (on === null
    ? queries.query('delete from wish_day where arn = $1 and investor_id = $2', [arn, investorId])
    : queries.query(
        `insert into wish_day (arn, investor_id, married_on) values ($1, $2, $3)
             on conflict (arn, investor_id) do update set married_on = excluded.married_on`,
        [arn, investorId, on],
      ));
  return true;
}
