import pg from 'pg';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { oneStatement } from '../apps/server/src/db/queries.ts';
import { notifyEverybody } from '../apps/server/src/features/notifications/notifications.public.ts';
import { countUnread } from '../apps/server/src/features/notifications/notifications.repository.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';
import { judge, median, seconds } from './measure.ts';

/** Issue 21, "Must show" 4: one event to all, with the pushes it causes; the badge after one event and after a hundred. */
const bounds = { speed: 0.2, flat: 1.5 };
const people = Number(process.env.BENCH_PEOPLE ?? 100_000);
const reads = 500;

const notice = {
  topic: 'news',
  title: 'Rate card updated',
  body: 'The rates of this quarter are in force. Earlier cards stay available.',
  link: '/distributor/brokerage-report-payout',
  at: '2026-11-17T06:00:00Z',
} as const;

const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url, poolSize: 4 });
  await migrate(db);
  await db.transaction('system', async (tx) => {
    await tx.query(
      `insert into distributor (arn, name, user_type) select 'ARN-' || n, 'Bench', 'IFA_USER' from generate_series(1, $1::int) n`,
      [people],
    );
    // Every second has a phone that gets pushes.
    await tx.query(
      `insert into known_device (arn, device_id, platform, push_token)
       select 'ARN-' || n, 'phone', 'android', 'token-' || n from generate_series(2, $1::int, 2) n`,
      [people],
    );
  });
  const bare = new pg.Client({ connectionString: url });
  // What goes wrong below stops the server beneath it: that error is the one to read.
  bare.on('error', () => {});
  await bare.connect();
  await bare.query('analyze');

  const inserted: number[] = [];
  const reported: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await bare.query('drop table if exists bare');
    await bare.query('create table bare (like notification including all)');
    const values = [notice.topic, notice.title, notice.body, notice.link, notice.at];
    inserted.push(
      await seconds(() =>
        bare.query(
          `insert into bare (arn, topic, title, body, link, created_at)
           select arn, $1, $2, $3, $4, $5 from distributor`,
          values,
        ),
      ),
    );
    reported.push(await seconds(() => db.transaction('system', (tx) => notifyEverybody(tx, notice))));
  }
  const ratio = median(inserted) / median(reported);
  judge(
    'one event to all',
    `${ratio.toFixed(2)} of the speed of a bare INSERT … SELECT, ${people} notifications and ${people / 2} pushes noted (at least ${bounds.speed})`,
    ratio >= bounds.speed,
  );

  const badge = async (): Promise<number> => {
    const times: number[] = [];
    const queries = oneStatement(db, { arn: 'ARN-7' });
    for (let turn = 0; turn < reads; turn += 1) {
      times.push(await seconds(() => countUnread(queries, 'ARN-7')));
    }
    return median(times);
  };
  await bare.query('vacuum analyze notification');
  await badge();
  const young = await badge();
  await bare.query(
    `insert into notification (arn, title, body, read_at)
     select 'ARN-7', 'Old', '', now() from generate_series(1, 100000)`,
  );
  await bare.query('vacuum analyze notification');
  const old = await badge();
  judge(
    'the badge',
    `${(old / young).toFixed(2)} times as long after 1,00,000 that were read (at most ${bounds.flat})`,
    old / young <= bounds.flat,
  );
  await bare.end();
  await db.close();
} finally {
  await postgres.stop();
}
