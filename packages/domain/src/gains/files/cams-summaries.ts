import { formatDate } from '../../calendar/date-text.ts';
import { dateOfDayNumber } from '../../calendar/day-number.ts';
import { type Paise, paise } from '../../money/scaled.ts';
import type { GainLine } from '../line/gain-line.ts';
import type { GainSchemes } from '../line/gain-schemes.ts';
import { advanceTaxSlots } from '../year/gain-year.ts';
import { type GainColumn, type GainFigures, gainColumns, gainsOf } from './cams-gains.ts';
import { figure, money, type Sheet, type SheetCell, text } from './sheet.ts';

export const isEquityLine = ({ taxClass }: GainLine): boolean => taxClass === 'equity';

const sum = (lines: readonly GainLine[], of: (line: GainLine) => Paise | null | undefined): Paise =>
  paise(lines.reduce((total, line) => total + (of(line) ?? 0n), 0n));

const sumOf = (lines: readonly GainLine[], column: GainColumn, name: keyof GainFigures): Paise =>
  sum(lines, (line) => gainsOf(line)[column]?.[name]);

const schemeHeaders = [
  'Scheme Name',
  'Count',
  'Amount',
  'Cost',
  'Indexed Cost',
  'Grandfathered Value',
  'Short Term',
  'Long Term With Index',
  'Long Term Without Index',
  'Tax Deduct',
] as const;

/** One row for each scheme, in the order of its first sale, and the total. */
export function schemeSheet(name: string, lines: readonly GainLine[], schemes: GainSchemes): Sheet {
  const rowOf = (title: string, some: readonly GainLine[]): SheetCell[] => [
    text(title),
    figure(BigInt(some.length), 0),
    money(sum(some, ({ proceeds }) => proceeds)),
    money(sum(some, ({ cost }) => cost)),
    money(sum(some, ({ indexedCost }) => indexedCost)),
    money(sum(some, ({ grandfathering }) => grandfathering?.value)),
    ...gainColumns.map((column) => money(sumOf(some, column, 'gain'))),
    money(sum(some, ({ tds }) => tds)),
  ];
  const byScheme = Map.groupBy(lines, ({ schemeCode }) => schemeCode);
  return {
    name,
    headers: schemeHeaders,
    rows: [
      ...[...byScheme].map(([code, some]) => rowOf(schemes.get(code)?.name ?? code, some)),
      rowOf('Total', lines),
    ],
  };
}

const columnTitles: Readonly<Record<GainColumn, string>> = {
  short: 'Short Term',
  longIndexed: 'Long Term With Index',
  long: 'Long Term Without Index',
};
const figureTitles = {
  value: 'Full Value of Consideration',
  cost: 'Cost of Acquisition',
  gain: 'Gain',
} as const satisfies Record<keyof GainFigures, string>;

/** The year by the slots of advance tax. */
export function summarySheet(name: string, lines: readonly GainLine[], startYear: number): Sheet {
  const slots = advanceTaxSlots(startYear);
  const parts = slots.map(({ from, to }) => lines.filter(({ soldOn }) => from <= soldOn && soldOn <= to));
  const titles = slots.map(
    ({ from, to }) => `${formatDate(dateOfDayNumber(from))} to ${formatDate(dateOfDayNumber(to))}`,
  );
  return {
    name,
    headers: ['Summary', ...titles, 'Total'],
    rows: gainColumns.flatMap((column) =>
      (['value', 'cost', 'gain'] as const).map((of) => [
        text(`${columnTitles[column]} - ${figureTitles[of]}`),
        ...[...parts, lines].map((some) => money(sumOf(some, column, of))),
      ]),
    ),
  };
}
