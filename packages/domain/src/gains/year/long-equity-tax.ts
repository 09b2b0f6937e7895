import type { DayNumber } from '../../calendar/day-number.ts';
import { termRuleOf } from '../../holdings/tax/holding-term.ts';
import type { Paise } from '../../money/scaled.ts';
import { tdsOnGains } from './tds-on-gains.ts';

/**
 * What a long-term gain of equity would be taxed if it were above the year's allowance: its rate of the day (handbook
 * §3.5) and the cess on it. A surcharge depends on other income and is not in it. Taken within the allowance, this is
 * the tax that is saved.
 */
export const longEquityTax = (gain: Paise, on: DayNumber): Paise =>
  tdsOnGains([{ term: 'long', rate: termRuleOf('equity', false, on).long, gain }], on).amount;
