import { type AssetClass, type DayNumber, dayNumber, paise } from '@hub/domain';
import { type RateCard, type RateLine, rateCard } from '@hub/domain/brokerage/rate-card/rate-card';
import { perMillion } from '@hub/domain/money/per-million';
import type { Database } from '../../../server/src/db/database.ts';
import { hasRateCards, writeRateCard } from '../../../server/src/features/brokerage/brokerage.public.ts';
import { type DemoScheme, lockDemoBrokerage, readDemoSchemes } from './demo-brokerage.repository.ts';

/** Of the first year in the first card, in hundredths of a per cent, and by how much each later year has less. */
const firstYear: Readonly<Record<AssetClass, readonly [rate: number, less: number]>> = {
  EQUITY: [110, 5],
  HYBRID: [95, 5],
  OTHER: [60, 5],
  DEBT: [45, 5],
  LIQUID: [12, 1],
};

const since = dayNumber(1995, 1, 1);
const crore = paise(1_000_000_000n);
const nothing = perMillion(0n);

/** Schemes of one class differ a little, always by the same. */
const pointsOf = ({ code, assetClass }: DemoScheme, off: number): number =>
  Math.max(firstYear[assetClass][0] - off - (assetClass === 'LIQUID' ? 0 : 5 * (Number(code) % 3)), 5);

function linesOf(
  scheme: DemoScheme,
  off: number,
  inflow: readonly [from: DayNumber, to: DayNumber | null],
  terms: Pick<RateLine, 'gstBasis' | 'incentive' | 'clawbackDays'>,
): Omit<RateLine, 'line'>[] {
  const [, less] = firstYear[scheme.assetClass];
  // Without the tax that until then was within.
  const scaled = (points: number) =>
    perMillion(terms.gstBasis === 'inclusive' ? BigInt(points) * 100n : (BigInt(points) * 10_000n) / 118n);
  const line = (points: number, slab: Pick<RateLine, 'slabFrom' | 'slabTo'>): Omit<RateLine, 'line'> => ({
    scheme: scheme.code,
    category: scheme.category,
    inflowFrom: inflow[0],
    inflowTo: inflow[1],
    location: 'any',
    ...slab,
    trail: [scaled(points), scaled(points - less), scaled(points - 2 * less), scaled(points - 3 * less)],
    ...terms,
  });
  const points = pointsOf(scheme, off);
  if (scheme.assetClass !== 'LIQUID') return [line(points, { slabFrom: paise(0n), slabTo: null })];
  return [
    line(points, { slabFrom: paise(0n), slabTo: crore }),
    line(points - 2, { slabFrom: crore, slabTo: null }),
  ];
}

/**
 * Three versions: one for all money, one that pays less for what came in since April 2024, and the one of April 2026
 * with the tax on top and an incentive for new investors.
 */
export function demoRateCards(schemes: readonly DemoScheme[]): RateCard[] {
  const within = { gstBasis: 'inclusive', incentive: nothing, clawbackDays: 0 } as const;
  const onTop = { gstBasis: 'exclusive', incentive: perMillion(10_000n), clawbackDays: 365 } as const;
  const from2024 = dayNumber(2024, 4, 1);
  const until2024 = dayNumber(2024, 3, 31);
  const card = (
    version: string,
    from: DayNumber,
    of: (scheme: DemoScheme) => readonly Omit<RateLine, 'line'>[],
  ) =>
    rateCard(
      version,
      from,
      schemes.flatMap(of).map((line, index) => ({ line: index + 2, ...line })),
    );
  return [
    card('2018-10', dayNumber(2018, 10, 22), (scheme) => linesOf(scheme, 0, [since, null], within)),
    card('2024-04', from2024, (scheme) => [
      ...linesOf(scheme, 0, [since, until2024], within),
      ...linesOf(scheme, 5, [from2024, null], within),
    ]),
    card('2026-04', dayNumber(2026, 4, 1), (scheme) => [
      ...linesOf(scheme, 0, [since, until2024], onTop),
      ...linesOf(scheme, 5, [from2024, null], onTop),
    ]),
  ];
}

/** The demo's cards, once: where there is any card they are left alone. */
export const makeDemoRateCards = (db: Database): Promise<void> =>
  db.transaction('system', async (tx) => {
    if (await hasRateCards(tx)) return;
    await lockDemoBrokerage(tx);
    if (await hasRateCards(tx)) return;
    // They came with the demo, by no file.
    for (const card of demoRateCards(await readDemoSchemes(tx))) await writeRateCard(tx, card, '0');
  });
