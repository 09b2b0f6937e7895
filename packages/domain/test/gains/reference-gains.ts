import type { DayNumber } from '../../src/calendar/day-number.ts';

/*
 * First in, first out said another way than the fold: lots and sales are stretches of two rulers laid side by side, and
 * a line is where a stretch of one lies beside a stretch of the other. Fractions stay fractions until the end.
 */

export interface RulerRow {
  readonly name: string;
  readonly day: DayNumber;
  readonly isSale: boolean;
  readonly units: bigint;
  readonly amount: bigint;
}

export interface RulerLine {
  readonly lot: string;
  readonly sale: string;
  readonly units: bigint;
  readonly cost: bigint;
  readonly proceeds: bigint;
}

const nearest = (numerator: bigint, denominator: bigint): bigint => {
  const whole = numerator / denominator;
  return (numerator - whole * denominator) * 2n >= denominator ? whole + 1n : whole;
};

const stretches = (rows: readonly RulerRow[]) => {
  let at = 0n;
  return rows.map((row) => {
    const from = at;
    at += row.units;
    return { row, from, to: at };
  });
};

/** Rows in order of days, buys of a day before its sales; sales never exceed what there is. */
export function rulerGains(rows: readonly RulerRow[]): RulerLine[] {
  const lots = stretches(rows.filter(({ isSale }) => !isSale));
  return stretches(rows.filter(({ isSale }) => isSale)).flatMap(({ row: sale, from, to }) =>
    lots.flatMap((lot) => {
      const start = from > lot.from ? from : lot.from;
      const end = to < lot.to ? to : lot.to;
      if (start >= end) return [];
      const paidFrom = (point: bigint) => nearest(lot.row.amount * (lot.to - point), lot.row.units);
      const fetchedTo = (point: bigint) => nearest(sale.amount * (point - from), sale.units);
      return [
        {
          lot: lot.row.name,
          sale: sale.name,
          units: end - start,
          cost: paidFrom(start) - paidFrom(end),
          proceeds: fetchedTo(end) - fetchedTo(start),
        },
      ];
    }),
  );
}
