import { brokerageForecast } from '@hub/contract/calls/brokerage/brokerage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { bookOf } from '../../book/book.public.ts';
import { plan } from '../../reports/test/seed-plans.ts';
import { seedPayouts, vikram } from '../test/seed-payouts.ts';

let hub: TestApp;
let meera: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedPayouts(hub.db, people.ifa.arn, people.other.arn);
  const { folioNo } = vikram;
  const sip = { folioNo, schemeCode: 'E', amount: '36500.00', monthly: '36500.00' };
  await hub.db.transaction('system', (tx) =>
    bookOf(tx).writePlans([
      plan(people.ifa.arn, 'GOOD', { ...sip, startsOn: '2026-12-10', lastDueOn: null, done: 0 }),
      plan(people.ifa.arn, 'BOUNCED', {
        ...sip,
        schemeCode: 'D',
        bounced: 2,
        bouncedInRow: 2,
        startsOn: '2026-01-31',
        endsOn: '2026-12-31',
      }),
      plan(people.ifa.arn, 'OVER', { ...sip, endsOn: '2026-10-31' }),
    ]),
  );
  meera = hub.client();
  await meera.logIn(people.ifa.arn);
  await meera.authenticate();
});
afterAll(() => hub.close());

describe('the forecast', () => {
  it('has twelve months of what is held, at the NAV of today', async () => {
    const { asOn, months, held } = await meera.request(brokerageForecast, {});
    expect(asOn).toBe('2026-11-15');
    expect([months.length, months[0]?.month, months[11]?.month]).toEqual([12, '2026-12', '2027-11']);
    // A crore and a lakh at 0.80 % and 36,500 at 0.30 %: 221.669863… a day.
    expect([months[0]?.held, months[2]?.held]).toEqual(['6871.77', '6206.76']);
    const paise = months.reduce((sum, month) => sum + BigInt(month.held.replace('.', '')), 0n);
    expect(held.replace('.', '')).toBe(String(paise));
    // 80,800.00 and 109.50 in these 365 days, each month rounded.
    expect(paise > 8_090_938n && paise < 8_090_962n).toBe(true);
  });

  it('has what the SIPs bring from the day of each debit on, and what is lost without one', async () => {
    const { months, plans, planCount, atRisk } = await meera.request(brokerageForecast, {});
    // GOOD: 0.80 a day and instalment: from 10-Dec 22 days; in January 31, and 21 from Monday the 11th.
    // BOUNCED: 30-Nov (its month has no 31st) 0.30 a day for December, and 31-Dec one day.
    expect([months[0]?.sips, months[1]?.sips]).toEqual(['27.20', '60.20']);
    expect(planCount).toBe(2);
    expect(plans.map(({ regNo, investor }) => [regNo, investor])).toEqual([
      ['GOOD', vikram.name],
      ['BOUNCED', vikram.name],
    ]);
    // 0.30 × 365 of the first instalment but for November, 0.30 × 335 of the second.
    expect(atRisk).toEqual({ plans: 1, trail: plans[1]?.trail });
    expect(plans[1]?.trail).toBe('210.00');
  });

  it('says the same year in another market, and with redemptions once the book is a year old', async () => {
    const forecast = await meera.request(brokerageForecast, {});
    const paiseOf = (text: string) => BigInt(text.replace('.', ''));
    const half = (held: bigint, percent: bigint) => (2n * held * percent + 100n) / 200n;
    const sums = [90n, 100n, 110n].map((percent) =>
      forecast.months.reduce((sum, { held, sips }) => sum + half(paiseOf(held), percent) + paiseOf(sips), 0n),
    );
    expect(forecast.scenarios.map(({ market, trail }) => [market, paiseOf(trail)])).toEqual([
      [-10, sums[0]],
      [0, sums[1]],
      [10, sums[2]],
    ]);
    const { redeemed, scenarios } = forecast;
    expect(scenarios.every(({ withRedemptions }) => (withRedemptions === null) === (redeemed === null))).toBe(
      true,
    );
  });
});
