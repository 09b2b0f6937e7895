import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDays } from '../../calendar/business-days.ts';
import { nextCutOff } from './next-cut-off.ts';

const isBusinessDay = businessDays(new Set(['2026-11-24']));
const at = (clock: string) => {
  const { navDate, until } = nextCutOff(Temporal.Instant.from(`${clock}:00+05:30`), isBusinessDay);
  return `${navDate} ${until.toZonedDateTimeISO('Asia/Kolkata').toPlainDateTime().toString()}`;
};

describe('the next cut-off', () => {
  it.each([
    ['a morning', '2026-11-17T10:42', '2026-11-17 2026-11-17T15:00:00'],
    ['the minute before', '2026-11-17T14:59', '2026-11-17 2026-11-17T15:00:00'],
    ['an evening', '2026-11-17T15:01', '2026-11-18 2026-11-18T15:00:00'],
    ['a Friday evening', '2026-11-20T18:00', '2026-11-23 2026-11-23T15:00:00'],
    ['the evening before a holiday', '2026-11-23T16:00', '2026-11-25 2026-11-25T15:00:00'],
    ['a holiday', '2026-11-24T11:00', '2026-11-25 2026-11-25T15:00:00'],
  ])('of %s', (_, clock, expected) => expect(at(clock)).toBe(expected));

  it('is never over, and never further away than the next business day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), (minutes) => {
        const now = Temporal.Instant.from('2026-01-01T00:00:00Z').add({ minutes });
        const { navDate, until } = nextCutOff(now, isBusinessDay);
        expect(isBusinessDay(navDate)).toBe(true);
        expect(Temporal.Instant.compare(until, now)).not.toBe(-1);
        const before = until.subtract({ hours: 24 });
        const day = before.toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
        // On the business day before it would have been that one.
        if (isBusinessDay(day)) expect(Temporal.Instant.compare(before, now)).not.toBe(1);
      }),
    );
  });
});
