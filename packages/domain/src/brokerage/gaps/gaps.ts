import type { PerMillion } from '../../money/per-million.ts';
import { divideNearest, magnitude, type Paise, paise } from '../../money/scaled.ts';
import type { GstBasis } from '../tax/gst.ts';

export type BrokerageKind = 'trail' | 'incentive' | 'clawback';

interface BrokerageKey {
  readonly folio: string;
  readonly scheme: string;
  /** `2026-06`. */
  readonly month: string;
  readonly kind: BrokerageKind;
  /** The transaction that an incentive or a clawback is for; '' for trail. */
  readonly reference: string;
}

/** What the twin worked out. */
export interface ExpectedBrokerage extends BrokerageKey {
  /** A clawback is below nil. */
  readonly amount: Paise;
  /** Null where lots had several. */
  readonly rate: PerMillion | null;
  /** On which units were held. */
  readonly days: number;
  /** Null where lots had both. */
  readonly gstBasis: GstBasis | null;
}

/** What a registrar's file says. */
export interface ReceivedBrokerage extends BrokerageKey {
  readonly amount: Paise;
  readonly rate: PerMillion | null;
  readonly days: number | null;
  /** Why it was worked out and not paid; null for what was paid. */
  readonly hold: string | null;
}

type GapName =
  | 'missing-folio'
  | 'hold'
  | 'rate'
  | 'days'
  | 'gst-basis'
  | 'clawback-twice'
  | 'not-expected'
  | 'other';

export interface BrokerageGap extends BrokerageKey {
  readonly gap: GapName;
  /** What the distributor got too little; below nil for what it got too much. */
  readonly amount: Paise;
  readonly hold: string | null;
}

/** Every difference with its cause. The amounts of a key add up to what was expected less what was paid. */
export function brokerageGaps(
  expected: readonly ExpectedBrokerage[],
  received: readonly ReceivedBrokerage[],
): BrokerageGap[] {
  const lines = Map.groupBy(received, keyOf);
  const gaps: BrokerageGap[] = [];
  for (const [key, ofKey] of Map.groupBy(expected, keyOf)) {
    gaps.push(...gapsOf(ofKey.reduce(together), lines.get(key) ?? []));
    lines.delete(key);
  }
  for (const ofKey of lines.values()) {
    const [first] = ofKey;
    if (first !== undefined) gaps.push(gapOf(first, 'not-expected', -sumOf(ofKey.filter(isPaid))));
  }
  return gaps.filter(({ amount }) => amount !== 0n);
}

const keyOf = ({ folio, scheme, month, kind, reference }: BrokerageKey): string =>
  [folio, scheme, month, kind, kind === 'trail' ? '' : reference].join('|');

/** Lines of one key, such as those of rates with the tax in them and without, are paid as one. */
const together = (one: ExpectedBrokerage, other: ExpectedBrokerage): ExpectedBrokerage => ({
  ...one,
  amount: paise(one.amount + other.amount),
  rate: one.rate === other.rate ? one.rate : null,
  days: Math.max(one.days, other.days),
  gstBasis: one.gstBasis === other.gstBasis ? one.gstBasis : null,
});

const isPaid = ({ hold }: ReceivedBrokerage): boolean => hold === null;
const sumOf = (lines: readonly { readonly amount: Paise }[]): bigint =>
  lines.reduce((sum, { amount }) => sum + amount, 0n);

function gapOf(key: BrokerageKey, gap: GapName, amount: bigint, hold: string | null = null): BrokerageGap {
  const { folio, scheme, month, kind, reference } = key;
  return { folio, scheme, month, kind, reference, gap, amount: paise(amount), hold };
}

function gapsOf(expected: ExpectedBrokerage, received: readonly ReceivedBrokerage[]): BrokerageGap[] {
  if (received.length === 0) return [gapOf(expected, 'missing-folio', expected.amount)];
  const held = received.flatMap(({ hold, amount }) =>
    hold === null ? [] : [gapOf(expected, 'hold', amount, hold)],
  );
  const twice = takenTwice(expected, received);
  // What waits was worked out all the same: it is no second gap.
  const counted = received.filter((line) => !twice.has(line));
  return [
    ...held,
    ...[...twice].map(({ amount }) => gapOf(expected, 'clawback-twice', -amount)),
    ...differences(expected, counted),
  ];
}

/** A sale may take back in several lines, one for each lot: one of them is there twice only if all come to too much. */
function takenTwice(
  expected: ExpectedBrokerage,
  received: readonly ReceivedBrokerage[],
): ReadonlySet<ReceivedBrokerage> {
  const twice = new Set<ReceivedBrokerage>();
  if (expected.kind !== 'clawback') return twice;
  const paid = received.filter(isPaid);
  const seen = new Set<bigint>();
  let total = sumOf(paid);
  for (const line of paid) {
    if (seen.has(line.amount) && total - line.amount <= expected.amount) {
      twice.add(line);
      total -= line.amount;
    }
    seen.add(line.amount);
  }
  return twice;
}

function differences(expected: ExpectedBrokerage, counted: readonly ReceivedBrokerage[]): BrokerageGap[] {
  const got = sumOf(counted);
  // Each line of the registrar is rounded by itself.
  if (2n * magnitude(expected.amount - got) <= BigInt(counted.length)) return [];
  const atRate = counted.reduce((sum, line) => sum + atRightRate(line, expected.rate), 0n);
  const rest = expected.amount - atRate;
  return [gapOf(expected, 'rate', atRate - got), gapOf(expected, restOf(expected, counted, atRate), rest)];
}

/** What a line would have come to at the rate that was expected. */
function atRightRate({ amount, rate }: ReceivedBrokerage, right: PerMillion | null): bigint {
  return rate === null || right === null || rate <= 0n ? amount : divideNearest(amount * right, rate);
}

function restOf(expected: ExpectedBrokerage, counted: readonly ReceivedBrokerage[], atRate: bigint): GapName {
  const days = daysOf(counted);
  if (days !== null && days !== expected.days) return 'days';
  if (expected.gstBasis === null) return 'other';
  const [part, whole] = expected.gstBasis === 'exclusive' ? [100n, 118n] : [118n, 100n];
  const onOtherBasis = divideNearest(expected.amount * part, whole);
  return magnitude(onOtherBasis - atRate) <= BigInt(counted.length) ? 'gst-basis' : 'other';
}

/** Lines of one folio and month run side by side, one for each purchase. */
function daysOf(lines: readonly ReceivedBrokerage[]): number | null {
  const days = lines.flatMap((line) => (line.days === null ? [] : [line.days]));
  return days.length === 0 ? null : Math.max(...days);
}
