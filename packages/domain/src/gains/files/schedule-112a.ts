import { dayNumber } from '../../calendar/day-number.ts';
import { GRANDFATHERED_THROUGH } from '../../holdings/tax/lot-gain.ts';
import { writeDecimal } from '../../money/decimal-text.ts';
import {
  divideHalfUp,
  type NavTenThousandths,
  navTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import type { GainLine } from '../line/gain-line.ts';
import type { GainSchemes } from '../line/gain-schemes.ts';
import { linesOfYear } from '../year/gain-year.ts';

interface Schedule112A {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Handbook part 2, B1: the words of the tax office's own file, to the letter. */
const headers = {
  acquired: 'Share/Unit acquired(1a)',
  transferred: 'Share/Unit Transferred(1b)',
  rest: [
    'ISIN Code(2)',
    'Name of the Share/Unit(3)',
    'No. of Shares/Units(4)',
    'Sale-price per Share/Unit(5)',
    'Full Value of Consideration(Total Sale Value)(6) = 4 * 5',
    'Cost of acquisition without indexation(7)',
    'Cost of acquisition(8)',
    'If the long term capital asset was acquired before 01.02.2018(9)',
    'Fair Market Value per share/unit as on 31st January 2018(10)',
    'Total Fair Market Value of capital asset as per section 55(2)(ac)(11) = 4 * 10',
    'Expenditure wholly and exclusively in connection with transfer(12)',
    'Total deductions(13) = 7 + 12',
    'Balance(14) = 6 - 13',
  ],
} as const;

/** The year whose law changed within it, and the day. */
const SPLIT_YEAR = 2024;
const SPLIT_ON = dayNumber(2024, 7, 23);
/** From this year on all that was bought after 31-Jan-2018 is one row. */
const CONSOLIDATED_FROM = 2025;
const NAME_LENGTH = 125;

/** The rows of Schedule 112A for a year: long-term gains of equity that are taxed, in whole rupees. */
export function schedule112A(
  lines: readonly GainLine[],
  schemes: GainSchemes,
  startYear: number,
): Schedule112A {
  const isSplit = startYear === SPLIT_YEAR;
  const ofYear = linesOfYear(lines, startYear).filter(
    ({ taxClass, term, rate, hasCost }) =>
      taxClass === 'equity' && term === 'long' && rate.kind !== 'exempt' && hasCost,
  );
  const flag = (line: GainLine): string => (line.soldOn < SPLIT_ON ? 'BE' : 'AE');
  const flags = (acquired: string, line: GainLine) => (isSplit ? [acquired, flag(line)] : [acquired]);
  const namesOf = ({ schemeCode }: GainLine): [string, string] => {
    const scheme = schemes.get(schemeCode);
    return [scheme?.isin ?? '', (scheme?.name ?? schemeCode).slice(0, NAME_LENGTH)];
  };

  const old = ofYear
    .filter((line) => line.acquiredOn <= GRANDFATHERED_THROUGH)
    .map((line) => [...flags('BE', line), ...namesOf(line), ...figuresOfLot(line)]);
  const keyOf = (line: GainLine): string =>
    startYear >= CONSOLIDATED_FROM ? '' : `${isSplit ? flag(line) : ''} ${line.schemeCode}`;
  const young = Map.groupBy(
    ofYear.filter((line) => line.acquiredOn > GRANDFATHERED_THROUGH),
    keyOf,
  );
  const merged = [...young.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = startYear >= CONSOLIDATED_FROM ? ['INNOTREQUIRD', 'CONSOLIDATED'] : namesOf(first);
    return [[...flags('AE', first), ...names, ...figuresOfMany(group)]];
  });
  return {
    headers: [headers.acquired, ...(isSplit ? [headers.transferred] : []), ...headers.rest],
    rows: [...old, ...merged],
  };
}

/** Columns 4 to 14 of one lot bought up to 31-Jan-2018. */
function figuresOfLot(line: GainLine): string[] {
  const { units, grandfathering } = line;
  const value = grandfathering?.value ?? paise(0n);
  // Per unit of the scheme sold; after a merger that is not the NAV of the scheme bought.
  const fair =
    grandfathering === null || grandfathering.units === units
      ? (grandfathering?.nav ?? navTenThousandths(0n))
      : perUnit(value, line);
  return [
    trimmed(writeDecimal(units, 3)),
    trimmed(writeDecimal(salePrice(line), 4)),
    ...rupeeColumns({ sale: line.proceeds, cost: line.cost, value, fair }),
  ];
}

/** The same of many lots bought later: the single figures are nil. */
function figuresOfMany(lines: readonly GainLine[]): string[] {
  const sale = paise(lines.reduce((sum, { proceeds }) => sum + proceeds, 0n));
  const cost = paise(lines.reduce((sum, line) => sum + line.cost, 0n));
  return ['0', '0', ...rupeeColumns({ sale, cost, value: paise(0n), fair: navTenThousandths(0n) })];
}

interface RupeeFigures {
  readonly sale: Paise;
  readonly cost: Paise;
  readonly value: Paise;
  readonly fair: NavTenThousandths;
}

/** Columns 6 to 14: each rounded figure follows from the rounded ones before it, as whoever reads the file reckons. */
function rupeeColumns({ sale, cost, value, fair }: RupeeFigures): string[] {
  const [sold, paid, worth] = [rupeesOf(sale), rupeesOf(cost), rupeesOf(value)];
  const raised = sold < worth ? sold : worth;
  const counted = paid > raised ? paid : raised;
  // The load is taken off the sale already, and STT may not be.
  const expenditure = 0n;
  const deductions = counted + expenditure;
  return [
    String(sold),
    String(counted),
    String(paid),
    String(raised),
    trimmed(writeDecimal(fair, 4)),
    String(worth),
    String(expenditure),
    String(deductions),
    String(sold - deductions),
  ];
}

const rupeesOf = (amount: Paise): bigint => divideHalfUp(amount, 100n);

/** The NAV, or what a unit fetched where a load was taken off. */
const salePrice = (line: GainLine): NavTenThousandths =>
  line.load === 0n && line.saleNav > 0n ? line.saleNav : perUnit(line.proceeds, line);

const perUnit = (amount: Paise, { units }: GainLine): NavTenThousandths =>
  navTenThousandths(divideHalfUp(amount * 100_000n, units));

/** `1000` for `1000.000`: at most four decimals, none that say nothing. */
function trimmed(text: string): string {
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}
