import type { Point } from './present-value.ts';

const ENOUGH = 1e-13;
const MOST_STEPS = 200;

/**
 * The root between two points of unlike sign: Newton's step where it stays inside and closes in, half the
 * bracket where it does not. It cannot leave the bracket, so it cannot fail.
 */
export function findRoot(curve: (x: number) => Point, from: number, to: number): number {
  let low = from;
  let high = to;
  const lowIsNegative = curve(low).value < 0;
  let x = (low + high) / 2;
  let lastWidth = Math.abs(high - low);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { value, slope } = curve(x);
    if (value === 0) return x;
    if (value < 0 === lowIsNegative) low = x;
    else high = x;
    const newton = x - value / slope;
    const isInside = newton > Math.min(low, high) && newton < Math.max(low, high);
    const move = Math.abs(newton - x);
    const next = isInside && move < lastWidth / 2 ? newton : (low + high) / 2;
    lastWidth = Math.abs(next - x);
    if (lastWidth <= ENOUGH * Math.max(1, Math.abs(x))) return next;
    x = next;
  }
  return x;
}

/** Where the slope turns between two points whose slopes have unlike signs. */
export function findTurn(curve: (x: number) => Point, from: number, to: number): number {
  let low = from;
  let high = to;
  const lowFalls = curve(low).slope < 0;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (curve(middle).slope < 0 === lowFalls) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
