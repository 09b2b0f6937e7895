import fc from 'fast-check';
import { folios } from './reference-house.ts';

/** What a registrar may do, and how often. */
const acts = {
  buy: 24,
  sell: 16,
  switch: 7,
  payout: 2,
  merge: 7,
  transfer: 7,
  reverse: 12,
  correct: 6,
  reenter: 4,
  balance: 6,
} as const;
type Act = keyof typeof acts;
/** Acts that take something that must be there. */
export const leaving: ReadonlySet<Act> = new Set(['sell', 'switch', 'merge', 'transfer']);

export const anyStep = fc.record({
  act: fc.oneof(
    ...Object.entries(acts).map(([act, weight]) => ({ weight, arbitrary: fc.constant(act as Act) })),
  ),
  folio: fc.nat(folios.length - 1),
  scheme: fc.nat(5),
  other: fc.nat(5),
  days: fc.nat(12),
  figure: fc.integer({ min: 1, max: 400 }),
  /** Which of its ways an act takes. */
  way: fc.nat(11),
  /** Which earlier row it is about. */
  about: fc.nat(40),
  /** The file it comes in, perhaps a second one, or none: history that is missing. */
  file: fc.nat(2),
  again: fc.option(fc.nat(2), { freq: 4, nil: null }),
  isMissing: fc.nat(7).map((n) => n === 0),
  rank: fc.nat(99),
});
export type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;
