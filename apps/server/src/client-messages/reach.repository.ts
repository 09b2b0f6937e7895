import type { ConsentWay } from '@hub/contract/calls/opportunity/opportunity-messages';
import type { WishChannel } from '@hub/domain/wishes/wish-fault';
import type { Queries } from '../db/queries.ts';

interface Consent {
  readonly investorId: string;
  /** Messages about the book, or wishes, which are marketing. */
  readonly purpose: 'messages' | 'wishes';
  readonly channel: WishChannel;
  readonly isGiven: boolean;
  readonly way: ConsentWay;
  readonly at: string;
}

/**
 * Who agrees agrees to this purpose alone. Who wants no more by a channel gets nothing more by it, whatever for. Answers
 * whether there is such a client.
 */
export async function writeConsent(
  queries: Queries,
  arn: string,
  { investorId, purpose, channel, isGiven, way, at }: Consent,
): Promise<boolean> {
  const rows = await queries.query(
    `with withdrawn as (
       update client_consent set is_given = false, way = $6, at = $7
        where arn = $1 and investor_id = $2 and purpose <> $3 and channel = $4 and is_given and not $5::boolean)
     insert into client_consent (arn, investor_id, purpose, channel, is_given, way, at)
     select r.arn, r.investor_id, $3, $4, $5, $6, $7 from client_reach r
      where r.arn = $1 and r.investor_id = $2 and r.purpose = $3 and r.channel = $4
         on conflict (arn, investor_id, purpose, channel) do update
        set is_given = excluded.is_given, way = excluded.way, at = excluded.at
     returning 1`,
    [arn, investorId, purpose, channel, isGiven, way, at],
  );
  return rows.length > 0;
}

/** The contact that the client has now does not work; another one later is another one. */
export async function writeDeadContact(
  queries: Queries,
  arn: string,
  {
    investorId,
    way,
    at,
  }: { readonly investorId: string; readonly way: 'mobile' | 'email'; readonly at: string },
): Promise<boolean> {
  const rows = await queries.query(
    `insert into dead_contact as d (arn, investor_id, way, contact, at)
     select r.arn, r.investor_id, $3, r.contact, $4 from client_reach r
      where r.arn = $1 and r.investor_id = $2 and r.purpose = 'messages' and r.contact is not null
        and r.channel = case $3 when 'mobile' then 'sms' else 'email' end
         on conflict (arn, investor_id, way) do update set contact = excluded.contact, at = excluded.at
     returning 1`,
    [arn, investorId, way, at],
  );
  return rows.length > 0;
}
