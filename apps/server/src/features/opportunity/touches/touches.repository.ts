import type { Touch } from '@hub/contract/calls/opportunity/opportunity-touches';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import type { Queries } from '../../../db/queries.ts';

/*
 * A call or a message to a client is one record, whether it was noted about a row of a list or about the client.
 */

interface NewTouches {
  readonly arn: string;
  readonly investorIds: readonly string[];
  readonly act: Touch['act'];
  readonly channel: 'whatsapp' | 'sms' | 'email' | null;
  readonly note: string | null;
  readonly at: string;
}

/** About these clients as a whole; of who is no client nothing is written. */
export const writeTouches = (
  queries: Queries,
  { arn, investorIds, act, channel, note, at }: NewTouches,
): Promise<Touch[]> =>
  queries.query<Touch>(
    `insert into opportunity_act (arn, id, investor_id, act, note, channel, at)
     select c.arn, gen_random_uuid(), c.id, $3, $4, $5, $6::timestamptz
       from client c where c.arn = $1 and c.id = any($2::uuid[])
     returning act, at, note`,
    [arn, investorIds, act, note, channel, at],
  );

const isTouch = (act: string): string => `${act}.act in ('call', 'message')`;

/** What is read of the client of a row: `touched.act`, `.at` and `.note` of the last call or message. */
export const lastTouchOf = (investorId: string): string => `left join lateral (
    select a.act, a.at, a.note from opportunity_act a
     where a.arn = $1 and a.investor_id = ${investorId} and ${isTouch('a')}
     order by a.at desc limit 1) touched on true`;

type FoundTouch = Touch & { readonly list: OpportunityList | null };

export const findTouches = (
  queries: Queries,
  arn: string,
  { investorId, limit }: { readonly investorId: string; readonly limit: number },
): Promise<FoundTouch[]> =>
  queries.query<FoundTouch>(
    `select a.act, a.at, a.note, a.list from opportunity_act a
      where a.arn = $1 and a.investor_id = $2 and ${isTouch('a')} order by a.at desc, a.id limit $3`,
    [arn, investorId, limit],
  );
