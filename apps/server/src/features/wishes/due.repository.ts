import type { WishDesign } from '@hub/contract/calls/wishes/wishes';
import type { WishLanguage } from '@hub/domain/wishes/greetings';
import type { WishChannel, WishFault } from '@hub/domain/wishes/wish-fault';
import type { Queries } from '../../db/queries.ts';
import { senderName } from './clients.repository.ts';

export interface DueRow {
  readonly arn: string;
  readonly batchId: string;
  readonly investorId: string;
  readonly sendAt: string;
  readonly category: string;
  readonly channel: Extract<WishChannel, 'sms' | 'email'>;
  readonly language: WishLanguage;
  readonly design: WishDesign;
  readonly text: string;
  readonly name: string;
  readonly distributor: string;
  readonly contact: string | null;
  readonly isDead: boolean;
  /** As it is now: it may have been withdrawn since the wish was written. */
  readonly isGiven: boolean | null;
}

/** Some of those whose time has come, held until the transaction ends: two servers never have the same. */
export const takeDue = (queries: Queries, now: string, most: number): Promise<DueRow[]> =>
  queries.query<DueRow>(
    `with due as (
       select w.arn, w.batch_id, w.investor_id, w.send_at from wish w
        where w.status = 'waiting' and w.send_at <= $1
        order by w.send_at, w.arn, w.batch_id, w.investor_id limit $2 for update skip locked)
     select due.arn, due.batch_id as "batchId", due.investor_id as "investorId", due.send_at as "sendAt",
            b.category, b.channel, b.language, b.design, b.text, i.name,
            coalesce(${senderName}, due.arn) as distributor,
            r.contact, r.is_dead as "isDead", r.is_given as "isGiven"
       from due
       join wish_batch b on b.arn = due.arn and b.id = due.batch_id
       join client i on i.arn = due.arn and i.id = due.investor_id
       left join arn_record d on d.arn = due.arn
       left join arn_profile p on p.arn = due.arn
       join client_reach r
         on r.arn = due.arn and r.investor_id = due.investor_id and r.purpose = 'wishes' and r.channel = b.channel`,
    [now, most],
  );

export interface WishOutcome {
  readonly arn: string;
  readonly batchId: string;
  readonly investorId: string;
  readonly status: 'sent' | 'missed' | 'left-out';
  readonly fault: WishFault | null;
}

export const writeOutcomes = (queries: Queries, outcomes: readonly WishOutcome[], at: string) =>
  queries.query(
    `update wish set status = o.status, fault = o.fault, changed_at = $2
       from json_to_recordset($1) as o(arn text, "batchId" uuid, "investorId" uuid, status text, fault text)
      where wish.arn = o.arn and wish.batch_id = o."batchId" and wish.investor_id = o."investorId"`,
    [JSON.stringify(outcomes), at],
  );
