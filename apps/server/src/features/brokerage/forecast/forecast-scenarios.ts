import type { BrokerageForecast } from '@hub/contract/calls/brokerage/brokerage';
import { moneyOf, paise, percentOfWhole, writeMoney, writePercent } from '@hub/domain';
import { marketMoves, type Redemptions, trailIf } from '@hub/domain/brokerage/trail/forecast-scenarios';
import type { YearOfRedemptions } from './forecast.repository.ts';

const redemptionsOf = ({ before, now, out }: YearOfRedemptions): Redemptions => ({
  out: moneyOf(out),
  average: paise((moneyOf(before) + moneyOf(now)) / 2n),
});

/** What the months of a forecast come to if the market moves, without and with redemptions as last year. */
export function scenariosOf(
  months: BrokerageForecast['months'],
  year: YearOfRedemptions | null,
): BrokerageForecast['scenarios'] {
  const trail = months.map(({ held, sips }) => ({ held: moneyOf(held), sips: moneyOf(sips) }));
  return marketMoves.map((market) => ({
    market,
    trail: writeMoney(trailIf(trail, { market, redemptions: null })),
    withRedemptions:
      year === null ? null : writeMoney(trailIf(trail, { market, redemptions: redemptionsOf(year) })),
  }));
}

export function redeemedOf(year: YearOfRedemptions): BrokerageForecast['redeemed'] {
  const { out, average } = redemptionsOf(year);
  const percent = percentOfWhole(out, average);
  return {
    from: year.from,
    to: year.to,
    out: writeMoney(out),
    average: writeMoney(average),
    percent: percent === null ? '0.00' : writePercent(percent),
  };
}
