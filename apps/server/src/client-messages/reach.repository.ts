import type { ConsentWay } from '@hub/contract/calls/opportunity/opportunity-messages';
import type { WishChannel } from '@hub/domain/wishes/wish-fault';
import type { Queries } from '../db/queries.ts';

export interface Consent {
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

/** Consents that another system kept; one that is known here stays as it is. */
export async function addConsents(
  queries: Queries,
  consents: readonly (Consent & { readonly arn: string })[],
): Promise<void> {
  await queries.query(
    `insert into client_consent (arn, investor_id, purpose, channel, is_given, way, at)
     select * from unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::bool[], $6::text[], $7::timestamptz[])
         on conflict do nothing`,
    [
      consents.map(({ arn }) => arn),
      consents.map(({ investorId }) => investorId),
      consents.map(({ purpose }) => purpose),
      consents.map(({ channel }) => channel),
      consents.map(({ isGiven }) => isGiven),
      consents.map(({ way }) => way),
      consents.map(({ at }) => at),
    ],
  );
}

/** Contacts that another system knew not to work, likewise. */
export async function addDeadContacts(
  queries: Queries,
  dead: readonly {
    readonly arn: string;
    readonly investorId: string;
    readonly way: 'mobile' | 'email';
    readonly contact: string;
    readonly at: string;
  }[],
): Promise<void> {
  await queries.query(
    `insert into dead_contact (arn, investor_id, way, contact, at)
     select * from unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::timestamptz[])
         on conflict do nothing`,
    [
      dead.map(({ arn }) => arn),
      dead.map(({ investorId }) => investorId),
      dead.map(({ way }) => way),
      dead.map(({ contact }) => contact),
      dead.map(({ at }) => at),
    ],
  );
}
