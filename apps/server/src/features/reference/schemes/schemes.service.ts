import type { RequestOf, ResponseOf } from '@hub/contract';
import { LOOKUP_ROWS } from '@hub/contract/calls/reference/reference';
import type {
  adminSchemeDetails,
  amfiSchemeCodes,
  mappedSchemeTypes,
  schemeMapTypes,
  schemeNames,
  schemeStatus,
  stpSchemes,
  stpSwpEnabled,
} from '@hub/contract/calls/reference/reference-schemes';
import {
  type AssetClass,
  assetClasses,
  dateOfDayNumber,
  dayNumberOf,
  exitLoadText,
  isMoneyIn,
  mayMove,
  readExitLoads,
  readSchemeRules,
  readTaxClasses,
  takesTransaction,
  todayInIndia,
  transactionKinds,
} from '@hub/domain';
import { taxClassOn } from '@hub/domain/holdings/tax/tax-class';
import type { CallContext } from '../../../calls/call-context.ts';
import { searchWords } from '../../../calls/search-words.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { limitsOf, schemeRowOf } from './scheme-presenter.ts';
import {
  findCodes,
  findScheme,
  findSchemes,
  findWithTargets,
  type SchemeRecord,
} from './schemes.repository.ts';

/** All schemes of one house, plans and options counted. */
const ALL_SCHEMES = 2000;

const reference = ({ db }: CallContext): Queries => oneStatement(db, 'nobody');

export const withRules = (scheme: SchemeRecord) => ({ ...scheme, rules: readSchemeRules(scheme.rules) });

/** A lookup answers rows: one for a scheme that is there, none for any other code. */
export async function rowsOf<T>(
  context: CallContext,
  code: string,
  present: (scheme: SchemeRecord) => T,
): Promise<T[]> {
  const scheme = await findScheme(reference(context), code);
  return scheme === null ? [] : [present(scheme)];
}

export async function getSchemeNames(
  context: CallContext,
  { words = '', assetClass, option, takes }: RequestOf<typeof schemeNames>,
): Promise<ResponseOf<typeof schemeNames>> {
  const rows = await findSchemes(reference(context), {
    words: searchWords(words),
    assetClass: assetClass ?? null,
    option: option ?? null,
    takes: takes ?? null,
    openOnly: takes !== undefined && isMoneyIn(takes),
    limit: LOOKUP_ROWS,
  });
  return rows.map(schemeRowOf);
}

export const getStpSchemes = (
  context: CallContext,
  { words }: RequestOf<typeof stpSchemes>,
): Promise<ResponseOf<typeof stpSchemes>> =>
  getSchemeNames(context, { takes: 'stp', ...(words === undefined ? {} : { words }) });

export const getAmfiSchemeCodes = (
  context: CallContext,
  { words = '' }: RequestOf<typeof amfiSchemeCodes>,
): Promise<ResponseOf<typeof amfiSchemeCodes>> =>
  findCodes(reference(context), searchWords(words), ALL_SCHEMES);

export const getSchemeStatus = (
  context: CallContext,
  { schemeCode }: RequestOf<typeof schemeStatus>,
): Promise<ResponseOf<typeof schemeStatus>> =>
  rowsOf(context, schemeCode, (record) => {
    const scheme = withRules(record);
    const takes = transactionKinds.filter((kind) => takesTransaction(scheme, kind));
    return { code: scheme.code, isOpen: scheme.isOpen, takes };
  });

export const getStpSwpEnabled = (
  context: CallContext,
  { schemeCode }: RequestOf<typeof stpSwpEnabled>,
): Promise<ResponseOf<typeof stpSwpEnabled>> =>
  rowsOf(context, schemeCode, (record) => {
    const scheme = withRules(record);
    return {
      code: scheme.code,
      sip: takesTransaction(scheme, 'sip'),
      stp: takesTransaction(scheme, 'stp'),
      stpTarget: scheme.isOpen && scheme.rules.takesStp,
      swp: takesTransaction(scheme, 'swp'),
    };
  });

export const getAdminSchemeDetails = (
  context: CallContext,
  { schemeCode }: RequestOf<typeof adminSchemeDetails>,
): Promise<ResponseOf<typeof adminSchemeDetails>> =>
  rowsOf(context, schemeCode, (scheme) => ({
    ...schemeRowOf(scheme),
    plan: scheme.plan,
    rta: scheme.rta,
    rtaCode: scheme.rtaCode,
    isin: scheme.isin,
    isinReinvest: scheme.isinReinvest,
    taxClass: taxClassOn(readTaxClasses(scheme), dayNumberOf(todayInIndia(context.clock.now()))),
    cutOff: scheme.cutoff,
    benchmark: scheme.benchmark,
    manager: scheme.manager,
    launchedOn: scheme.launchedOn,
    exitLoads: readExitLoads(scheme.loads).map((rule) => ({
      from: dateOfDayNumber(rule.from).toString(),
      load: exitLoadText(rule),
    })),
  }));

async function targetsOf(context: CallContext, code: string, kind: 'switch' | 'stp') {
  const schemes = (await findWithTargets(reference(context), code)).map(withRules);
  const source = schemes.find((scheme) => scheme.code === code);
  return source === undefined ? [] : schemes.filter((target) => mayMove(kind, source, target));
}

export async function getSchemeMapTypes(
  context: CallContext,
  { schemeCode, kind }: RequestOf<typeof schemeMapTypes>,
): Promise<ResponseOf<typeof schemeMapTypes>> {
  const targets = await targetsOf(context, schemeCode, kind);
  return (Object.keys(assetClasses) as AssetClass[])
    .map((assetClass) => ({
      assetClass,
      name: assetClasses[assetClass],
      schemes: targets.filter((target) => target.assetClass === assetClass).length,
    }))
    .filter(({ schemes }) => schemes > 0);
}

export async function getMappedSchemeTypes(
  context: CallContext,
  { schemeCode, kind, assetClass }: RequestOf<typeof mappedSchemeTypes>,
): Promise<ResponseOf<typeof mappedSchemeTypes>> {
  const targets = await targetsOf(context, schemeCode, kind);
  return targets
    .filter((target) => assetClass === undefined || target.assetClass === assetClass)
    .map((target) => ({ ...schemeRowOf(target), limits: limitsOf(target.rules.fresh) }));
}
