import type { ArnState, HouseState, RegisterState } from '@hub/domain/arn-register/arn-state';
import type { Queries } from '../../../db/queries.ts';

interface Mapped {
  readonly euin: string;
  readonly name: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly mappedFrom: string | null;
  readonly mappedTo: string | null;
}

interface DistributorRecord {
  readonly arn: string;
  readonly name: string;
  readonly category: string | null;
  readonly city: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly state: ArnState;
  readonly houseState: HouseState | null;
  readonly registerState: RegisterState | null;
  readonly registerSeenAt: string | null;
  readonly isKydDone: boolean;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export async function findRecord(queries: Queries, arn: string): Promise<DistributorRecord | null> {
  const rows = await queries.query<DistributorRecord>(
    `select d.arn, d.name, d.category, p.city, d.mobile, d.email, d.state, d.house_state as "houseState",
            d.register_state as "registerState", d.register_seen_at as "registerSeenAt", d.is_kyd_done as "isKydDone",
            d.valid_from as "validFrom", d.valid_to as "validTo"
       from distributor d left join arn_profile p on p.arn = d.arn where d.arn = $1`,
    [arn],
  );
  return rows[0] ?? null;
}

interface PastState {
  readonly state: ArnState;
  readonly houseState: HouseState | null;
  readonly registerState: RegisterState | null;
  readonly since: string;
  readonly until: string | null;
  readonly source: string;
  readonly why: string;
}

export const findHistory = (queries: Queries, arn: string): Promise<PastState[]> =>
  queries.query<PastState>(
    `select state, house_state as "houseState", register_state as "registerState", since, until, source, why
       from arn_status where arn = $1 order by id`,
    [arn],
  );

export const findValidities = (
  queries: Queries,
  arn: string,
): Promise<{ readonly from: string | null; readonly to: string; readonly source: string }[]> =>
  queries.query<{ from: string | null; to: string; source: string }>(
    `select valid_from as "from", valid_to as "to", source from arn_validity where arn = $1 order by valid_to`,
    [arn],
  );

export const findMapped = (queries: Queries, arn: string): Promise<Mapped[]> =>
  queries.query<Mapped>(
    `select euin, name, valid_from as "validFrom", valid_to as "validTo", mapped_from as "mappedFrom",
            mapped_to as "mappedTo" from euin where arn = $1 order by name, euin`,
    [arn],
  );

interface Figures {
  readonly aum: string | null;
  readonly aumOn: string | null;
  readonly clients: number;
  readonly sips: number;
  readonly sipMonthly: string;
}

export async function findFigures(queries: Queries, arn: string, today: string): Promise<Figures> {
  const rows = await queries.query<Figures>(
    `select (select round(sum(aum), 2)::text from day_aum where arn = $1 and day = n.day) as aum, n.day as "aumOn",
            coalesce((select clients from client_total where arn = $1), 0) as clients,
            coalesce((select sum(running) from plan_total where arn = $1 and kind = 'SIP' and day <= $2), 0)::int4 as sips,
            coalesce((select sum(running_monthly) from plan_total where arn = $1 and kind = 'SIP' and day <= $2), 0.00)::text
              as "sipMonthly"
       from (select max(day) as day from day_aum where arn = $1) as n`,
    [arn, today],
  );
  return rows[0] ?? { aum: null, aumOn: null, clients: 0, sips: 0, sipMonthly: '0.00' };
}

/** Whether whoever's statements these are sees this ARN: of a relationship manager, only the own ones. */
export async function seesArn(queries: Queries, arn: string): Promise<boolean> {
  const rows = await queries.query('select from distributor where arn = $1', [arn]);
  return rows.length === 1;
}
