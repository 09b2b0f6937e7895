import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import type { TaxClass } from '@hub/domain/holdings/tax/tax-class';

export const classNames: Readonly<Record<TaxClass, string>> = {
  equity: 'Equity',
  debt: 'Debt',
  'gold-overseas': 'Gold and overseas',
  hybrid: 'Hybrid',
};

export const termNames: Readonly<Record<CapitalGainStatement['sums'][number]['term'], string>> = {
  short: 'Short-term',
  long: 'Long-term',
};
