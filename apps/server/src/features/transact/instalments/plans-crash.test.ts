import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { makePlans } from '../test/many-plans.ts';
import { crashFindings, crashPlans } from '../test/plans-crash.ts';

/** The short form of `npm run bench instalments-crash`. */
describe.runIf(process.env.HUB_TEST_DB === 'postgres')(
  'a process that is killed while it runs instalments',
  () => {
    let test: TestDatabase;
    beforeAll(async () => {
      test = await openTestDatabase();
    });
    afterAll(() => test.close());

    it('15.3 loses none and doubles none, nor debits, answers, misses or what goes to the registrar', {
      timeout: 240_000,
    }, async () => {
      const { db, url = '' } = test;
      const plans = 1000;
      await makePlans(db, plans);
      expect(await crashPlans({ url, plans, plansAtOnce: 100 })).toBe(3);
      expect(await crashFindings(db, plans)).toEqual([]);
    });
  },
);
