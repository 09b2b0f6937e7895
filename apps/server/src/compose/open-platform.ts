import { keepDemoNavs, moveDemoClock } from '../../../demo/src/move-demo-clock.ts';
import { demoDistributors } from '../../../demo/src/people/demo-people.ts';
import { seedDemo } from '../../../demo/src/people/seed-demo.ts';
import { seedDemoBook } from '../../../demo/src/seed-demo-book.ts';
import type { Log } from '../calls/call-context.ts';
import type { JobContext } from '../calls/job-context.ts';
import type { Config } from '../config/config.ts';
import { ensureAppState } from '../db/app-state.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { databasePlace } from '../db/open/database-place.ts';
import { openDatabase } from '../db/open/open-database.ts';
import { registrarBook } from '../features/book/book.public.ts';
import { makeDemoChanges } from '../features/changes/changes.public.ts';
import { adoptDemoMandates, enqueueMandates } from '../features/mandates/mandates.public.ts';
import { ensureReference } from '../features/reference/reference.public.ts';
import { makeDemoHistories } from '../features/statements/statements.public.ts';
import { enqueueDay, makeDemoOrders, takeNews } from '../features/transact/transact.public.ts';
import { createKeyring } from '../http/auth/security.ts';
import { BossJobs } from '../jobs/boss-jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ArnRegistry } from '../ports/arn-registry/arn-registry.ts';
import { openArnRegistry } from '../ports/arn-registry/open-arn-registry.ts';
import type { BankCheck } from '../ports/bank-check/bank-check.ts';
import { openBankCheck } from '../ports/bank-check/open-bank-check.ts';
import type { Clock } from '../ports/clock/clock.ts';
import { demoClock } from '../ports/clock/demo-clock.ts';
import { systemClock } from '../ports/clock/system-clock.ts';
import type { Files } from '../ports/files/files.ts';
import { openFiles } from '../ports/files/open-files.ts';
import type { Kyc } from '../ports/kyc/kyc.ts';
import { openKyc } from '../ports/kyc/open-kyc.ts';
import { type OpenedMandates, openMandates } from '../ports/mandates/open-mandates.ts';
import type { Messenger } from '../ports/messenger/messenger.ts';
import { openMessenger } from '../ports/messenger/open-messenger.ts';
import { type OpenedPayments, openPayments } from '../ports/payments/open-payments.ts';
import { demoWebKey } from '../ports/push/demo-web-key.repository.ts';
import { openPush } from '../ports/push/open-push.ts';
import type { Push } from '../ports/push/push.ts';
import type { Registrar } from '../ports/registrar/registrar.ts';
import { openRegistrar } from './open-registrar.ts';
import { serverJobs } from './server-jobs.ts';

interface Platform {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly messenger: Messenger;
  readonly push: Push;
  readonly payments: OpenedPayments;
  readonly files: Files;
  readonly clock: Clock;
  readonly registrar: Registrar;
  readonly mandates: OpenedMandates;
  readonly kyc: Kyc;
  readonly arnRegistry: ArnRegistry;
  readonly bankCheck: BankCheck;
  /** Only in a demo. */
  readonly moveClock?: (by: Temporal.DurationLike) => Promise<void>;
  /** Whether the demo's data was made just now. */
  readonly isFirstRun: boolean;
  /** Before the first call is taken: a call may enqueue a job. */
  startJobs(): Promise<void>;
  /** Finishes jobs under way, those that can be within the time given, then closes everything. Stop taking requests before. */
  close(withinMs?: number): Promise<void>;
}

const diskFull = 'the disk is full: nothing is written until there is room';

