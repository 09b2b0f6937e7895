import { readFileSync } from 'node:fs';
import { type DayNumber, milliUnits, navTenThousandths, paise } from '@hub/domain';
import pg from 'pg';
import type { Database, Tx } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { refreshStale, registrarBook } from '../apps/server/src/features/book/book.public.ts';
import { refreshStaleAum } from '../apps/server/src/features/book/figures/figures.repository.ts';
import { planAgain } from '../apps/server/src/features/book/ledger/ledger.repository.ts';
import type { NewEntry } from '../apps/server/src/features/book/ledger/new-entry.ts';
import { ensureFolios } from '../apps/server/src/features/book/people/clients.repository.ts';
import { postEntries } from '../apps/server/src/features/book/posting/post.service.ts';
import { verifyBook } from '../apps/server/src/features/book/rebuild/verify.service.ts';
import { writeNavs } from '../apps/server/src/features/book/schemes/nav.repository.ts';
import { embeddedRegistrar } from '../apps/server/src/ports/registrar/embedded-registrar.ts';
import type { RegistrarAnswer, RegistrarOrder } from '../apps/server/src/ports/registrar/registrar.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';
import { judge, seconds } from './measure.ts';

/** Issue 14, "Must show" 6: of the speed of a bare INSERT … SELECT; and memory that does not grow with the orders. */
const bounds = { speed: 0.2, growth: 1.25 };
const count = Number(process.env.BENCH_ORDERS ?? 100_000);
const schemes = Array.from({ length: 20 }, (_, n) => String(900_101 + n));
const arns = Array.from({ length: 10 }, (_, n) => `ARN-${200_001 + n}`);
/** Monday, 16-Nov-2026, and the Friday before. */
const monday = 20_773 as DayNumber;
const friday = (monday - 3) as DayNumber;

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const folioOf = (n: number) => `${1_000_000 + Math.floor(n / 2)}/10`;
const schemeOf = (n: number) => pick(schemes, n * 7 + Math.floor(n / 2));
const arnOf = (n: number) => pick(arns, Math.floor(n / 2));

