import type {
  BrokerageGapName,
  BrokerageKindName,
  ChangeReason,
} from '@hub/contract/calls/brokerage/brokerage-shapes';
import { dayText, groupIndian } from '@hub/domain';

/** `2026-06` as `Jun 2026`, as the dates beside it are written. */
export const monthText = (month: string): string => dayText(`${month}-01`).slice(3).replace('-', ' ');

/** `Jun 26`, under a bar. */
export const shortMonth = (month: string): string => monthText(month).replace(' 20', ' ');

export const kindNames: Readonly<Record<BrokerageKindName, string>> = {
  trail: 'Trail',
  incentive: 'Incentive',
  clawback: 'Clawback',
};

export const gapWords: Readonly<Record<BrokerageGapName, { readonly name: string; readonly about: string }>> =
  {
    'missing-folio': { name: 'Folio not paid', about: 'The registrar paid nothing for this folio.' },
    hold: { name: 'Held', about: 'Calculated by the registrar but not paid.' },
    rate: { name: 'Another rate', about: 'Paid at a rate that is not the rate card’s.' },
    days: { name: 'Other days', about: 'Paid for fewer or more days than the units were held.' },
    'gst-basis': { name: 'GST deducted', about: 'GST was deducted from a rate that does not include it.' },
    'clawback-twice': {
      name: 'Clawed back twice',
      about: 'The same brokerage was clawed back more than once.',
    },
    'not-expected': { name: 'Not expected', about: 'Paid, though nothing was expected.' },
    other: { name: 'Other', about: 'A difference not explained by any of these.' },
  };

/** Why what was expected of a month that is over became another figure. */
export const changeWords: Readonly<Record<ChangeReason, string>> = {
  ledger: 'transactions of that or earlier months were added or reversed',
  opening: 'a registrar’s balance changed the earlier holding',
  prices: 'a NAV of that month came late or was corrected',
  rates: 'a rate card was added',
  rebuild: 'everything was recalculated',
};

/** `1 row`, `12 rows`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${groupIndian(count)} ${count === 1 ? one : many}`;

/** `0.8000` as `0.80 %`; more decimals only where there are some. */
export const rateText = (rate: string): string => `${rate.replace(/0{1,2}$/, '').replace('-', '−')}%`;
