import type { TdsPart } from '@hub/domain/gains/year/tds-on-gains';

/** `TDS 12.5 % and cess, long-term`: the rate of a gain, which surcharge and the year's allowance are not in. */
export const tdsLabel = ({ term, basisPoints }: Pick<TdsPart, 'term' | 'basisPoints'>): string =>
  `TDS ${basisPoints / 100}% and cess, ${term}-term`;

/** Why the STT, and the TDS of a non-resident, are not known. */
export const noTaxClass = 'the scheme has no tax class';
