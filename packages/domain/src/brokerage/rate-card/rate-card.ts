import type { DatedRule } from '../../calendar/dated-rule.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { PerMillion } from '../../money/per-million.ts';
import type { Paise } from '../../money/scaled.ts';
import type { GstBasis } from '../tax/gst.ts';

/** AMFI's 30 largest cities by AUM, or beyond them (handbook §3.3). */
export type CityClass = 'T30' | 'B30';

/** Trail of the first, second, third and each later year, in per cent with four decimals. */
type TrailRates = readonly [PerMillion, PerMillion, PerMillion, PerMillion];

/** What a card pays for one scheme, for money that came in between two days, from one class of cities and of one size. */
export interface RateLine {
  /** Where it stands in the card. */
  readonly line: number;
  readonly scheme: string;
  readonly category: string;
  readonly inflowFrom: DayNumber;
  /** Included; null while it goes on. */
  readonly inflowTo: DayNumber | null;
  readonly location: CityClass | 'any';
  /** Of what was put in: from, included. */
  readonly slabFrom: Paise;
  /** Up to, not included; null for all above. */
  readonly slabTo: Paise | null;
  readonly trail: TrailRates;
  readonly incentive: PerMillion;
  readonly gstBasis: GstBasis;
  /** How long money must stay for its incentive. */
  readonly clawbackDays: number;
}

/** One version of the rates, in force from its day until the next one's. */
export interface RateCard extends DatedRule {
  readonly version: string;
  readonly lines: readonly RateLine[];
  readonly byScheme: ReadonlyMap<string, readonly RateLine[]>;
}

export const rateCard = (version: string, from: DayNumber, lines: readonly RateLine[]): RateCard => ({
  version,
  from,
  lines,
  byScheme: Map.groupBy(lines, ({ scheme }) => scheme),
});

export const coversDay = ({ inflowFrom, inflowTo }: RateLine, day: DayNumber): boolean =>
  inflowFrom <= day && (inflowTo === null || day <= inflowTo);

export const coversAmount = ({ slabFrom, slabTo }: RateLine, amount: Paise): boolean =>
  slabFrom <= amount && (slabTo === null || amount < slabTo);
