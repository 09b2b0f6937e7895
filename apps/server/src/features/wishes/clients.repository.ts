import type { WishStatus } from '@hub/contract/wishes/wish-texts';
import type { YearlyKind } from '@hub/domain/wishes/occasions';
import type { WishChannel } from '@hub/domain/wishes/wish-fault';
import type { Queries } from '../../db/queries.ts';

export interface ClientRow {
  readonly investorId: string;
  readonly name: string;
  readonly birthDate: string | null;
  readonly marriedOn: string | null;
  readonly investedOn: string | null;
  readonly state: string | null;
  /** In full: they do not leave the server but by the messenger. */
  readonly mobile: string | null;
  readonly email: string | null;
  readonly isMobileDead: boolean;
  readonly isEmailDead: boolean;
  readonly consents: Readonly<
    Partial<Record<WishChannel, { readonly isGiven: boolean; readonly at: string }>>
  > | null;
  /** Wishes that wait or went, by their names. */
  readonly wished: Readonly<Record<string, WishStatus>> | null;
}

const columns = {
  birthday: 'i.birth_date',
  marriage: 'd.married_on',
  'first-investment': 'i.invested_on',
} as const satisfies Record<YearlyKind, string>;

const read = `
  select i.id as "investorId", i.name, i.birth_date::text as "birthDate", d.married_on::text as "marriedOn",
         i.invested_on::text as "investedOn", i.state, nullif(i.mobile, '') as mobile, nullif(i.email, '') as email,
         r."isMobileDead", r."isEmailDead", r.consents,
         (select json_object_agg(w.name, w.status) from wish w
           where w.arn = i.arn and w.investor_id = i.id
             and w.status in ('waiting', 'sent', 'opened')) as wished
    from client i left join wish_day d on d.arn = i.arn and d.investor_id = i.id
    cross join lateral (
      select bool_or(is_dead) filter (where channel = 'sms') as "isMobileDead",
             bool_or(is_dead) filter (where channel = 'email') as "isEmailDead",
             json_object_agg(channel, json_build_object('isGiven', is_given, 'at', consent_at))
               filter (where is_given is not null) as consents
        from client_reach r where r.arn = i.arn and r.investor_id = i.id and r.purpose = 'wishes') r`;

/** Month times 100 plus day, of a date in any year. */
const dayKey = (column: string) => `(extract(month from ${column}) * 100 + extract(day from ${column}))::int`;

/** Those for whom one of these days of the year is one of these kinds. */
export const findByDays = (
  queries: Queries,
  arn: string,
  kinds: readonly YearlyKind[],
  dayKeys: readonly number[],
): Promise<ClientRow[]> => {
  const days = `array[${kinds.map((kind) => dayKey(columns[kind])).join(', ')}]::int[]`;
  return queries.query<ClientRow>(`${read} where i.arn = $1 and ${days} && $2::int[] order by i.name, i.id`, [
    arn,
    dayKeys,
  ]);
};

export const findEverybody = (queries: Queries, arn: string): Promise<ClientRow[]> =>
  queries.query<ClientRow>(`${read} where i.arn = $1 order by i.name, i.id`, [arn]);

export const findByIds = (queries: Queries, arn: string, ids: readonly string[]): Promise<ClientRow[]> =>
  queries.query<ClientRow>(`${read} where i.arn = $1 and i.id = any($2::uuid[]) order by i.name, i.id`, [
    arn,
    ids,
  ]);

export const countByState = (
  queries: Queries,
  arn: string,
): Promise<{ readonly state: string | null; readonly clients: number }[]> =>
  queries.query('select state, count(*)::int as clients from client where arn = $1 group by state', [arn]);

/** How the distributor (d, with profile p) is called by clients. */
export const senderName = "coalesce(nullif(p.business_name, ''), p.display_name, d.name)";

export async function findSender(queries: Queries, arn: string): Promise<string> {
  const rows = await queries.query<{ name: string }>(
    `select ${senderName} as name
       from arn_record d left join arn_profile p on p.arn = d.arn where d.arn = $1`,
    [arn],
  );
  return rows[0]?.name ?? arn;
}
