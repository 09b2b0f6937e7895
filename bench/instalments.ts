import pg from 'pg';
import { demoMandateBank } from '../apps/demo/src/ports/mandates/mandate-bank.ts';
import type { Tx } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { registrarBook } from '../apps/server/src/features/book/book.public.ts';
import { takeDebitAnswers } from '../apps/server/src/features/transact/instalments/answers.service.ts';
import { presentSome } from '../apps/server/src/features/transact/instalments/present.service.ts';
import { inLanes } from '../apps/server/src/features/transact/instalments/run.service.ts';
import { submitReady } from '../apps/server/src/features/transact/instalments/submit.service.ts';
import { dueDay, makePlans, returned } from '../apps/server/src/features/transact/test/many-plans.ts';
import type { Clock } from '../apps/server/src/ports/clock/clock.ts';
import type { DebitAnswer } from '../apps/server/src/ports/mandates/mandates.ts';
import { pageTokens } from '../apps/server/src/ports/payments/page-token.ts';
import { embeddedRegistrar } from '../apps/server/src/ports/registrar/embedded-registrar.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';
import { judge, seconds } from './measure.ts';

/** Issue 15, "Must show" 3: of the speed of a bare INSERT … SELECT of as many ledger rows; and memory that does not grow. */
const bounds = { speed: 0.2, growth: 1.25 };
const count = Number(process.env.BENCH_INSTALMENTS ?? 100_000);

const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url, poolSize: 4 });
  await migrate(db);
  await makePlans(db, count);
  const now = Temporal.Instant.from(`${dueDay}T08:00:00Z`);
  const clock: Clock = { now: () => now, today: () => Temporal.PlainDate.from(dueDay) };
  const mandates = demoMandateBank({ db, clock, tokens: pageTokens(new Uint8Array(32)) });
  const registrar = embeddedRegistrar({ db, book: registrarBook });
  const context = { db, clock, mandates, registrar };

  const bare = new pg.Client({ connectionString: url });
  // What goes wrong below stops the server beneath it: that error is the one to read.
  bare.on('error', () => {});
  await bare.connect();

  const sizes: number[] = [];
  const noteSize = () => sizes.push(process.memoryUsage().rss / 1_048_576);
  const presenting = await seconds(() =>
    inLanes(context, async () => {
      noteSize();
      return presentSome(context, dueDay);
    }),
  );
  const take = async (tx: Tx, answers: readonly DebitAnswer[]) => {
    noteSize();
    await takeDebitAnswers(tx, answers);
  };
  const answering = await seconds(() => Promise.all([1, 2].map(() => mandates.answerDebits({ now, take }))));
  const { rows } = await bare.query('select status, count(*)::int from instalment group by 1 order by 1');
  const found = Object.fromEntries(rows.map(({ status, count: n }) => [status, n]));
  if (found.BOUNCED !== count * returned || found.PAID !== count * (1 - returned)) {
    throw new Error(`Not every instalment has its answer: ${JSON.stringify(found)}`);
  }

  // As many rows as instalments, as allotment writes them.
  await bare.query(
    `create table source as
     select arn, folio_no, scheme_code, 'R' || reg_no as trxn_no, 0::int2 as revision, '2026-11-16'::date as day,
            'sip-instalment' as kind, amount, amount / 40 as units, 40::numeric(14,4) as nav, 0.05::numeric(20,2) as duty,
            0::numeric(20,2) as load, 0::numeric(20,2) as stt, 0::numeric(20,2) as tax, reg_no as plan_no, null::text as euin,
            null::text as sub_arn, '2026-11-16'::date as posted_on, '2026-11-16'::date as funds_on,
            'I' || reg_no as user_ref from plan`,
  );
  await bare.query('create table bare (like ledger including all)');
  const inserting = await seconds(() =>
    bare.query(
      `insert into bare (arn, folio_no, scheme_code, trxn_no, revision, day, kind, amount, units, nav, duty, load, stt, tax,
         plan_no, euin, sub_arn, posted_on, funds_on, user_ref) select * from source`,
    ),
  );
  const submitting = await seconds(async () => {
    while ((await submitReady(context)) > 0);
  });
  console.log(
    `  ${count.toLocaleString('en-IN')} instalments: presented in ${presenting.toFixed(1)} s, answered in ` +
      `${answering.toFixed(1)} s; the bare INSERT in ${inserting.toFixed(2)} s; then ${found.PAID} handed to the registrar ` +
      `in ${submitting.toFixed(1)} s`,
  );
  const speed = inserting / (presenting + answering);
  judge(
    'running instalments and posting what came of them against a bare INSERT … SELECT',
    speed.toFixed(3),
    speed >= bounds.speed,
  );
  const half = Math.ceil(sizes.length / 2);
  const early = Math.max(...sizes.slice(0, half));
  const late = Math.max(...sizes.slice(half));
  judge(
    'its largest memory in the second half against the first',
    `${late.toFixed(0)} MB of ${early.toFixed(0)} MB`,
    late <= early * bounds.growth,
  );
  await bare.end();
  await db.close();
} finally {
  await postgres.stop();
}
