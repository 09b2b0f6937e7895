import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/ports/clock/system-clock.ts';
import { isLong } from '../long.ts';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';
import { startedBefore } from '../starts.ts';
import { crashFindings } from './crash-findings.ts';
import { runCrashTest } from './crash-test.ts';
import { makeManyFolios } from './many-folios.ts';

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
