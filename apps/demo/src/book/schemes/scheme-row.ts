import { ELSS_LOCK_IN_MONTHS } from '@hub/domain/holdings/sales/free-units';
import { type TaxClass, taxClassOfCategory } from '@hub/domain/holdings/tax/tax-class';
import type { SchemeRow } from '../ground/rows.ts';
import type { Fund } from './fund.ts';
import { amfiCode, isin } from './scheme-codes.ts';
import { loads, rulesOf } from './terms.ts';

const optionWords = { GROWTH: 'Growth', IDCW: 'IDCW' } as const;

/** The regular plan of a fund in one option. `ordinal` is the fund's place in the house's list. */
export function schemeRow(
  fund: Fund,
  ordinal: number,
  option: SchemeRow['option'],
  isOpen: boolean,
): SchemeRow {
  const isIdcw = option === 'IDCW';
  return {
    code: amfiCode(ordinal * 2 + (isIdcw ? 1 : 0)),
    fund: fund.id,
    name: `${fund.name} - Regular - ${optionWords[option]}`,
    plan: 'REGULAR',
    option,
    rta: 'CAMS',
    rtaCode: `AR${String(ordinal + 1).padStart(3, '0')}${isIdcw ? 'D' : 'G'}`,
    isin: isin(ordinal, isIdcw ? 'payout' : 'growth'),
    isinReinvest: isIdcw ? isin(ordinal, 'reinvest') : null,
    assetClass: fund.assetClass,
    category: fund.category,
    taxClass: taxClassOf(fund),
    cutoff: fund.cutoff,
    risk: fund.risk,
    benchmark: fund.benchmark,
    manager: fund.manager,
    launchedOn: fund.launchedOn,
    lockInMonths: fund.load === 'elss' ? ELSS_LOCK_IN_MONTHS : 0,
    rules: rulesOf(fund),
    loads: loads[fund.load],
    isOpen: isOpen && fund.limits !== 'exchange',
  };
}

function taxClassOf({ taxClass, category }: Fund): TaxClass {
  const found = taxClass ?? taxClassOfCategory(category);
  if (found === null) throw new RangeError(`The category ${category} leaves the tax class open: say it`);
  return found;
}