async function makeMarket(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class, cutoff, risk,
         benchmark, manager, launched_on, rules, loads)
       select code, code, code, 'REGULAR', 'GROWTH', 'CAMS', 'A' || code, 'EQUITY', 'Flexi Cap', 'equity', 'OTHER', 3, '',
              '', '2020-01-01', '{}', '[]' from unnest($1::text[]) code`,
      [schemes],
    );
    await writeNavs(
      tx,
      schemes.flatMap((code, n) =>
        [friday, monday].map((day) => ({
          code,
          day,
          nav: navTenThousandths(BigInt(200_000 + n * 1234 + (day - friday) * 17)),
          name: code,
          amc: 'Bench',
          category: 'Flexi Cap',
          isin: null,
          isinReinvest: null,
        })),
      ),
    );
  });
}

const held = (n: number): NewEntry => ({
  arn: arnOf(n),
  folioNo: folioOf(n),
  schemeCode: schemeOf(n),
  trxnNo: String(n + 1),
  kind: 'purchase',
  day: friday,
  units: milliUnits(250_000n),
  nav: navTenThousandths(200_000n),
  amount: paise(5_000_00n),
  duty: paise(0n),
  load: paise(0n),
  stt: paise(0n),
  tax: paise(0n),
  carried: null,
  reverses: null,
  planNo: null,
  euin: null,
  subArn: null,
});

/** Every folio, and for every second order a holding that it adds to. */
async function makeBook(db: Database): Promise<void> {
  for (let from = 0; from < count; from += 20_000) {
    const numbers = Array.from({ length: Math.min(20_000, count - from) }, (_, n) => from + n);
    await db.transaction('system', async (tx) => {
      await planAgain(tx);
      const folios = numbers.filter((n) => n % 2 === 0);
      await ensureFolios(
        tx,
        folios.map((n) => ({
          arn: arnOf(n),
          folioNo: folioOf(n),
          rta: 'CAMS',
          clientKey: `client ${folioOf(n)}`,
          pan: null,
          name: `Investor ${n}`,
          taxStatus: null,
          openedOn: null,
        })),
      );
      await postEntries(tx, folios.map(held), { allNew: true });
    });
  }
  await db.asOwner(({ script }) => script('analyze'));
  await db.transaction('system', async (tx) => {
    await planAgain(tx);
    await tx.query("update investor set kyc = 'VALIDATED'");
    await refreshStaleAum(tx);
  });
}

const orderOf = (n: number): RegistrarOrder => ({
  arn: arnOf(n),
  reference: `H${String(n).padStart(11, '0')}`,
  kind: 'lumpsum',
  folioNo: folioOf(n),
  schemeCode: schemeOf(n),
  toSchemeCode: null,
  idcw: 'Z',
  quantity: { by: 'amount', amount: paise(BigInt(5000 + (n % 900)) * 100n) },
  euin: null,
  isExecutionOnly: true,
  subArn: null,
  confirmedAt: Temporal.Instant.from('2026-11-16T04:30:00Z').add({ seconds: n % 16_000 }),
  fundsAt: Temporal.Instant.from('2026-11-16T04:40:00Z').add({ seconds: n % 16_000 }),
  account: null,
});

/** Processor ticks of the database's connections, by process; Linux only. */
async function ticksOf(client: pg.Client): Promise<Map<number, number>> {
  const { rows } = await client.query('select pid from pg_stat_activity where datname = current_database()');
  return new Map(
    rows.map(({ pid }) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return [pid, Number(fields[11]) + Number(fields[12])];
      } catch {
        return [pid, 0];
      }
    }),
  );
}

/** The time it takes, and that of the processors, which a busy machine does not stretch. */
async function measure(client: pg.Client, work: () => Promise<unknown>) {
  const ticksBefore = await ticksOf(client);
  const before = process.cpuUsage();
  const wall = await seconds(work);
  const { user, system } = process.cpuUsage(before);
  let ticks = 0;
  for (const [pid, count] of await ticksOf(client)) ticks += count - (ticksBefore.get(pid) ?? 0);
  return { wall, database: ticks / 100, ours: (user + system) / 1e6 };
}

const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url, poolSize: 3 });
  await migrate(db);
  await makeMarket(db);
  await makeBook(db);
  const registrar = embeddedRegistrar({ db, book: registrarBook });
  const submitting = await seconds(async () => {
    for (let from = 0; from < count; from += 5000) {
      const orders = Array.from({ length: Math.min(5000, count - from) }, (_, n) => orderOf(from + n));
      await db.transaction('system', (tx) => registrar.submit(tx, orders));
    }
  });
  const bare = new pg.Client({ connectionString: url });
  // What goes wrong below stops the server beneath it: that error is the one to read.
  bare.on('error', () => {});
  await bare.connect();
  await bare.query('vacuum analyze');

  const sizes: number[] = [];
  let rejected = 0;
  const take = async (tx: Tx, answers: readonly RegistrarAnswer[]) => {
    const entries = answers.flatMap((answer) => (answer.type === 'rejected' ? [] : answer.entries));
    rejected += answers.length - entries.length;
    await postEntries(tx, entries, { allNew: true });
    sizes.push(process.memoryUsage().rss / 1_048_576);
  };
  let answered = 0;
  const allotting = await measure(bare, async () => {
    answered = await registrar.work({ now: Temporal.Instant.from('2026-11-16T17:00:00Z'), take });
    await refreshStale(db);
  });
  if (answered !== count || rejected > 0) throw new Error(`${answered} answers, ${rejected} rejected`);

  await bare.query('create table source as select * from ledger where user_ref is not null');
  await bare.query('create table bare (like ledger including all)');
  const inserting = await measure(bare, () => bare.query('insert into bare select * from source'));
  const speed = inserting.wall / allotting.wall;
  console.log(
    `  ${count.toLocaleString('en-IN')} orders: submitted in ${submitting.toFixed(1)} s; allotted in ` +
      `${allotting.wall.toFixed(1)} s, of processors ${allotting.database.toFixed(1)} s in the database and ` +
      `${allotting.ours.toFixed(1)} s here; the bare INSERT in ${inserting.wall.toFixed(2)} s, ` +
      `${inserting.database.toFixed(2)} s of processors`,
  );
  judge(
    'allotment against a bare INSERT … SELECT of as many ledger rows',
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
  const { differences, unresolved } = await verifyBook(db);
  const wrong = differences.length + unresolved.length;
  judge('differences between book and ledger', String(wrong), wrong === 0);
  await bare.end();
  await db.close();
} finally {
  await postgres.stop();
}
