import { dateOfDayNumber, formatDate, formatRupees, formatUnits, type Paise } from '@hub/domain';
import type { CheapestDay, WhatIfDay } from '@hub/domain/gains/what-if/cheapest-day';
import type { WhatIfAnswer } from '@hub/domain/gains/what-if/what-if';

type Refused = Extract<WhatIfAnswer, { readonly ok: false }>;

/** Why a sale cannot be, in words. */
export function refusalText(refused: Refused, unlockedOn: Temporal.PlainDate | null): string {
  switch (refused.reason) {
    case 'nothing-asked':
      return 'Enter how much is to be sold.';
    case 'nothing-free':
      return unlockedOn === null
        ? 'No units can be sold: all are pledged or in other orders.'
        : `No units can be sold: all are locked in, the first until ${formatDate(unlockedOn)}.`;
    case 'too-small':
      return 'That is less than the smallest part of a unit.';
    case 'more-than-free':
      return `Only ${formatUnits(refused.free)} units can be sold, which bring ${formatRupees(refused.worth)} after exit load.`;
    case 'no-scheme':
      return 'Nothing is known of this scheme.';
    case 'no-tax-class':
      return refusals.noTaxClass;
  }
}

export const refusals = {
  notHeld: (folioNo: string) => `Folio ${folioNo} holds no units of this scheme.`,
  noTaxClass: 'The tax class of this scheme is not known, so its STT and gains cannot be worked out.',
  noNav: 'This scheme has no NAV yet, so nothing can be worked out.',
} as const;

const lotsText = (count: number, verb: readonly [string, string]): string =>
  count === 1 ? `1 lot ${verb[0]}` : `${count} lots ${verb[1]}`;

/** What has changed by then, over all days up to it. */
function changesText(days: readonly WhatIfDay[]): string[] {
  const changes = days.flatMap((day) => day.changes);
  const count = (change: 'load-falls' | 'turns-long') =>
    new Set(changes.flatMap((one) => (one.change === change ? [one.lot] : []))).size;
  const [falls, turns] = [count('load-falls'), count('turns-long')];
  return [
    ...(falls > 0 ? [`${lotsText(falls, ['leaves', 'leave'])} an exit-load period`] : []),
    ...(turns > 0 ? [`${lotsText(turns, ['becomes', 'become'])} long-term`] : []),
    ...(changes.some(({ change }) => change === 'year-turns') ? ['a new financial year begins'] : []),
  ];
}

const lessText = (amount: Paise, what: string): string[] =>
  amount > 0n ? [`${formatRupees(amount, { decimals: 'some' })} less ${what}`] : [];

/** `By 12-Jan-2027 2 lots become long-term: ₹14,200 less short-term gain.` */
export function whyText({ days, best, loadSaved, shortSaved, longOverSaved }: CheapestDay): string {
  const until = days.filter(({ on }) => on <= best.on);
  const less = [
    ...lessText(loadSaved, 'exit load'),
    ...lessText(shortSaved, 'short-term gain'),
    ...lessText(longOverSaved, 'long-term gain over the allowance'),
  ];
  return `By ${formatDate(dateOfDayNumber(best.on))} ${listText(changesText(until))}: ${listText(less)}.`;
}

const listText = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
