import { missingInWords } from '@hub/contract/brokerage/brokerage-texts';
import { lineTexts } from '@hub/contract/brokerage/line-texts';
import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import {
  type DayNumber,
  dateOfDayNumber,
  milliUnits,
  navTenThousandths,
  paise,
  writeMoney,
  writeNav,
  writeRate,
  writeUnits,
} from '@hub/domain';
import { gstOf } from '@hub/domain/brokerage/tax/gst';
import { type Period, type TrailPiece, trailAmount } from '@hub/domain/brokerage/trail/trail';
import { valueAt } from '@hub/domain/money/unit-value';
import { daysOf, type ExplainedTrail, eachDay } from '../expected/explain-trail.ts';

type Expected = NonNullable<BrokerageLine['expected']>;

const isoDay = (day: DayNumber): string => dateOfDayNumber(day).toString();

const meanNav = ({ navSum, ...days }: TrailPiece) => {
  const count = BigInt(daysOf(days));
  return navTenThousandths((2n * navSum + count) / (2n * count));
};

const pieceOf = (piece: TrailPiece, at: number): Expected['pieces'][number] => {
  const { lot, from, to, units, rate, found, product } = piece;
  const { line, card, year } = found;
  return {
    key: `${lot.ref} ${at}`,
    boughtOn: isoDay(lot.boughtOn),
    from: isoDay(from),
    to: isoDay(to),
    days: daysOf(piece),
    units: writeUnits(units),
    nav: writeNav(meanNav(piece)),
    rate: writeRate(rate),
    year,
    card: card.version,
    cardLine: line.line,
    location: line.location,
    slab: { from: writeMoney(line.slabFrom), to: line.slabTo === null ? null : writeMoney(line.slabTo) },
    gstBasis: line.gstBasis,
    amount: writeMoney(trailAmount(product)),
  };
};

/** What the twin makes of a position's days, piece by piece and day by day. */
export function expectedOf({ trail, navs }: ExplainedTrail, period: Period): Expected {
  const pieces = piecesOf(trail);
  const daily = eachDay(period).flatMap((day) => {
    const held = pieces.filter(({ from, to }) => from <= day && day <= to);
    if (held.length === 0) return [];
    const nav = navTenThousandths(navs.sum(day, day));
    const units = milliUnits(held.reduce((sum, piece) => sum + piece.units, 0n));
    const product = held.reduce((sum, piece) => sum + piece.units * nav * piece.rate, 0n);
    return [
      { day: isoDay(day), value: writeMoney(valueAt(units, nav)), amount: writeMoney(trailAmount(product)) },
    ];
  });
  const within = taxWithin(trail, period.to);
  return {
    amount: writeMoney(paise(grossOf(trail) - within)),
    gstWithin: within === 0n ? null : writeMoney(paise(within)),
    days: daily.length,
    pieces: pieces.map(pieceOf),
    daily,
    missing: trail.missing.map(({ why, ...days }) => {
      const count = daysOf(days);
      const reported = missingInWords(why === 'nav' ? why : why.missing);
      return `${reported}, ${lineTexts.dayCount(count)}`;
    }),
  };
}

const piecesOf = ({ lines }: ExplainedTrail['trail']): TrailPiece[] =>
  lines
    .flatMap(({ pieces }) => pieces)
    .toSorted((one, other) => one.from - other.from || one.lot.boughtOn - other.lot.boughtOn);

const grossOf = ({ lines }: ExplainedTrail['trail']): bigint =>
  lines.reduce((sum, { amount }) => sum + amount, 0n);

/** Of rates that have the tax in them: what registrars pay is told before tax. */
const taxWithin = ({ lines }: ExplainedTrail['trail'], on: DayNumber): bigint =>
  lines.reduce((sum, { amount, gstBasis }) => {
    const { taxable } = gstOf(amount, gstBasis, { supplier: null, recipient: '' }, on);
    return sum + amount - taxable;
  }, 0n);
