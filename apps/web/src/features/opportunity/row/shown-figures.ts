import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { dayText, groupIndian, rupeesText } from '@hub/domain';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { compactText, isNil } from '../../../ui/figure/figure-text.ts';

/* Which of the report's fields each list shows, and what they are called in it (decision S3-39). */

export type Shown = 'on' | 'from' | 'amount' | 'total' | 'instalments' | 'load' | 'frequency';

export interface ShownFigure {
  readonly of: Shown;
  readonly header: string;
  /** In a card, with its value in words. */
  readonly words: (value: string) => string;
}

interface ShownInList {
  /** What is at stake, as the head of its column; null where no amount is. */
  readonly worth: string | null;
  readonly figures: readonly ShownFigure[];
}

const on = (header: string): ShownFigure => ({ of: 'on', header, words: (day) => `${header} ${day}` });
const from = (header: string): ShownFigure => ({ of: 'from', header, words: (day) => `${header} ${day}` });
const total: ShownFigure = { of: 'total', header: 'Total', words: (money) => `${money} total` };
const instalments: ShownFigure = {
  of: 'instalments',
  header: 'Instalments',
  words: (count) => `${count} instalments`,
};
const ending: ShownInList = {
  worth: 'Monthly',
  figures: [
    on('Ends'),
    from('Since'),
    { of: 'amount', header: 'Amount', words: (money) => money },
    { of: 'frequency', header: 'Frequency', words: (frequency) => frequency },
  ],
};
const aum: ShownInList = { worth: 'AUM', figures: [] };

export const shownIn: Readonly<Record<OpportunityList, ShownInList>> = {
  ceased: {
    worth: 'Monthly',
    figures: [
      on('Ceased'),
      { of: 'instalments', header: 'Left', words: (count) => `${count} instalments left` },
    ],
  },
  'not-renewed': { worth: 'Monthly', figures: [on('Matured'), total, instalments] },
  maturity: { worth: 'Monthly', figures: [on('Matures'), total, instalments] },
  rejected: { worth: 'Monthly', figures: [on('Rejected')] },
  liquid: { worth: 'In liquid funds', figures: [] },
  lumpsum: aum,
  equity: aum,
  debt: aum,
  dividend: { worth: 'Value', figures: [] },
  inactive: { worth: 'AUM', figures: [on('Last invested'), from('Client since')] },
  'zero-balance': { worth: null, figures: [on('Last transaction'), from('Folio since')] },
  redeem: {
    worth: 'Redeemed',
    figures: [
      { of: 'on', header: 'Date', words: (day) => `redeemed on ${day}` },
      { of: 'load', header: 'Exit load', words: (load) => `exit load ${load}` },
    ],
  },
  nigo: { worth: 'Ordered', figures: [on('Rejected')] },
  'expiring-stp': ending,
  'expiring-swp': ending,
  elss: {
    worth: 'Left to invest',
    figures: [
      { of: 'amount', header: 'Invested this year', words: (money) => `${money} invested this year` },
    ],
  },
};

/** A figure of a row as a text; null where there is none. */
export function figureText(row: OpportunityRow, of: Shown): string | null {
  const value = row[of];
  if (value === null) return null;
  if (of === 'on' || of === 'from') return dayText(String(value));
  if (of === 'instalments') return groupIndian(Number(value));
  if (of === 'frequency') return String(value).toLowerCase();
  if (of === 'load' && isNil(String(value))) return null;
  return of === 'total' ? compactText(String(value)) : rupeesText(String(value));
}

/** `Ceased 14-Oct-2026 · 84 instalments left`. */
export const factsText = (list: OpportunityList, row: OpportunityRow): string =>
  shownIn[list].figures
    .flatMap(({ of, words }) => {
      const text = figureText(row, of);
      return text === null ? [] : [words(text)];
    })
    .join(' · ');
