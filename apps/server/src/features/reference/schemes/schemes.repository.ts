import type { AssetClass, ExitLoadJson, SchemeRulesJson, TaxClassData, TransactionKind } from '@hub/domain';
import { schemeHasAll } from '../../../db/lists/word-in.ts';
import type { Queries } from '../../../db/queries.ts';

/** A scheme as a list shows it. */
export interface SchemeLine {
  readonly code: string;
  readonly fund: string;
  readonly name: string;
  readonly option: 'GROWTH' | 'IDCW';
  readonly assetClass: AssetClass;
  readonly category: string;
  readonly risk: number;
  readonly lockInMonths: number;
  readonly isOpen: boolean;
  readonly nav: string | null;
  readonly navDay: string | null;
}

/** With all that the house has laid down for it. */
export interface SchemeRecord extends SchemeLine, TaxClassData {
  readonly plan: 'REGULAR' | 'DIRECT';
  readonly rta: 'CAMS' | 'KFIN';
  readonly rtaCode: string;
  readonly isin: string | null;
  readonly isinReinvest: string | null;
  readonly cutoff: 'OTHER' | 'LIQUID' | 'OVERNIGHT';
  readonly benchmark: string;
  readonly manager: string;
  readonly launchedOn: string;
  readonly rules: SchemeRulesJson;
  readonly loads: readonly ExitLoadJson[];
}

const line = `s.code, s.fund, s.name, s.option, s.asset_class as "assetClass", s.category, s.risk,
  s.lock_in_months as "lockInMonths", s.is_open as "isOpen", n.nav, n.day as "navDay"`;
const record = `${line}, s.plan, s.rta, s.rta_code as "rtaCode", s.isin, s.isin_reinvest as "isinReinvest",
  s.tax_class as "taxClass", s.tax_class_changes as "taxClassChanges", s.cutoff, s.benchmark, s.manager, s.launched_on as "launchedOn", s.rules, s.loads`;
const tables = 'scheme s left join newest_nav n on n.scheme_code = s.code';

/** The house's own schemes are some hundred rows. */
const hasAllWords = schemeHasAll('s', '$1');

interface SchemeFilter {
  readonly words: readonly string[];
  readonly assetClass: AssetClass | null;
  readonly option: 'GROWTH' | 'IDCW' | null;
  /** Null in a scheme's rules forbids the kind. */
  readonly takes: TransactionKind | null;
  /** A closed scheme takes no new money. */
  readonly openOnly: boolean;
  readonly limit: number;
}

export async function findSchemes(queries: Queries, filter: SchemeFilter): Promise<SchemeLine[]> {
  return queries.query<SchemeLine>(
    `select ${line} from ${tables}
      where s.plan = 'REGULAR' and ${hasAllWords}
        and ($2::text is null or s.asset_class = $2) and ($3::text is null or s.option = $3)
        and ($4::text is null or coalesce(s.rules -> $4, '{}') <> 'null') and (s.is_open or not $5)
      order by s.is_open desc, s.name, s.code limit $6`,
    [filter.words, filter.assetClass, filter.option, filter.takes, filter.openOnly, filter.limit],
  );
}

export async function findScheme(queries: Queries, code: string): Promise<SchemeRecord | null> {
  const rows = await queries.query<SchemeRecord>(
    `select ${record} from ${tables} where s.code = $1 and s.plan = 'REGULAR'`,
    [code],
  );
  return rows[0] ?? null;
}

/** The scheme itself and all that its units might move to. */
export async function findWithTargets(queries: Queries, code: string): Promise<SchemeRecord[]> {
  return queries.query<SchemeRecord>(
    `select ${record} from ${tables} where s.plan = 'REGULAR' and (s.is_open or s.code = $1) order by s.name, s.code`,
    [code],
  );
}

interface SchemeCodes {
  readonly code: string;
  readonly name: string;
  readonly isin: string | null;
  readonly isinReinvest: string | null;
  readonly rta: 'CAMS' | 'KFIN';
  readonly rtaCode: string;
}

export async function findCodes(
  queries: Queries,
  words: readonly string[],
  limit: number,
): Promise<SchemeCodes[]> {
  return queries.query<SchemeCodes>(
    `select s.code, s.name, s.isin, s.isin_reinvest as "isinReinvest", s.rta, s.rta_code as "rtaCode"
       from scheme s where s.plan = 'REGULAR' and ${hasAllWords} order by s.name, s.code limit $2`,
    [words, limit],
  );
}

type MasterLine = Pick<
  SchemeRecord,
  'code' | 'name' | 'plan' | 'option' | 'category' | 'rta' | 'rtaCode' | 'isOpen' | 'nav' | 'navDay'
>;

/** Every scheme of the house, of both plans, open or closed. */
export const findListedSchemes = (queries: Queries, words: readonly string[]): Promise<MasterLine[]> =>
  queries.query<MasterLine>(
    `select s.code, s.name, s.plan, s.option, s.category, s.rta, s.rta_code as "rtaCode", s.is_open as "isOpen", n.nav,
            n.day as "navDay" from ${tables} where ${hasAllWords} order by s.name, s.code`,
    [words],
  );
