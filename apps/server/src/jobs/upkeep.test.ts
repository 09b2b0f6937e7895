import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import { BossJobs } from './boss-jobs.ts';
import { upkeepJob } from './upkeep.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('removes what nobody needs any more and keeps the rest', async () => {
  await test.db.read(
    'system',
    `insert into rate_limit (key, window_start, count)
     values ('old', now() - interval '3 days', 1), ('new', now(), 1)`,
  );
  await test.db.read(
    'system',
    `insert into outbox_message (channel, target, body, purpose, created_at)
     values ('SMS', 't', 'old', 'p', now() - interval '31 days'), ('SMS', 't', 'new', 'p', now())`,
  );
  await test.db.read(
    'system',
    `insert into idempotency_key (arn, key, call, digest, created_at)
     values ('ARN-1', 'old', 'c', 'd', now() - interval '8 days'), ('ARN-1', 'new', 'c', 'd', now() - interval '6 days')`,
  );
  await upkeepJob(test.db).run({ id: 'x', data: {}, signal: new AbortController().signal });
  expect(await test.db.read('system', 'select key from rate_limit')).toEqual([{ key: 'new' }]);
  expect(await test.db.read('system', 'select key from idempotency_key')).toEqual([{ key: 'new' }]);
  expect(await test.db.read('system', 'select body from outbox_message')).toEqual([{ body: 'new' }]);
});

it('is scheduled every night, once however often the server starts', async () => {
  for (let start = 0; start < 2; start++) {
    const jobs = new BossJobs({ db: test.db, runs: true, log: { warn: () => {}, error: () => {} } });
    jobs.register(upkeepJob(test.db));
    await jobs.start();
    await jobs.stop();
  }
  expect(await test.db.read('system', 'select name, cron, timezone from pgboss.schedule')).toEqual([
    { name: 'platform.upkeep', cron: '17 3 * * *', timezone: 'Asia/Kolkata' },
  ]);
});
