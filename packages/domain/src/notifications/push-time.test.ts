import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeChoices, noticeWays } from './notice-settings.ts';
import { noticeTopics } from './notice-topics.ts';
import { pushTime } from './push-time.ts';

const inIndia = (time: string) => Temporal.Instant.from(`${time}+05:30`);
const night = { from: '21:00', to: '08:00' };

describe('a push', () => {
  it.each([
    ['2026-11-17T20:59', '2026-11-17T20:59'],
    ['2026-11-17T21:00', '2026-11-18T08:00'],
    ['2026-11-17T23:59', '2026-11-18T08:00'],
    ['2026-11-18T00:00', '2026-11-18T08:00'],
    ['2026-11-18T07:59:59', '2026-11-18T08:00'],
    ['2026-11-18T08:00', '2026-11-18T08:00'],
    ['2026-12-31T22:00', '2027-01-01T08:00'],
  ])('at %s goes out at %s when 21:00 to 08:00 is quiet', (now, goesOut) => {
    expect(pushTime(inIndia(now), night)).toEqual(inIndia(goesOut));
  });

  it('waits over a quiet lunch of the same day', () => {
    const lunch = { from: '13:00', to: '14:30' };
    expect(pushTime(inIndia('2026-11-17T13:00'), lunch)).toEqual(inIndia('2026-11-17T14:30'));
    expect(pushTime(inIndia('2026-11-17T14:30'), lunch)).toEqual(inIndia('2026-11-17T14:30'));
  });

  it('goes out at once without quiet hours, and where they end as they begin', () => {
    const now = inIndia('2026-11-17T03:00');
    expect(pushTime(now, null)).toBe(now);
    expect(pushTime(now, { from: '03:00', to: '03:00' })).toBe(now);
  });

  it('never waits a day, is never early, and never goes out in quiet minutes', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const text = (of: number) =>
      `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 0, max: 3_000_000 }), (from, to, minutes) => {
        const now = inIndia('2026-01-01T00:00').add({ minutes });
        const waits = pushTime(now, { from: text(from), to: text(to) })
          .since(now)
          .total('minutes');
        // Minute by minute from now: the first that is outside.
        const isQuiet = (at: number) => {
          for (let m = from; m !== to; m = (m + 1) % 1440) if (m === at) return true;
          return false;
        };
        let wait = 0;
        while (isQuiet((minutes + wait) % 1440)) wait++;
        expect(waits).toBe(wait);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the choices', () => {
  it('before anybody chose: a push where a device allowed it, and no mail', () => {
    for (const stored of [null, {}, 'x', { orders: 'x' }, { orders: { push: 1 } }]) {
      expect(noticeChoices(stored).orders).toEqual({ push: true, digest: false });
    }
  });

  it('have a yes or no for every topic and way, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const choices = noticeChoices({ orders: stored, news: stored });
        expect(Object.keys(choices)).toEqual([...noticeTopics]);
        for (const chosen of Object.values(choices)) {
          expect(Object.keys(chosen)).toEqual([...noticeWays]);
          for (const value of Object.values(chosen)) expect(value).toBeTypeOf('boolean');
        }
      }),
    );
    expect(noticeChoices({ plans: { push: false, digest: true } }).plans).toEqual({
      push: false,
      digest: true,
    });
  });
});
