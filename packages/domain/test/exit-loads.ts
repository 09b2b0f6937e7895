import { dayNumber } from '../src/calendar/day-number.ts';
import type { ExitLoadRule } from '../src/holdings/tax/exit-load.ts';
import { perMillion } from '../src/money/per-million.ts';

const always = dayNumber(1900, 1, 1);
const none = perMillion(0n);

/* What handbook §1.3 names for three kinds of schemes. */
export const equityExitLoad: readonly ExitLoadRule[] = [
  { from: always, slabs: [{ upToDays: 365, rate: perMillion(10_000n) }], freePart: perMillion(100_000n) },
];
export const arbitrageExitLoad: readonly ExitLoadRule[] = [
  { from: always, slabs: [{ upToDays: 30, rate: perMillion(2_500n) }], freePart: none },
];
/** The same with every asset manager: 0.0070 % on day one, less each day, nil from day seven. */
export const liquidExitLoad: readonly ExitLoadRule[] = [
  {
    from: always,
    slabs: [70n, 65n, 60n, 55n, 50n, 45n].map((rate, index) => ({
      upToDays: index + 1,
      rate: perMillion(rate),
    })),
    freePart: none,
  },
];
