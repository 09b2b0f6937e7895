import { aumHistory, aumRanges, opportunityCounts, todoKinds } from '@hub/contract/calls/dashboard/dashboard';
import { financialYearOf } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restateNavs, seedRandomBook, seedRandomHouse } from '../../../test/random-book.ts';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { figuresOfDashboard } from './test/figures-of-dashboard.ts';
import { figuresOfLedger } from './test/figures-of-ledger.ts';
import { figuresOfLists } from './test/figures-of-lists.ts';
import { growthOfLedger } from './test/growth-of-ledger.ts';

async function signedIn(hub: TestApp, arn: string): Promise<TestClient> {
  const client = hub.client();
  await client.logIn(arn);
  await client.authenticate();
  return client;
}

/** Must show 1 of the issue: figure, list and ledger say the same. */
async function expectOneTruth(hub: TestApp, arn: string) {
  const client = await signedIn(hub, arn);
  const today = hub.clock.today();
  const shown = await figuresOfDashboard(client, arn);
  const yearStart = financialYearOf(today).start.toString();
  expect(shown).toEqual(await figuresOfLedger(hub.db, arn, today.toString(), yearStart));
  expect(await figuresOfLists(client, arn)).toEqual(shown);
  for (const range of aumRanges) {
    const { growth, points } = await client.request(aumHistory, { range });
    if (growth === null) {
      expect(points.length).toBeLessThan(2);
      continue;
    }
    expect([growth.from, growth.start]).toEqual(points[0]);
    expect([growth.to, growth.end]).toEqual(points.at(-1));
    expect(growth).toEqual(await growthOfLedger(hub.db, arn, growth.from, growth.to));
  }
  return shown;
}

describe('every figure of the dashboard is the total of its list and what the ledger comes to', () => {
  describe('in the demo book', () => {
    let hub: TestApp;
    beforeAll(async () => {
      hub = await testApp({ investors: 150 });
    }, 180_000);
    afterAll(() => hub.close());

    it('of the main distributor, where nearly everything has something to show', async () => {
      const shown = await expectOneTruth(hub, people.ifa.arn);
      for (const { count } of Object.values(shown.opportunities)) expect(count).toBeGreaterThan(0);
      expect(Object.keys(shown.todo)).toEqual(
        expect.arrayContaining(['sip-at-risk', 'sip-maturing', 'kyc-on-hold', 'euin-missing']),
      );
    });

    it('of the second distributor, which has nothing of the first', async () => {
      const shown = await expectOneTruth(hub, people.other.arn);
      expect(shown.clients).toBeGreaterThan(0);
    });

    it('of a distributor without a client: nil everywhere, and nothing to compare with', async () => {
      const shown = await expectOneTruth(hub, people.employee.arn);
      expect(shown).toMatchObject({
        aum: '0.00',
        byClass: {},
        before: { day: null, month: null, year: null },
        clients: 0,
        todo: {},
      });
    });

    it('also some weeks later, when nothing was brought in since', async () => {
      hub.clock.advance({ hours: 24 * 52 });
      await expectOneTruth(hub, people.ifa.arn);
    });
  });

  describe('in books made at random, with reversals, a file taken back and restated NAVs', () => {
    const books = [people.ifa, people.other, people.employee, people.mailOnly].map(({ arn }, seed) => ({
      arn,
      seed,
    }));
    const seen = new Set<string>();
    let hub: TestApp;
    beforeAll(async () => {
      hub = await testApp();
      const today = hub.clock.today();
      await seedRandomHouse(hub.db, today);
      for (const { arn, seed } of books) await seedRandomBook(hub.db, arn, seed, today);
      await restateNavs(hub.db, today, 5);
    }, 180_000);
    afterAll(() => hub.close());

    it.each(books)('for $arn', async ({ arn }) => {
      const shown = await expectOneTruth(hub, arn);
      expect(shown.clients).toBeGreaterThan(0);
      for (const [kind, { count }] of Object.entries({ ...shown.opportunities, ...shown.todo })) {
        if (count > 0) seen.add(kind);
      }
    });

    it('which between them have some of every kind', () => {
      // Random books have no orders; `features/transact/records.test.ts` has them.
      const kinds = [...opportunityCounts, ...todoKinds].filter(
        (kind) => kind !== 'links-lapsing' && kind !== 'orders-to-pay',
      );
      expect([...seen].sort()).toEqual(kinds.sort());
    });
  });
});
