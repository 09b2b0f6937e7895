import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import type { HoldingTerm } from '@hub/domain/holdings/tax/holding-term';
import type { TaxClass } from '@hub/domain/holdings/tax/tax-class';
import { date } from '../scope/statement-words.ts';

export const gainTitle = 'Capital-gain statement';

export const taxClassNames: Readonly<Record<TaxClass, string>> = {
  equity: 'Equity',
  debt: 'Debt',
  'gold-overseas': 'Gold and overseas',
  hybrid: 'Hybrid',
};

export const termTexts: Readonly<Record<HoldingTerm, string>> = { short: 'Short-term', long: 'Long-term' };

export const gainNote = ({ year, from, to }: CapitalGainStatement): string =>
  `Financial year ${year}, ${date(from)} to ${date(to)}. Gains only, never the tax due.`;

/** What no book of one distributor can know. */
export const onlyThisBook = ({ distributor }: CapitalGainStatement): string =>
  `Of folios with ${distributor.name}, ${distributor.arn}: what was sold elsewhere is not in it. Losses of other years are not set off.`;
