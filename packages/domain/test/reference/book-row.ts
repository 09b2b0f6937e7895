/*
 * The reference book: what the handbook (§1.3, §3, §7) and docs/features/book.md say a book comes to, worked out
 * another way than the code does. Plain objects and whole numbers; nothing here is imported from what is tested.
 * Days are counted from 1-Jan-1970, money is in paise, units in thousandths, NAV in ten-thousandths.
 */

export type RowKind =
  | 'purchase'
  | 'sip'
  | 'redemption'
  | 'swp'
  | 'switch-in'
  | 'switch-out'
  | 'stp-in'
  | 'stp-out'
  | 'idcw-payout'
  | 'idcw-reinvest'
  | 'bonus'
  | 'merger-in'
  | 'merger-out'
  | 'transfer-in'
  | 'transfer-out'
  | 'transmission-in'
  | 'transmission-out'
  | 'broker-in'
  | 'broker-out';

export interface PositionName {
  readonly arn: string;
  readonly folio: string;
  readonly scheme: string;
}

/** A registrar's row as it is in the book: read, not taken back with its file. */
export interface BookRow extends PositionName {
  readonly number: string;
  readonly part: string;
  readonly kind: RowKind;
  readonly isReversal: boolean;
  /** Of a reversal, the number the feed names; null when it names none. */
  readonly names: string | null;
  /** 2 for an entry that came again, the same in all, behind its reversal in one file. */
  readonly occurrence: number;
  readonly trade: number;
  readonly post: number;
  /** Never negative. */
  readonly units: bigint;
  readonly amount: bigint;
  /** STT and tax that the registrar kept back. */
  readonly withheld: bigint;
  /** What the feed says of units that moved in kind: when they were bought and for how much. */
  readonly brought: { readonly day: number; readonly cost: bigint } | null;
  /** Rows count up in the order in which they came. */
  readonly arrival: number;
}

/** The registrar's closing units of a day. */
export interface BookBalance extends PositionName {
  readonly day: number;
  readonly units: bigint;
  readonly arrival: number;
}

export const keyOf = ({ arn, folio, scheme }: PositionName): string => `${arn} ${folio} ${scheme}`;

const outKinds = new Set<RowKind>([
  'redemption',
  'swp',
  'switch-out',
  'stp-out',
  'merger-out',
  'transfer-out',
  'transmission-out',
  'broker-out',
]);

export const sideOf = (kind: RowKind): 'in' | 'none' | 'out' =>
  kind === 'idcw-payout' ? 'none' : outKinds.has(kind) ? 'out' : 'in';

/** Kinds that bring units with their cost and day, and the kind they left by; a change of broker leaves for another book. */
export const outKindOf: ReadonlyMap<RowKind, RowKind | null> = new Map<RowKind, RowKind | null>([
  ['merger-in', 'merger-out'],
  ['transfer-in', 'transfer-out'],
  ['transmission-in', 'transmission-out'],
  ['broker-in', null],
]);

/** What the row does to the balance by itself. */
export function signedUnits(row: BookRow): bigint {
  const side = sideOf(row.kind);
  if (side === 'none') return 0n;
  return (side === 'in') === row.isReversal ? -row.units : row.units;
}

/** Registrars count up, so a shorter number is the smaller one. */
export const compareNumbers = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

/** Half up, of what is never negative. */
export const divided = (part: bigint, whole: bigint): bigint => (2n * part + whole) / (2n * whole);

export function groupedBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return groups;
}
