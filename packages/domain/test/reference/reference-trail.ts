/*
 * Brokerage a second time, day by day: own lots, own rates, own calendar years by Temporal, one product for each lot and
 * day. None of the functions that are compared with it.
 */

export interface PlainLine {
  readonly scheme: string;
  readonly inflowFrom: number;
  readonly inflowTo: number | null;
  readonly location: string;
  readonly slabFrom: bigint;
  readonly slabTo: bigint | null;
  readonly trail: readonly bigint[];
  readonly incentive: bigint;
  readonly gstBasis: string;
  readonly clawbackDays: number;
}
export interface PlainCard {
  readonly from: number;
  readonly lines: readonly PlainLine[];
}

/** What happens in the book, one a day. Units that move go from one holding to another with their lots. */
export type Happening =
  | {
      readonly what: 'in';
      readonly day: number;
      readonly to: string;
      readonly units: bigint;
      readonly paid: bigint;
    }
  | {
      readonly what: 'broker-in';
      readonly day: number;
      readonly to: string;
      readonly units: bigint;
      readonly paid: bigint;
      readonly bought: number;
    }
  | { readonly what: 'out'; readonly day: number; readonly from: string; readonly units: bigint }
  | {
      readonly what: 'move';
      readonly day: number;
      readonly from: string;
      readonly to: string;
      readonly units: bigint;
    };

interface PlainLot {
  readonly arrived: number;
  readonly bought: number;
  readonly paid: bigint;
  readonly allotted: bigint;
  readonly earlier: bigint | 'unknown' | null;
  left: bigint;
}

interface Facts {
  readonly cards: readonly PlainCard[];
  readonly navs: ReadonlyMap<string, ReadonlyMap<number, bigint>>;
  readonly schemeOf: (holding: string) => string;
  readonly location: string;
  readonly earlierRate: bigint | 'unknown';
}

const dateOf = (day: number) => Temporal.PlainDate.from('1970-01-01').add({ days: day });
const monthOf = (day: number) => dateOf(day).toString().slice(0, 7);
const nearest = (top: bigint, bottom: bigint) => (top * 2n + bottom) / (bottom * 2n);

function lineFor(facts: Facts, scheme: string, lot: PlainLot, day: number): PlainLine | null {
  const inForce = facts.cards.filter(({ from }) => from <= day).sort((a, b) => b.from - a.from);
  for (const { lines } of inForce) {
    const ofScheme = lines.filter((line) => line.scheme === scheme);
    if (ofScheme.length === 0) return null;
    if (Math.min(...ofScheme.map((line) => line.inflowFrom)) > lot.bought) continue;
    const fitting = ofScheme.filter(
      (line) =>
        line.inflowFrom <= lot.bought &&
        (line.inflowTo ?? Infinity) >= lot.bought &&
        ['any', facts.location].includes(line.location) &&
        line.slabFrom <= lot.paid &&
        (line.slabTo === null || line.slabTo > lot.paid),
    );
    return fitting[0] ?? null;
  }
  return null;
}

function yearIndex(bought: number, day: number): number {
  const since = dateOf(bought);
  return [1, 2, 3].filter((years) => Temporal.PlainDate.compare(since.add({ years }), dateOf(day)) <= 0)
    .length;
}

function navOn(navs: ReadonlyMap<number, bigint> | undefined, day: number): bigint | null {
  for (let back = day; back > day - 4_000; back -= 1) {
    const nav = navs?.get(back);
    if (nav !== undefined) return nav;
  }
  return null;
}

function take(lots: PlainLot[], units: bigint): { lot: PlainLot; before: bigint; after: bigint }[] {
  let still = units;
  return lots.flatMap((lot) => {
    const taken = lot.left < still ? lot.left : still;
    if (taken === 0n) return [];
    const before = lot.left;
    lot.left -= taken;
    still -= taken;
    return [{ lot, before, after: lot.left }];
  });
}

export interface PlainBrokerage {
  /** Paise by holding, month and basis: `1/E 2026-04 exclusive`. */
  readonly trail: ReadonlyMap<string, bigint>;
  /** Clawed back by holding. */
  readonly clawback: ReadonlyMap<string, bigint>;
  /** Days of lots without a rate or a NAV, by holding. */
  readonly missing: ReadonlyMap<string, number>;
}

export function plainBrokerage(
  happenings: readonly Happening[],
  [from, to]: readonly [number, number],
  facts: Facts,
): PlainBrokerage {
  const book = new Map<string, PlainLot[]>();
  const tops = new Map<string, bigint>();
  const clawback = new Map<string, bigint>();
  const missing = new Map<string, number>();
  let arrived = 0;
  const put = (to: string, lot: Omit<PlainLot, 'arrived'>) => {
    arrived += 1;
    const lots = [...(book.get(to) ?? []), { ...lot, arrived }];
    book.set(
      to,
      lots.sort((a, b) => a.bought - b.bought || a.arrived - b.arrived),
    );
  };
  const costOf = ({ paid, allotted }: PlainLot, units: bigint) => nearest(paid * units, allotted);

  for (let day = Math.min(from, ...happenings.map((one) => one.day)); day <= to; day += 1) {
    for (const one of happenings.filter((some) => some.day === day)) {
      if (one.what === 'in' || one.what === 'broker-in') {
        const earlier = one.what === 'in' ? null : facts.earlierRate;
        const bought = one.what === 'in' ? day : one.bought;
        put(one.to, { bought, paid: one.paid, allotted: one.units, left: one.units, earlier });
        continue;
      }
      for (const { lot, before, after } of take(book.get(one.from) ?? [], one.units)) {
        if (one.what === 'move') {
          const units = before - after;
          const paid = costOf(lot, before) - costOf(lot, after);
          put(one.to, { bought: lot.bought, paid, allotted: units, left: units, earlier: null });
          continue;
        }
        const line = lineFor(facts, facts.schemeOf(one.from), lot, lot.bought);
        if (line === null || day >= lot.bought + line.clawbackDays) continue;
        const incentive = nearest(lot.paid * line.incentive, 1_000_000n);
        const lost = nearest(incentive * before, lot.allotted) - nearest(incentive * after, lot.allotted);
        clawback.set(one.from, (clawback.get(one.from) ?? 0n) + lost);
      }
    }
    if (day < from) continue;
    for (const [holding, lots] of book) {
      const scheme = facts.schemeOf(holding);
      const nav = navOn(facts.navs.get(scheme), day);
      for (const lot of lots) {
        if (lot.left === 0n) continue;
        const line = lineFor(facts, scheme, lot, day);
        if (line === null || nav === null || lot.earlier === 'unknown') {
          missing.set(holding, (missing.get(holding) ?? 0) + 1);
          continue;
        }
        const card = line.trail[yearIndex(lot.bought, day)] ?? 0n;
        const rate = lot.earlier !== null && lot.earlier < card ? lot.earlier : card;
        const key = `${holding} ${monthOf(day)} ${line.gstBasis}`;
        tops.set(key, (tops.get(key) ?? 0n) + lot.left * nav * rate);
      }
    }
  }
  const trail = new Map([...tops].map(([key, top]) => [key, nearest(top, 365n * 10n ** 11n)]));
  return { trail, clawback, missing };
}
