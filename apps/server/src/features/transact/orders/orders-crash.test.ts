import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../test/long.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { startedBefore } from '../../../../test/starts.ts';
import { systemClock } from '../../../ports/clock/system-clock.ts';
import { crashFindings } from '../test/crash-findings.ts';
import { runCrashTest } from '../test/crash-test.ts';
import { makeManyFolios } from '../test/many-folios.ts';

/** The short form of `npm run bench orders-crash`. A killed PGlite has tests of its own. */
describe.runIf(process.env.HUB_TEST_DB === 'postgres')('a server that is killed while orders come in', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase({ start: startedBefore });
  });
  afterAll(() => test.close());

  it('loses no acknowledged order and doubles none, nor its money, its units or its messages', {
    timeout: 240_000,
  }, async () => {
    const { db, url = '' } = test;
    const size = { clients: 4, foliosEach: 6 };
    await makeManyFolios(db, systemClock.today(), {
      distributors: size.clients,
      foliosEach: size.foliosEach,
    });
    const rounds = isLong ? 2 : 1;
    const run = await runCrashTest({ db, databaseUrl: url, rounds, ordersEach: 3, ...size });
    expect(run.kills).toBe(2 * rounds);
    expect(run.cutOff).toBeGreaterThan(0);
    expect(run.answeredAgain).toBeGreaterThan(0);
    expect(await crashFindings(db, run.orders, rounds * 3 * size.clients)).toEqual([]);
  });
});
