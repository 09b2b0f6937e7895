import pg from 'pg';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { oneStatement } from '../apps/server/src/db/queries.ts';
import { accrueNight } from '../apps/server/src/features/brokerage/figures/accrue.ts';
import { findTrailMonths } from '../apps/server/src/features/brokerage/months/trail-months.repository.ts';
import {
  findPayoutMonths,
  findPayoutYear,
} from '../apps/server/src/features/brokerage/payout/payout.repository.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';
import { judge, seconds } from './measure.ts';

/** Issue 19: a night against a bare INSERT … SELECT of as many rows; the page of payouts after one year and after ten. */
const bounds = { speed: 0.2, flat: 1.5 };
const count = Number(process.env.BENCH_ROWS ?? 1_000_000);
const reads = 500;

/** 200 schemes with a price every day, and positions of 100 distributors: every fifth has a purchase in each month. */
const book = `
  insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class, cutoff, risk,
                      benchmark, manager, launched_on, rules, loads)
  select 'S' || n, 'S' || n, 'Scheme ' || n, 'REGULAR', 'GROWTH', 'CAMS', 'S' || n, 'INF' || n,
         (array['EQUITY', 'DEBT', 'LIQUID', 'HYBRID', 'OTHER'])[n % 5 + 1], 'Flexi Cap', 'equity', 'OTHER', 3, 'Index', 'Nobody',
         '2020-01-01', '{}', '[]' from generate_series(0, 199) n;
  insert into nav (scheme_code, day, nav)
  select 'S' || n, day, 10 + n + (day::date - date '2026-01-01') * 0.0137
    from generate_series(0, 199) n, generate_series('2026-04-01'::date, '2026-12-31', interval '1 day') day;
  insert into trail_slice (arn, folio_no, scheme_code, gst_basis, from_on, to_on, weight, rate, is_cut)
  select 'ARN-' || (100000 + n % 100), 'F' || n, 'S' || n % 200, 'exclusive', from_on, to_on, weight, 0.8, false
    from generate_series(1, ${count}) n
    cross join lateral (
      select '2024-01-01'::date as from_on, case when n % 5 = 0 then '2026-05-07'::date end as to_on, 123456 * 8000 as weight
      union all
      select month::date, (month + interval '1 month - 1 day')::date, 133456 * 8000
        from generate_series('2026-05-08'::timestamp, '2026-07-08', interval '1 month') month where n % 5 = 0
    ) slices`;

const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url, poolSize: 4 });
  await migrate(db);
  await db.transaction('system', async (tx) => {
    await tx.query('set local statement_timeout to 0');
    for (const statement of book.split(';')) await tx.query(statement);
  });
  const bare = new pg.Client({ connectionString: url });
  // What goes wrong below stops the server beneath it: that error is the one to read.
  bare.on('error', () => {});
  await bare.connect();
  await bare.query('analyze');
  const night = (today: string) => () => accrueNight(db, Temporal.PlainDate.from(today));
  await night('2026-05-31')();
  await night('2026-06-15')();
  await bare.query('analyze');
  await bare.query("create table source as select * from trail_line where month = '2026-06-01'");
  const rows = Number((await bare.query('select count(*) from source')).rows[0].count);
  const inserted: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await bare.query('drop table if exists bare');
    await bare.query('create table bare (like trail_line including all)');
    inserted.push(await seconds(() => bare.query('insert into bare select * from source')));
  }
  const inserting = inserted.sort((one, other) => one - other)[1] ?? Number.NaN;

  const middle = await seconds(night('2026-06-16'));
  await night('2026-07-01')();
  const first = await seconds(night('2026-07-02'));
  for (const [name, took] of [
    ['a night in the middle of the month', middle],
    ['the first night of a month', first],
  ] as const) {
    const ratio = inserting / took;
    judge(
      name,
      `${ratio.toFixed(2)} of the speed of a bare INSERT … SELECT, ${rows} positions (at least ${bounds.speed})`,
      ratio >= bounds.speed,
    );
  }

  const figures = async (arn: string, months: number) => {
    const all = `generate_series(date '2026-06-01' - make_interval(months => $2), '2026-05-01', interval '1 month') month,
              unnest(array['EQUITY', 'DEBT', 'LIQUID', 'HYBRID']) class`;
    await db.read(
      'system',
      `insert into brokerage_figure (arn, month, kind, asset_class, euin, lines, amount, igst, cgst, sgst, untaxed, held)
       select $1, month::date, 'trail', class, euin, 900, 1000, 0, 0, 0, 0, 0
         from ${all}, unnest(array['E1', 'E2', 'E3']) euin`,
      [arn, months],
    );
    await db.read(
      'system',
      `insert into trail_figure (arn, month, asset_class, amount, through)
       select $1, month::date, class, 1000, month::date + 27 from ${all}`,
      [arn, months],
    );
    await db.read(
      'system',
      "insert into distributor (arn, name, user_type) values ($1, 'Bench', 'IFA_USER')",
      [arn],
    );
  };
  await figures('ARN-1', 12);
  await figures('ARN-2', 120);
  await bare.query('analyze brokerage_figure, trail_figure');
  // The statements of the page, which shows two years and reads from the beginning of a financial year.
  const page = (arn: string) => async () => {
    const queries = oneStatement(db, { arn });
    for (let turn = 0; turn < reads; turn += 1) {
      await findPayoutMonths(queries, arn, '2024-04-01');
      await findPayoutYear(queries, arn, { from: '2026-04-01', to: '2026-06-01' });
      await findTrailMonths(queries, arn, { from: '2024-07-01', to: '2026-06-01' });
    }
  };
  const [short, long]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 5; turn += 1) {
    short.push(await seconds(page('ARN-1')));
    long.push(await seconds(page('ARN-2')));
  }
  const flat = Math.min(...long) / Math.min(...short);
  judge(
    'a page of payouts',
    `${flat.toFixed(2)} after ten years of what it is after one (at most ${bounds.flat})`,
    flat <= bounds.flat,
  );
  await bare.end();
  await db.close();
} finally {
  await postgres.stop();
}
