import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../test/dates.ts';
import { weeklySipStart } from '../calendar/instalments.ts';
import { firstStart, planDayOnOrAfter } from './first-start.ts';
import { frequencies } from './frequencies.ts';

describe('the first day a plan can begin on', () => {
  it.each([
    // Monday, four days ahead is Friday the 20th.
    ['monthly', 20, 4, '2026-11-20'],
    ['monthly', 19, 4, '2026-12-19'],
    ['monthly', 31, 4, '2026-11-30'],
    ['quarterly', 1, 25, '2027-01-01'],
    ['daily', null, 4, '2026-11-20'],
    // Friday is four days away, Thursday three.
    ['weekly', 5, 4, '2026-11-20'],
    ['weekly', 4, 4, '2026-11-26'],
    // UPI Autopay is ready after three days, but by the week the spec asks for four.
    ['weekly', 4, 3, '2026-11-26'],
    ['weekly', 1, 25, '2026-12-14'],
    ['fortnightly', 2, 7, '2026-11-24'],
  ] as const)('%s on day %s with a lead of %i days: %s', (frequency, on, lead, expected) => {
    expect(firstStart({ frequency, day: on }, day('2026-11-16'), lead).toString()).toBe(expected);
  });

  it('is on the plan’s day, far enough, and there is none before it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...frequencies),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 0, max: 100 }),
        (frequency, ahead, on, lead) => {
          const today = day('2024-01-01').add({ days: ahead });
          const isWeekly = frequency === 'weekly' || frequency === 'fortnightly';
          const plan = { frequency, day: frequency === 'daily' ? null : isWeekly ? ((on - 1) % 5) + 1 : on };
          const start = firstStart(plan, today, lead);
          const earliest = today.add({ days: lead });
          expect(planDayOnOrAfter(plan, start).equals(start)).toBe(true);
          expect(Temporal.PlainDate.compare(start, earliest)).toBeGreaterThanOrEqual(0);
          if (isWeekly && lead <= 4) expect(start.equals(weeklySipStart(today, plan.day as 1))).toBe(true);
          if (!isWeekly) expect(planDayOnOrAfter(plan, earliest).equals(start)).toBe(true);
        },
      ),
    );
  });
});
