import { divideHalfUp, type Paise, paise } from '../../money/scaled.ts';

/** By how many per cent all NAVs move, at once and for the whole year ahead. */
export const marketMoves = [-10, 0, 10] as const;
type MarketMove = (typeof marketMoves)[number];

/** What was redeemed in a year, and the mean of what was held at its two ends. */
export interface Redemptions {
  readonly out: Paise;
  readonly average: Paise;
}

interface TrailMonth {
  /** Of what is held today, and of the instalments to come. */
  readonly held: Paise;
  readonly sips: Paise;
}

/**
 * What the forecast's months come to if the market moves and, where `redemptions` are given, as large a share of what is
 * held is redeemed as in the last year: evenly, so a month counts what is left in its middle. Instalments buy at the
 * moved NAV and are worth themselves, so they bring the same in each; no redemption is taken from them. Each month is
 * rounded once, from the figure that the forecast shows.
 */
export function trailIf(
  months: readonly TrailMonth[],
  { market, redemptions }: { readonly market: MarketMove; readonly redemptions: Redemptions | null },
): Paise {
  const { out, average } = redemptions === null ? nothing : capped(redemptions);
  const halves = 2n * BigInt(months.length);
  const whole = 100n * average * halves;
  const sum = months.reduce((before, { held, sips }, at) => {
    const left = average * halves - out * (2n * BigInt(at) + 1n);
    return before + divideHalfUp(held * BigInt(100 + market) * left, whole) + sips;
  }, 0n);
  return paise(sum);
}

const nothing = { out: 0n, average: 1n };

/** Nobody redeems more than is there. */
const capped = ({ out, average }: Redemptions) =>
  average <= 0n || out <= 0n ? nothing : { out: out < average ? out : average, average };
