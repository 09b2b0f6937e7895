import type { MilliUnits } from '../../money/scaled.ts';

/** What carried units were in the scheme they were bought in: the NAV of 31-Jan-2018 that counts for them is its NAV. */
export interface LotOrigin {
  readonly scheme: string;
  /** Units of that scheme, for all that were allotted here. */
  readonly units: MilliUnits;
}
