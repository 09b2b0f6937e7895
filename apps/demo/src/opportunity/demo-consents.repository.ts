import type { Queries } from '../../../server/src/db/queries.ts';

interface Agreed {
  readonly arn: string;
  readonly investorId: string;
  readonly channel: 'whatsapp' | 'sms' | 'email';
  readonly isGiven: boolean;
}

/** Two clients of three agreed to messages, and one of nine takes it back. By the client's id: the same each time. */
export const findWhoAgreed = (queries: Queries): Promise<Agreed[]> =>
  queries.query<Agreed>(
    `select i.arn, i.id as "investorId", channel, abs(hashtext(i.id::text)) % 9 < 8 as "isGiven"
       from client i cross join unnest(array['whatsapp', 'sms', 'email']) channel
      where abs(hashtext(i.id::text || channel)) % 3 > 0`,
  );

/** One mobile number of forty does not work. */
export const findDeadMobiles = (
  queries: Queries,
): Promise<{ readonly arn: string; readonly investorId: string; readonly contact: string }[]> =>
  queries.query(
    `select arn, id as "investorId", mobile as contact from client
      where coalesce(mobile, '') <> '' and abs(hashtext(id::text || 'dead')) % 40 = 0`,
  );
