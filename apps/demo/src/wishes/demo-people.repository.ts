import type { Queries } from '../../../server/src/db/queries.ts';

interface Agreed {
  readonly arn: string;
  readonly investorId: string;
  readonly channel: 'whatsapp' | 'sms' | 'email';
  readonly isGiven: boolean;
}

/** Three clients of four agreed to wishes and one of nine of those takes it back; by the client's id: the same each time. */
export const findWhoAgreed = (queries: Queries): Promise<Agreed[]> =>
  queries.query<Agreed>(
    `select i.arn, i.id as "investorId", channel, abs(hashtext(i.id::text || 'wish')) % 9 < 8 as "isGiven"
       from client i cross join unnest(array['whatsapp', 'sms', 'email']) channel
      where abs(hashtext(i.id::text || channel || 'wish')) % 4 > 0`,
  );

interface ClientDay {
  readonly investorId: string;
  readonly on: string;
}

/** One adult of three has told the wedding day; of six it comes within the week. */
export const findWeddingDays = (queries: Queries, arn: string, today: string): Promise<ClientDay[]> =>
  queries.query<ClientDay>(
    `with adult as (
       select id, birth_date, row_number() over (order by client_key) as no from client
        where arn = $1 and birth_date < $2::date - interval '40 years')
     select id as "investorId",
            case when no <= 18 then ($2::date - make_interval(years => 9 + no::int))::date + (no::int / 3)
                 else (birth_date + interval '27 years')::date + abs(hashtext(id::text)) % 360 end as on
       from adult where no % 3 = 0`,
    [arn, today],
  );

/** A small book may have nobody to wish today: some adults keep their age and get the day. */
export const findBirthdaysToMove = (
  queries: Queries,
  arn: string,
  today: string,
  most: number,
): Promise<ClientDay[]> =>
  queries.query<ClientDay>(
    `with born as (
       select id, client_key, birth_date,
              (extract(month from birth_date), extract(day from birth_date))
                = (extract(month from $2::date), extract(day from $2::date)) as is_today
         from client where arn = $1 and birth_date < $2::date - interval '30 years')
     select id as "investorId",
            ($2::date - make_interval(years => extract(year from age($2::date, birth_date))::int))::date as on
       from born where not is_today order by client_key desc
      limit greatest($3::int - (select count(*)::int from born where is_today), 0)`,
    [arn, today, most],
  );
