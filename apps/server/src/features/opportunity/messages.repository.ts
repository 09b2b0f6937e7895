import type {
  ConsentWay,
  MessageChannel,
  MessageFault,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import type { Queries } from '../../db/queries.ts';

export interface Recipient {
  readonly investorId: string;
  readonly name: string;
  /** In full: masked before it leaves the server. */
  readonly contact: string | null;
  readonly fault: MessageFault | null;
}

const contactOf = { whatsapp: 'mobile', sms: 'mobile', email: 'email' } as const;

/** Whether each of these clients may get a message that way, and where. */
export const findRecipients = (
  queries: Queries,
  arn: string,
  channel: MessageChannel,
  investorIds: readonly string[],
): Promise<Recipient[]> => {
  const way = contactOf[channel];
  return queries.query<Recipient>(
    `select i.id as "investorId", i.name, nullif(i.${way}, '') as contact,
            case when coalesce(i.${way}, '') = '' then 'no-contact'
                 when dead.contact is not null then 'dead-contact'
                 when consent.is_given is not true then 'no-consent' end as fault
       from investor i
       left join message_consent consent
         on consent.arn = i.arn and consent.investor_id = i.id and consent.channel = $3
       left join dead_contact dead
         on dead.arn = i.arn and dead.investor_id = i.id and dead.way = '${way}' and dead.contact = i.${way}
      where i.arn = $1 and i.id = any($2::uuid[])`,
    [arn, investorIds, channel],
  );
};

/** Whether there is such a client. */
export async function writeConsent(
  queries: Queries,
  arn: string,
  consent: {
    readonly investorId: string;
    readonly channel: MessageChannel;
    readonly isGiven: boolean;
    readonly way: ConsentWay;
    readonly at: string;
  },
): Promise<boolean> {
  const rows = await queries.query(
    `insert into message_consent as c (arn, investor_id, channel, is_given, way, at)
     select i.arn, i.id, $3, $4, $5, $6 from investor i where i.arn = $1 and i.id = $2
         on conflict (arn, investor_id, channel) do update
        set is_given = excluded.is_given, way = excluded.way, at = excluded.at
     returning 1`,
    [arn, consent.investorId, consent.channel, consent.isGiven, consent.way, consent.at],
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
     select i.arn, i.id, $3, i.${way}, $4 from investor i
      where i.arn = $1 and i.id = $2 and coalesce(i.${way}, '') <> ''
         on conflict (arn, investor_id, way) do update set contact = excluded.contact, at = excluded.at
     returning 1`,
    [arn, investorId, way, at],
  );
  return rows.length > 0;
}
