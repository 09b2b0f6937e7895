import { createHash } from 'node:crypto';
import {
  type AssetClass,
  businessDays,
  cutOffClassOf,
  type ExitLoadJson,
  readExitLoads,
  readSchemeRules,
  type SchemeRulesJson,
} from '@hub/domain';
import type { TaxClass } from '@hub/domain/holdings/tax-class';
import type { Queries } from '../../db/queries.ts';
import type { Calendars, RegistrarScheme } from './registrar-facts.ts';

export async function readSchemes(
  queries: Queries,
  codes: readonly string[],
): Promise<Map<string, RegistrarScheme>> {
  const rows = await queries.query<{
    code: string;
    rta: 'CAMS' | 'KFIN';
    rtaCode: string;
    assetClass: AssetClass;
    taxClass: TaxClass;
    cutoff: 'OTHER' | 'LIQUID' | 'OVERNIGHT';
    lockInMonths: number;
    isOpen: boolean;
    rules: SchemeRulesJson;
    loads: readonly ExitLoadJson[];
  }>(
    `select code, rta, rta_code as "rtaCode", asset_class as "assetClass", tax_class as "taxClass", cutoff,
            lock_in_months as "lockInMonths", is_open as "isOpen", rules, loads
       from scheme where code = any($1::text[])`,
    [codes],
  );
  return new Map(
    rows.map(({ cutoff, rules, loads, ...row }) => [
      row.code,
      {
        ...row,
        cutOffClass: cutOffClassOf(cutoff),
        rules: readSchemeRules(rules),
        loads: readExitLoads(loads),
      },
    ]),
  );
}

export async function readCalendars(queries: Queries): Promise<Calendars> {
  const rows = await queries.query<{ calendar: 'EQUITY' | 'DEBT'; day: string }>(
    'select calendar, day from holiday order by calendar, day',
  );
  const daysOf = (wanted: string) =>
    new Set(rows.filter(({ calendar }) => calendar === wanted).map(({ day }) => day));
  const text = rows.map(({ calendar, day }) => `${calendar} ${day}`).join('\n');
  return {
    isBusinessDay: { EQUITY: businessDays(daysOf('EQUITY')), DEBT: businessDays(daysOf('DEBT')) },
    digest: createHash('sha256').update(text).digest('base64url').slice(0, 16),
  };
}

/** The EUINs of these distributors that are valid on the day, each as ARN and EUIN. */
export async function readValidEuins(
  queries: Queries,
  arns: readonly string[],
  today: Temporal.PlainDate,
): Promise<ReadonlySet<string>> {
  const rows = await queries.query<{ arn: string; euin: string }>(
    `select arn, euin from euin
      where arn = any($1::text[]) and coalesce(valid_from <= $2::date, true) and coalesce(valid_to >= $2::date, true)`,
    [arns, today.toString()],
  );
  return new Set(rows.map(({ arn, euin }) => `${arn} ${euin}`));
}
