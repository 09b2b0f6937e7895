import { type DatedAmount, type YearlySums, yearlySums } from './dated-amounts.ts';
import { findRoot, findTurn } from './find-root.ts';
import { type Point, presentValue } from './present-value.ts';

type Xirr =
  /** Where several rates solve the flows, the one nearest to zero, and `isUnique` says so. */
  | { readonly kind: 'rate'; readonly rate: number; readonly isUnique: boolean }
  | { readonly kind: 'none'; readonly why: 'no-flows' | 'one-sided' | 'no-root' };

// In x = ln(1 + rate): from -99.995 % to 2,20,00,000 %, looked at in steps of 5 %.
const STEP = 0.05;
const STEPS = 200;
const FARTHEST = 700;

/** The yearly rate at which flows are worth nothing together: actual days over 365, as spreadsheets count. */
export function xirr(flows: readonly DatedAmount[]): Xirr {
  const sums = yearlySums(flows);
  const first = sums.sums[0];
  const last = sums.sums.at(-1);
  if (first === undefined || last === undefined) return { kind: 'none', why: 'no-flows' };
  const changes = signChanges(sums.sums);
  if (changes === 0) return { kind: 'none', why: 'one-sided' };
  // Descartes' rule holds for sums of powers: one change of sign, exactly one root.
  const roots = changes === 1 ? onlyRoot(sums, first) : rootsByScan(sums, first, last);
  const rates = roots.map(Math.expm1).sort((one, other) => Math.abs(one) - Math.abs(other));
  const rate = rates[0];
  return rate === undefined
    ? { kind: 'none', why: 'no-root' }
    : { kind: 'rate', rate, isUnique: rates.length === 1 };
}

function signChanges(sums: readonly number[]): number {
  let count = 0;
  for (let index = 1; index < sums.length; index += 1) {
    if ((sums[index] ?? 0) > 0 !== (sums[index - 1] ?? 0) > 0) count += 1;
  }
  return count;
}

/** Far to the right only the first flow counts; the root lies on the side where the sign is not yet its own. */
function onlyRoot(sums: YearlySums, first: number): number[] {
  const { value } = presentValue(sums, 0, 'above');
  if (value === 0) return [0];
  return outwards(sums, 0, value > 0 === first > 0 ? -1 : 1);
}

/** Walks away from `from` in doubling steps until the sign turns; none if it does not while numbers last. */
function outwards(sums: YearlySums, from: number, direction: 1 | -1): number[] {
  const curve = curveOf(sums, direction < 0 ? 'below' : 'above');
  const isPositive = curve(from).value > 0;
  let near = from;
  for (let reach = 0.5; Math.abs(near) < FARTHEST; reach *= 2) {
    const far = from + direction * reach;
    if (curve(far).value > 0 !== isPositive) return [findRoot(curve, near, far)];
    near = far;
  }
  return [];
}

/** With more than one change of sign there may be none, one or several: every stretch is looked at. */
function rootsByScan(sums: YearlySums, first: number, last: number): number[] {
  const roots: number[] = [];
  for (const side of ['below', 'above'] as const) {
    const curve = curveOf(sums, side);
    const start = side === 'below' ? -STEPS : 0;
    let from = start * STEP;
    let before = curve(from);
    for (let step = start + 1; step <= start + STEPS; step += 1) {
      const to = step * STEP;
      const after = curve(to);
      roots.push(...rootsBetween(curve, from, before, to, after));
      from = to;
      before = after;
    }
  }
  return roots.length > 0 ? roots : rootsBeyond(sums, first, last);
}

/**
 * Out there only the first or the last flow counts, so a sign that is not yet theirs will still turn. Such a
 * rate (a loss of 99.995 % a year and worse, or a gain of lakhs) is an answer only where no other is.
 */
function rootsBeyond(sums: YearlySums, first: number, last: number): number[] {
  const edge = STEP * STEPS;
  const above = presentValue(sums, edge, 'above').value > 0;
  const below = presentValue(sums, -edge, 'below').value > 0;
  return [
    ...(above === first > 0 ? [] : outwards(sums, edge, 1)),
    ...(below === last > 0 ? [] : outwards(sums, -edge, -1)),
  ];
}

function rootsBetween(
  curve: (x: number) => Point,
  from: number,
  before: Point,
  to: number,
  after: Point,
): number[] {
  if (before.value === 0) return [from];
  if (before.value > 0 !== after.value > 0) return after.value === 0 ? [] : [findRoot(curve, from, to)];
  // Both ends on one side, yet the curve may touch zero between them and come back.
  const comesCloser = before.value > 0 === before.slope < 0;
  const leavesAgain = after.value > 0 === after.slope > 0;
  if (!comesCloser || !leavesAgain) return [];
  const turn = findTurn(curve, from, to);
  const { value } = curve(turn);
  if (value > 0 === before.value > 0 && value !== 0) return [];
  return [findRoot(curve, from, turn), findRoot(curve, turn, to)];
}

function curveOf(sums: YearlySums, side: 'below' | 'above'): (x: number) => Point {
  return (x) => presentValue(sums, x, side);
}
