import type { MessageChannel, MessageFault } from '@hub/contract/calls/opportunity/opportunity-messages';
import type { Queries } from '../db/queries.ts';

export interface Recipient {
  readonly investorId: string;
  readonly name: string;
  /** In full: masked before it leaves the server. */
  readonly contact: string | null;
  readonly fault: MessageFault | null;
}

/** Whether each of these clients may get a message that way, and where. */
export const findRecipients = (
  queries: Queries,
  arn: string,
  channel: MessageChannel,
  investorIds: readonly string[],
): Promise<Recipient[]> =>
  queries.query<Recipient>(
    `select i.id as "investorId", i.name, r.contact,
            case when r.contact is null then 'no-contact'
                 when r.is_dead then 'dead-contact'
                 when r.is_given is not true then 'no-consent' end as fault
       from client i
       join client_reach r
         on r.arn = i.arn and r.investor_id = i.id and r.purpose = 'messages' and r.channel = $3
      where i.arn = $1 and i.id = any($2::uuid[])`,
    [arn, investorIds, channel],
  );
