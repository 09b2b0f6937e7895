import { parseDisplayDate } from '@hub/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentText } from './moment.tsx';

describe('a moment on the screen', () => {
  it('is the date and the time in India', () => {
    expect(momentText('2026-11-14T13:10:00.000000Z')).toBe('14-Nov-2026, 18:40 IST');
    expect(momentText('2026-04-04T18:29:59Z')).toBe('04-Apr-2026, 23:59 IST');
    expect(momentText('2026-04-04T18:30:00Z')).toBe('05-Apr-2026, 00:00 IST');
  });

  it('loses nothing but the seconds', () => {
    const minutes = fc.integer({ min: 0, max: 2 ** 25 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const then = Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
        const [, date = '', time = ''] = /^(.+), (.+) IST$/.exec(momentText(then.toString())) ?? [];
        const back = parseDisplayDate(date)?.toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: time });
        expect(back?.toInstant().equals(then)).toBe(true);
      }),
    );
  });
});
