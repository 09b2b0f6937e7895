import type { DayNumber } from '@hub/domain';
import { foldWords, normalAt, wordOfText } from '../ground/random.ts';
import { goldCycle, overseasCycle, type Regime, shareCycle, sizeCycle, trendOf } from './regimes.ts';

export type FactorName = 'market' | 'size' | 'bank' | 'technology' | 'consumption' | 'gold' | 'overseas';

/** Common moves of a day, by days since `from`: returns of the factors, and the short rate of a year. */
export interface Factors {
  readonly from: DayNumber;
  readonly returns: Readonly<Record<FactorName, Float64Array>>;
  readonly rate: Float64Array;
}

interface FactorShape {
  readonly cycle: readonly Regime[];
  /** Deviation of one day. */
  readonly daily: number;
}

const flat: readonly Regime[] = [{ months: 60, factor: 1 }];
const shapes: Readonly<Record<FactorName, FactorShape>> = {
  market: { cycle: shareCycle, daily: 0.0085 },
  size: { cycle: sizeCycle, daily: 0.004 },
  bank: { cycle: flat, daily: 0.0055 },
  technology: { cycle: flat, daily: 0.0075 },
  consumption: { cycle: flat, daily: 0.005 },
  gold: { cycle: goldCycle, daily: 0.007 },
  overseas: { cycle: overseasCycle, daily: 0.01 },
};

/** A deviation from the trend shrinks by this every day: prices wander for months, never for good. */
const PULL = 0.985;

export function factorsOf(
  seed: number,
  from: DayNumber,
  to: DayNumber,
  isBusinessDay: (day: DayNumber) => boolean,
): Factors {
  const returnsOf = (name: FactorName): Float64Array => {
    const { cycle, daily } = shapes[name];
    const word = foldWords(seed, wordOfText(name));
    const trend = trendOf(cycle, from, to);
    const returns = new Float64Array(to - from + 1);
    let away = 0;
    let before = trend[0] ?? 1;
    for (let day: number = from; day <= to; day += 1) {
      if (!isBusinessDay(day as DayNumber)) continue;
      const level = trend[day - from] ?? before;
      const next = away * PULL + daily * normalAt(word, day);
      returns[day - from] = (level * (1 + next)) / (before * (1 + away)) - 1;
      away = next;
      before = level;
    }
    return returns;
  };
  return {
    from,
    returns: {
      market: returnsOf('market'),
      size: returnsOf('size'),
      bank: returnsOf('bank'),
      technology: returnsOf('technology'),
      consumption: returnsOf('consumption'),
      gold: returnsOf('gold'),
      overseas: returnsOf('overseas'),
    },
    rate: ratesOf(seed, from, to),
  };
}

const LOW_RATE = 0.044;
const HIGH_RATE = 0.071;
const RATE_CYCLE_DAYS = 2000;

/** Call money goes up and down between its bounds over some five years, in small steps of every day. */
function ratesOf(seed: number, from: DayNumber, to: DayNumber): Float64Array {
  const word = foldWords(seed, wordOfText('rate'));
  const rates = new Float64Array(to - from + 1);
  let away = 0;
  for (let day: number = from; day <= to; day += 1) {
    const turn = ((((day + 400) % RATE_CYCLE_DAYS) + RATE_CYCLE_DAYS) % RATE_CYCLE_DAYS) / RATE_CYCLE_DAYS;
    const rise = turn < 0.5 ? turn * 2 : 2 - turn * 2;
    // Slow at the turns, as a committee is.
    const eased = rise * rise * (3 - 2 * rise);
    away = away * 0.99 + 0.00018 * normalAt(word, day);
    rates[day - from] = LOW_RATE + (HIGH_RATE - LOW_RATE) * eased + away;
  }
  return rates;
}