/** The database, up to date and filled. */
async function openReadyDatabase(config: Config, log: Log): Promise<{ db: Database; isFirstRun: boolean }> {
  const db = await openDatabase({
    ...databasePlace(config, (isFull) =>
      isFull ? log.error({}, diskFull) : log.warn({}, 'there is room on the disk again'),
    ),
    poolSize: config.databasePoolSize,
    onIdleError: (err) => log.warn({ err }, 'a database connection broke and is replaced'),
    onLostRace: (err) => log.warn({ err }, 'a transaction lost to another one and runs again'),
  });
  try {
    const applied = await migrate(db);
    if (applied.length > 0) log.info({ migrations: applied }, 'migrated');
    await ensureAppState(db, config.brand.versions);
    return { db, isFirstRun: await fill(db, config) };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** The lists everybody needs and, for the demo, people and their books. True when the demo's data was made just now. */
async function fill(db: Database, config: Config): Promise<boolean> {
  await ensureReference(db);
  if (config.mode !== 'demo') return false;
  const isFirstRun = (await seedDemo(db)) > 0;
  if (config.demoInvestors > 0) {
    const clock = await demoClock(db);
    await seedDemoBook(db, clock.today(), { investors: config.demoInvestors });
  }
  return isFirstRun;
}

/** No file of AMFI's comes for the days of a demo whose clock is moved: their NAVs are there before they are asked for. */
const withDemoNavs = (db: Database, registrar: Registrar): Registrar => ({
  ...registrar,
  async work(work) {
    await keepDemoNavs(db, work.now);
    return registrar.work(work);
  },
});

/** Everything the app depends on, from configuration. */
export async function openPlatform(config: Config, log: Log): Promise<Platform> {
  const { db, isFirstRun } = await openReadyDatabase(config, log);
  const jobs = new BossJobs({ db, runs: config.runsJobs, log });
  const stopping = new AbortController();
  const messenger = openMessenger(config.messenger, jobs, config.tokenSecret);
  const push = openPush(config.push, config.push.kind === 'outbox' ? await demoWebKey(db) : null);
  const files = openFiles(config.files);
  const demo = config.mode === 'demo' ? await demoClock(db) : null;
  const clock = demo ?? systemClock;
  const opened = openRegistrar(config, { db, book: registrarBook, log });
  const registrar = config.mode === 'demo' ? withDemoNavs(db, opened) : opened;
  const mandates = openMandates(config, { db, clock, log, onNews: (tx) => enqueueMandates(jobs, tx) });
  const kyc = openKyc(config, db);
  const arnRegistry = openArnRegistry(config, { db, clock });
  const bankCheck = openBankCheck(config, { db, log });
  const payments: OpenedPayments = openPayments({
    config,
    db,
    clock,
    jobs,
    log,
    onNews: (news) => takeNews({ db, jobs, clock, payments, messenger, brand: config.brand }, news),
  });
  const context: JobContext = {
    config,
    brand: config.brand,
    db,
    jobs,
    messenger,
    push,
    payments,
    registrar,
    mandates,
    kyc,
    bankCheck,
    files,
    clock,
    log,
    security: createKeyring(config, clock).security,
  };
  const [first] = demoDistributors;
  if (config.mode === 'demo' && config.demoInvestors > 0 && first !== undefined) {
    await makeDemoOrders(context, first.arn, payments.bank);
    await makeDemoChanges(context, first.arn);
    await adoptDemoMandates(context, first.arn, mandates.bank);
    await makeDemoHistories(context, first.arn);
  }
  return {
    db,
    jobs,
    messenger,
    push,
    payments,
    files,
    clock,
    registrar,
    mandates,
    kyc,
    arnRegistry,
    bankCheck,
    ...(demo && {
      async moveClock(by: Temporal.DurationLike) {
        await moveDemoClock(db, demo, demo.now().add(by));
        await db.transaction('system', async (tx) => {
          await enqueueDay(jobs, tx);
          await enqueueMandates(jobs, tx);
          await jobs.enqueue(tx, 'brokerage.accrue', {});
          await jobs.enqueue(tx, 'wishes.send', {});
          await jobs.enqueue(tx, 'notifications.push', {});
          await jobs.enqueue(tx, 'notifications.digest', {});
        });
      },
    }),
    isFirstRun,
    async startJobs() {
      await jobs.start(serverJobs(context, { ...messenger.jobs, ...payments.jobs }, stopping.signal));
      // Drawn and added while the first people look around.
      if (config.mode === 'demo' && config.demoInvestors > 0)
        await db.transaction('system', async (tx) => {
          await jobs.enqueue(tx, 'demo.content', {});
          await jobs.enqueue(tx, 'prostart.demo', {});
        });
    },
    async close(withinMs) {
      stopping.abort();
      await jobs.stop(withinMs);
      messenger.close();
      push.close();
      await db.close();
    },
  };
}
