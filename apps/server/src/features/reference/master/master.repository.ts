import type { ExistingScheme, MasterScheme } from '@hub/domain/scheme-master/compare-schemes';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';

/** One load at a time; reading goes on. */
export async function lockMaster(tx: Tx): Promise<void> {
  await tx.query('lock table scheme in share row exclusive mode');
}

/** The facts of each that hold today, the newest of those of one day. */
const newestFacts = `(select coalesce(jsonb_object_agg(fact, value), '{}') from (
    select distinct on (f.fact) f.fact, f.value from scheme_fact f
     where f.scheme_code = s.code and f.from_day <= $1 and f.fact = any($2::text[])
     order by f.fact, f.from_day desc, f.id desc) as newest)`;

export async function readMaster(
  queries: Queries,
  today: string,
  facts: readonly string[],
): Promise<Map<string, ExistingScheme>> {
  const rows = await queries.query<ExistingScheme>(
    `select s.code, s.fund, s.name, s.plan, s.option, s.rta, s.rta_code as "rtaCode", s.isin,
            s.isin_reinvest as "isinReinvest", s.asset_class as "assetClass", s.category, s.tax_class as "taxClass",
            s.cutoff, s.risk, s.benchmark, s.manager, s.launched_on as "launchedOn",
            s.lock_in_months as "lockInMonths", s.rules, s.loads, s.is_open as "isOpen", ${newestFacts} as facts
       from scheme s order by s.name, s.code`,
    [today, facts],
  );
  return new Map(rows.map((row) => [row.code, row]));
}

/** Schemes that are new or other than they were, in one statement. */
export async function writeMaster(tx: Tx, schemes: readonly MasterScheme[]): Promise<void> {
  await tx.query(
    `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, isin_reinvest, asset_class, category,
                         tax_class, cutoff, risk, benchmark, manager, launched_on, lock_in_months, rules, loads, is_open)
     select code, fund, name, plan, option, rta, "rtaCode", isin, "isinReinvest", "assetClass", category, "taxClass",
            cutoff, risk, benchmark, manager, "launchedOn", "lockInMonths", rules, loads, "isOpen"
       from jsonb_to_recordset($1::jsonb) as g (code text, fund text, name text, plan text, option text, rta text,
            "rtaCode" text, isin text, "isinReinvest" text, "assetClass" text, category text, "taxClass" text,
            cutoff text, risk int4, benchmark text, manager text, "launchedOn" date, "lockInMonths" int4, rules jsonb,
            loads jsonb, "isOpen" bool)
     on conflict (code) do update
        set fund = excluded.fund, name = excluded.name, plan = excluded.plan, option = excluded.option,
            rta = excluded.rta, rta_code = excluded.rta_code, isin = excluded.isin,
            isin_reinvest = excluded.isin_reinvest, asset_class = excluded.asset_class, category = excluded.category,
            tax_class = excluded.tax_class, cutoff = excluded.cutoff, risk = excluded.risk,
            benchmark = excluded.benchmark, manager = excluded.manager, launched_on = excluded.launched_on,
            lock_in_months = excluded.lock_in_months, rules = excluded.rules, loads = excluded.loads,
            is_open = excluded.is_open`,
    [JSON.stringify(schemes)],
  );
}

export interface NewFact {
  readonly code: string;
  readonly fact: string;
  readonly from: string;
  readonly value: string;
}

export async function addFacts(tx: Tx, facts: readonly NewFact[], source: string): Promise<void> {
  if (facts.length === 0) return;
  await tx.query(
    `insert into scheme_fact (scheme_code, fact, from_day, value, source)
     select code, fact, "from", value, $2
       from jsonb_to_recordset($1::jsonb) as g (code text, fact text, "from" date, value text)`,
    [JSON.stringify(facts), source],
  );
}

interface LockedScheme {
  readonly code: string;
  readonly name: string;
  readonly plan: string;
  readonly option: string;
  readonly category: string;
  readonly isOpen: boolean;
  readonly mergedInto: string | null;
  readonly holdings: number;
  /** The newest; null before the first. */
  readonly nav: string | null;
}

/** Locked until the transaction is over. */
export async function lockScheme(tx: Tx, code: string): Promise<LockedScheme | null> {
  const rows = await tx.query<LockedScheme>(
    `select code, name, plan, option, category, is_open as "isOpen",
            (select f.value from scheme_fact f where f.scheme_code = scheme.code and f.fact = 'merged-into'
              order by f.id desc limit 1) as "mergedInto",
            coalesce((select sum(t.positions) from scheme_total t where t.scheme_code = scheme.code), 0)::int4 as holdings,
            (select n.nav::text from newest_nav n where n.scheme_code = scheme.code) as nav
       from scheme where code = $1 for update`,
    [code],
  );
  return rows[0] ?? null;
}

export async function setOpen(tx: Tx, code: string, isOpen: boolean): Promise<void> {
  await tx.query('update scheme set is_open = $2 where code = $1', [code, isOpen]);
}

interface SchemeFactRow {
  readonly fact: string;
  readonly value: string;
  readonly from: string;
  readonly source: string;
  readonly notedAt: string;
}

export const findFacts = (queries: Queries, code: string): Promise<SchemeFactRow[]> =>
  queries.query<SchemeFactRow>(
    `select fact, value, from_day as "from", source, created_at as "notedAt" from scheme_fact
      where scheme_code = $1 order by from_day desc, id desc`,
    [code],
  );
