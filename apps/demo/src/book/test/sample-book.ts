import { type DayNumber, dayNumberOf, type NavTenThousandths } from '@hub/domain';
import { valueAt } from '@hub/domain/money/unit-value';
import { type DemoBook, demoBook, demoBooks } from '../demo-book.ts';
import type { BalanceRow, DemoClient, PlanRow, SchemeRow } from '../ground/rows.ts';

/** Some weekdays without business, as a calendar has them. */
const closed = [
  '2022-08-15',
  '2023-01-26',
  '2024-11-15',
  '2025-10-02',
  '2026-01-26',
  '2026-10-20',
  '2026-11-10',
];

export const today = Temporal.PlainDate.from('2026-11-15');

/** The seed of the demo itself. */
const demoSeed = 4300;

export function bookOn(day: Temporal.PlainDate, seed = demoSeed): DemoBook {
  return demoBook({ seed, today: day, holidays: closed.map((text) => Temporal.PlainDate.from(text)) });
}

export const holidaySet: ReadonlySet<string> = new Set(closed);

export interface Sample {
  readonly today: DayNumber;
  readonly book: DemoBook;
  readonly schemes: ReadonlyMap<string, SchemeRow>;
  /** By scheme and day. */
  readonly navs: ReadonlyMap<string, ReadonlyMap<number, NavTenThousandths>>;
  readonly latest: ReadonlyMap<string, NavTenThousandths>;
  readonly clients: readonly DemoClient[];
}

/** The main distributor's book with all its prices. */
export function sampleBook(day: Temporal.PlainDate = today, which = 0): Sample {
  const book = bookOn(day);
  const navs = new Map<string, Map<number, NavTenThousandths>>();
  const latest = new Map<string, NavTenThousandths>();
  for (const { schemeCode, day: on, nav } of book.navs()) {
    const existing = navs.get(schemeCode) ?? new Map<number, NavTenThousandths>();
    navs.set(schemeCode, existing.set(on, nav));
    latest.set(schemeCode, nav);
  }
  const of = demoBooks[which];
  if (of === undefined) throw new RangeError('There is no such book');
  return {
    today: dayNumberOf(day),
    book,
    schemes: new Map(book.schemes.map((scheme) => [scheme.code, scheme])),
    navs,
    latest,
    clients: Array.from(book.clients(of)),
  };
}

export function schemeOf({ schemes }: Sample, code: string): SchemeRow {
  const found = schemes.get(code);
  if (found === undefined) throw new RangeError(`No scheme ${code}`);
  return found;
}

/** Worth of what is held, of the schemes that count. */
export function aumOf(
  sample: Sample,
  balances: readonly BalanceRow[],
  counts: (scheme: SchemeRow) => boolean = () => true,
): bigint {
  let sum = 0n;
  for (const { schemeCode, units } of balances) {
    const nav = sample.latest.get(schemeCode);
    if (nav !== undefined && counts(schemeOf(sample, schemeCode))) sum += valueAt(units, nav);
  }
  return sum;
}

/** Handbook §3.1: started, not over, neither ceased nor paused; one that was rejected never began. */
export function isActive(plan: PlanRow, on: DayNumber): boolean {
  const isPaused = plan.pausedFrom !== null && plan.pausedFrom <= on && on <= (plan.pausedTo ?? on);
  return (
    plan.startsOn <= on &&
    on <= plan.endsOn &&
    plan.ceasedOn === null &&
    plan.rejectedOn === null &&
    !isPaused
  );
}
