import { createHash } from 'node:crypto';
import {
  type AssetClass,
  businessDays,
  cutOffClassOf,
  type ExitLoadJson,
  type NavTenThousandths,
  navOf,
  readExitLoads,
  readSchemeRules,
  readTaxClasses,
  type SchemeRulesJson,
  type TaxClassData,
} from '@hub/domain';
import type { Queries } from '../../db/queries.ts';
import type { Calendars, RegistrarScheme } from './registrar-facts.ts';

export async function readSchemes(
  queries: Queries,
  codes: readonly string[],
): Promise<Map<string, RegistrarScheme>> {
  const rows = await queries.query<{
    code: string;
    category: string;
    rta: 'CAMS' | 'KFIN';
    rtaCode: string;
    assetClass: AssetClass;
    taxClass: TaxClassData['taxClass'];
    taxClassChanges: TaxClassData['taxClassChanges'];
    cutoff: 'OTHER' | 'LIQUID' | 'OVERNIGHT';
    lockInMonths: number;
    isOpen: boolean;
    rules: SchemeRulesJson;
    loads: readonly ExitLoadJson[];
  }>(
    `select code, rta, rta_code as "rtaCode", asset_class as "assetClass", tax_class as "taxClass",
            tax_class_changes as "taxClassChanges", category, cutoff, lock_in_months as "lockInMonths", is_open as "isOpen", rules, loads
       from fund_scheme where code = any($1::text[])`,
    [codes],
  );
  return new Map(
    rows.map(({ cutoff, rules, loads, category, taxClass, taxClassChanges, ...row }) => [
      row.code,
      {
        ...row,
        ...readTaxClasses({ taxClass, taxClassChanges, category }),
        cutOffClass: cutOffClassOf(cutoff),
        rules: readSchemeRules(rules),
        loads: readExitLoads(loads),
      },
    ]),
  );
}

export async function readCalendars(queries: Queries): Promise<Calendars> {
  const rows = await queries.query<{ calendar: 'EQUITY' | 'DEBT'; day: string }>(
    'select calendar, day from market_holiday order by calendar, day',
  );
  const daysOf = (wanted: string) =>
    new Set(rows.filter(({ calendar }) => calendar === wanted).map(({ day }) => day));
  const text = rows.map(({ calendar, day }) => `${calendar} ${day}`).join('\n');
  return {
    isBusinessDay: { EQUITY: businessDays(daysOf('EQUITY')), DEBT: businessDays(daysOf('DEBT')) },
    digest: createHash('sha256').update(text).digest('base64url').slice(0, 16),
  };
}

export type PublishedNavs = (
  schemeCode: string,
  day: string,
) => { readonly nav: NavTenThousandths | null; readonly navBefore: NavTenThousandths | null };

/** What was published for these schemes and days, and as the last one in the month before. */
export async function readNavs(
  queries: Queries,
  wanted: readonly { readonly schemeCode: string; readonly day: string }[],
): Promise<PublishedNavs> {
  const nameOf = (schemeCode: string, day: string) => `${schemeCode} ${day}`;
  const unique = [...new Map(wanted.map((one) => [nameOf(one.schemeCode, one.day), one])).values()];
  const rows = await queries.query<{
    code: string;
    day: string;
    nav: string | null;
    navBefore: string | null;
  }>(
    `select code, day, (select n.nav from nav_of_day n where n.scheme_code = code and n.day = wanted.day and n.nav > 0) as nav,
            (select n.nav from nav_of_day n
              where n.scheme_code = code and n.day < wanted.day and n.day >= wanted.day - 31 and n.nav > 0
              order by n.day desc limit 1) as "navBefore"
       from unnest($1::text[], $2::date[]) as wanted (code, day)`,
    [unique.map(({ schemeCode }) => schemeCode), unique.map(({ day }) => day)],
  );
  const found = new Map(rows.map((row) => [nameOf(row.code, row.day), row]));
  return (schemeCode, day) => {
    const row = found.get(nameOf(schemeCode, day));
    const navIn = (text: string | null | undefined) => (text == null ? null : navOf(text));
    return { nav: navIn(row?.nav), navBefore: navIn(row?.navBefore) };
  };
}

/** The EUINs of these distributors that are valid on the day, each as ARN and EUIN. */
export async function readValidEuins(
  queries: Queries,
  arns: readonly string[],
  today: Temporal.PlainDate,
): Promise<ReadonlySet<string>> {
  const rows = await queries.query<{ arn: string; euin: string }>(
    `select arn, euin from arn_euin
      where arn = any($1::text[]) and coalesce(valid_from <= $2::date, true) and coalesce(valid_to >= $2::date, true)`,
    [arns, today.toString()],
  );
  return new Set(rows.map(({ arn, euin }) => `${arn} ${euin}`));
}
