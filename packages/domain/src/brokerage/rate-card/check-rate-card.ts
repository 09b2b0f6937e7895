import { formatDate } from '../../calendar/date-text.ts';
import { type DayNumber, dateOfDayNumber } from '../../calendar/day-number.ts';
import { formatRupees } from '../../money/format/format-amounts.ts';
import { type Paise, paise } from '../../money/scaled.ts';
import type { RateLine } from './rate-card.ts';

type RateCardFault =
  | 'unknown-location'
  | 'negative-rate'
  | 'dates-turned'
  | 'slab-turned'
  | 'negative-clawback'
  | 'dates-overlap'
  | 'slabs-cross'
  | 'dates-gap'
  | 'slabs-gap';

interface RateCardFinding {
  readonly line: number;
  readonly field: keyof RateLine;
  readonly fault: RateCardFault;
  readonly sentence: string;
}

/** Everything that keeps a card from being taken, by line. A card without a finding has one rate for each lot, or none. */
export function checkRateCard(lines: readonly RateLine[]): RateCardFinding[] {
  const findings = lines.flatMap(checkLine);
  if (findings.length > 0) return findings;
  for (const ofScheme of Map.groupBy(lines, ({ scheme }) => scheme).values()) {
    findings.push(...checkOverlaps(ofScheme), ...checkGaps(ofScheme));
  }
  return findings.sort((one, other) => one.line - other.line);
}

const locations: ReadonlySet<string> = new Set(['T30', 'B30', 'any']);

function checkLine(line: RateLine): RateCardFinding[] {
  const findings: RateCardFinding[] = [];
  const find = (field: keyof RateLine, fault: RateCardFault, sentence: string) =>
    findings.push({ line: line.line, field, fault, sentence });
  if (!locations.has(line.location)) {
    find('location', 'unknown-location', 'The location is neither T30, B30 nor any.');
  }
  if (line.trail.some((rate) => rate < 0n)) find('trail', 'negative-rate', 'A trail rate is below zero.');
  if (line.incentive < 0n) find('incentive', 'negative-rate', 'The incentive is below zero.');
  if (line.clawbackDays < 0) find('clawbackDays', 'negative-clawback', 'The clawback days are below zero.');
  if (line.inflowTo !== null && line.inflowTo < line.inflowFrom) {
    find('inflowTo', 'dates-turned', 'The last day of inflow lies before the first.');
  }
  if (line.slabFrom < 0n || (line.slabTo !== null && line.slabTo <= line.slabFrom)) {
    find('slabTo', 'slab-turned', 'The slab ends before it starts.');
  }
  return findings;
}

// Beyond every day and every amount.
const ALWAYS = Number.MAX_SAFE_INTEGER;
const lastDay = ({ inflowTo }: RateLine): number => inflowTo ?? ALWAYS;
const isOver = ({ slabTo }: RateLine, amount: Paise): boolean => slabTo !== null && slabTo <= amount;

/** For each line, the nearest before it that a lot could fall under as well. */
function checkOverlaps(lines: readonly RateLine[]): RateCardFinding[] {
  const inOrder = lines.toSorted((one, other) => one.inflowFrom - other.inflowFrom || one.line - other.line);
  return inOrder.flatMap((line, index): RateCardFinding[] => {
    const other = inOrder.slice(0, index).findLast((before) => sharesLots(line, before));
    return other === undefined ? [] : [overlap(line, other)];
  });
}

function overlap(line: RateLine, other: RateLine): RateCardFinding {
  const isSameSlab = other.slabFrom === line.slabFrom && other.slabTo === line.slabTo;
  if (isSameSlab) {
    const sentence = `Line ${other.line} pays for the same inflow of ${line.scheme} from ${dayText(line.inflowFrom)}.`;
    return { line: line.line, field: 'inflowFrom', fault: 'dates-overlap', sentence };
  }
  const sentence = `The slab from ${formatRupees(line.slabFrom)} crosses the one of line ${other.line} for ${line.scheme}.`;
  return { line: line.line, field: 'slabFrom', fault: 'slabs-cross', sentence };
}

function sharesLots(one: RateLine, other: RateLine): boolean {
  const isSamePlace = one.location === other.location || one.location === 'any' || other.location === 'any';
  const isSameTime = one.inflowFrom <= lastDay(other) && other.inflowFrom <= lastDay(one);
  return isSamePlace && isSameTime && !isOver(one, other.slabFrom) && !isOver(other, one.slabFrom);
}

/** Days between two lines, or amounts between two slabs, that nothing pays for; the same hole is told once. */
function checkGaps(lines: readonly RateLine[]): RateCardFinding[] {
  const findings = new Map<string, RateCardFinding>();
  for (const place of ['T30', 'B30'] as const) {
    const ofPlace = lines.filter(({ location }) => location === 'any' || location === place);
    for (const found of [...dateGap(ofPlace), ...slabGaps(ofPlace)]) {
      findings.set(`${found.line} ${found.fault}`, found);
    }
  }
  return [...findings.values()];
}

function dateGap(lines: readonly RateLine[]): RateCardFinding[] {
  let covered: number | null = null;
  for (const line of lines.toSorted((one, other) => one.inflowFrom - other.inflowFrom)) {
    if (covered !== null && line.inflowFrom > covered + 1) {
      const from = dayText((covered + 1) as DayNumber);
      const to = dayText((line.inflowFrom - 1) as DayNumber);
      const sentence = `Nothing pays for inflow of ${line.scheme} from ${from} to ${to}.`;
      return [{ line: line.line, field: 'inflowFrom', fault: 'dates-gap', sentence }];
    }
    covered = Math.max(covered ?? 0, lastDay(line));
  }
  return [];
}

/** Slabs change only where a line begins, so those days are the ones to look at. */
function slabGaps(lines: readonly RateLine[]): RateCardFinding[] {
  return [...new Set(lines.map(({ inflowFrom }) => inflowFrom))].flatMap((day): RateCardFinding[] => {
    const slabs = lines
      .filter((line) => line.inflowFrom <= day && day <= lastDay(line))
      .sort((one, other) => (one.slabFrom < other.slabFrom ? -1 : 1));
    let covered = paise(0n);
    for (const { line, scheme, slabFrom, slabTo } of slabs) {
      if (slabFrom > covered) {
        const sentence = `Nothing pays for ${formatRupees(covered)} to ${formatRupees(slabFrom)} of ${scheme}.`;
        return [{ line, field: 'slabFrom', fault: 'slabs-gap', sentence }];
      }
      if (slabTo === null) return [];
      covered = slabTo;
    }
    return [];
  });
}

const dayText = (day: DayNumber): string => formatDate(dateOfDayNumber(day));
