import { sendWish } from '@hub/contract/calls/wishes/wishes';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { sendDue } from './send-due.ts';
import { addPeople, longSessions, sentWishes } from './test/wish-book.ts';

let hub: TestApp;
let mine: TestClient;
beforeAll(async () => {
  hub = await testApp({ withJobs: true, config: longSessions });
  mine = hub.client();
  await mine.logIn(people.ifa.arn);
});
afterAll(() => hub.close());

/** The days around the end of February. */
const days = ['02-26', '02-27', '02-28', '02-29', '03-01', '03-02'];

/** Years that have a 29-Feb. */
const born = fc
  .tuple(fc.constantFrom(1960, 1984, 1996, 2000), fc.constantFrom(...days))
  .map(([year, day]) => `${year}-${day}`);
const client = fc.record({
  birthDate: fc.option(born),
  consent: fc.constantFrom('given', 'withdrawn', 'none'),
  mobile: fc.option(fc.integer({ min: 0, max: 999_999 }), { freq: 4 }),
});

/** The days that the run passes, three of a common year and three of a leap year, at any hour that wishes go. */
const passed = ['2027-02-27', '2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29', '2028-03-01'];

/** Counted by hand: the day as written, or of a 29th the 28th in a year that has none. */
const wishedOn = (birthDate: string, day: string): boolean =>
  birthDate.slice(5) === day.slice(5) || (birthDate.endsWith('02-29') && day === '2027-02-28');

it('reaches everyone who agreed once a year, nobody twice and no one without consent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(client, { minLength: 5, maxLength: 25 }),
      fc.array(fc.integer({ min: 9 * 60, max: 21 * 60 - 1 }), { minLength: 6, maxLength: 6 }),
      async (clients, minutes) => {
        for (const table of [
          'wish',
          'wish_batch',
          'client_consent',
          'outbox_message',
          'investor',
          'rate_limit',
        ])
          await hub.db.read('system', `delete from ${table}`);
        const book = clients.map(({ birthDate, consent, mobile }, index) => ({
          name: `Client ${index}`,
          birthDate,
          mobile:
            mobile === null ? null : `98${String(index).padStart(2, '0')}${String(mobile).padStart(6, '0')}`,
          ...(consent === 'given' && { agreed: ['sms'] as const }),
          ...(consent === 'withdrawn' && { optedOut: ['sms'] as const }),
        }));
        await addPeople(hub.db, people.ifa.arn, book);
        const start = hub.clock.now();
        for (const [at, day] of passed.entries()) {
          const now = Temporal.PlainDate.from(day)
            .toZonedDateTime({ timeZone: 'Asia/Kolkata' })
            .add({ minutes: minutes[at] ?? 0 })
            .toInstant();
          hub.clock.advance(hub.clock.now().until(now));
          const requested = {
            category: 'birthday',
            span: 'day',
            channel: 'sms',
            language: 'en',
            design: 'plain',
            text: '{name}',
          } as const;
          await Promise.all([mine.call(sendWish, requested), mine.call(sendWish, requested)]);
          await Promise.all([sendDue(hub.context), sendDue(hub.context)]);
        }
        hub.clock.advance(hub.clock.now().until(start));
        const expected = book
          .flatMap(({ name, birthDate, mobile, agreed }) =>
            agreed === undefined || mobile === null || birthDate === null
              ? []
              : passed.filter((day) => wishedOn(birthDate, day)).map(() => name),
          )
          .toSorted();
        expect((await sentWishes(hub.db)).map(({ body }) => body).toSorted()).toEqual(expected);
      },
    ),
    { numRuns: 3 },
  );
});
