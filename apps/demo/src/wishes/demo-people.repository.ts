import type { Queries } from '../../../server/src/db/queries.ts';

/** Three clients of four agreed to wishes and one of nine of those takes it back; by the client's id: the same each time. */
export const makeConsents = (queries: Queries, at: string) =>
  queries.query(
    `insert into client_consent (arn, investor_id, purpose, channel, is_given, way, at)
     select i.arn, i.id, 'wishes', channel, abs(hashtext(i.id::text || 'wish')) % 9 < 8, 'meeting', $1
       from investor i cross join unnest(array['whatsapp', 'sms', 'email']) channel
      where abs(hashtext(i.id::text || channel || 'wish')) % 4 > 0
         on conflict do nothing`,
    [at],
  );

/** One adult of three has told the wedding day; of six it comes within the week. */
export const makeWeddingDays = (queries: Queries, arn: string, today: string) =>
  queries.query(
    `with adult as (
       select id, birth_date, row_number() over (order by client_key) as no from investor
        where arn = $1 and birth_date < $2::date - interval '40 years')
     insert into wish_day (arn, investor_id, married_on)
     select $1, id, case when no <= 18 then ($2::date - make_interval(years => 9 + no::int))::date + (no::int / 3)
                         else (birth_date + interval '27 years')::date + abs(hashtext(id::text)) % 360 end
       from adult where no % 3 = 0
         on conflict do nothing`,
    [arn, today],
  );

/** A small book may have nobody to wish today: some adults keep their age and get the day. */
export const makeBirthdaysToday = (queries: Queries, arn: string, today: string, most: number) =>
  queries.query(
    `with born as (
       select id, client_key, birth_date,
              (extract(month from birth_date), extract(day from birth_date))
                = (extract(month from $2::date), extract(day from $2::date)) as is_today
         from investor where arn = $1 and birth_date < $2::date - interval '30 years')
     update investor i
        set birth_date = ($2::date - make_interval(years => extract(year from age($2::date, i.birth_date))::int))::date
       from (select id from born where not is_today order by client_key desc
              limit greatest($3::int - (select count(*)::int from born where is_today), 0)) chosen
      where i.arn = $1 and i.id = chosen.id`,
    [arn, today, most],
  );

/** By every channel: so that the demo has who agreed, and two who do not want wishes. */
export const setConsents = (
  queries: Queries,
  arn: string,
  investorIds: readonly string[],
  isGiven: boolean,
  at: string,
) =>
  queries.query(
    `insert into client_consent (arn, investor_id, purpose, channel, is_given, way, at)
     select $1, id, 'wishes', channel, $3, 'call', $4
       from unnest($2::uuid[]) id cross join unnest(array['whatsapp', 'sms', 'email']) channel
         on conflict (arn, investor_id, purpose, channel) do update set is_given = excluded.is_given`,
    [arn, investorIds, isGiven, at],
  );

export const finishBatch = (queries: Queries, arn: string, batchId: string, status: 'sent' | 'cancelled') =>
  queries.query('update wish set status = $3, changed_at = send_at where arn = $1 and batch_id = $2', [
    arn,
    batchId,
    status,
  ]);
