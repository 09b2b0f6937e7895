import type { Log } from '../calls/call-context.ts';
import type { JobContext } from '../calls/job-context.ts';
import type { Config } from '../config/config.ts';
import { ensureAppState } from '../db/app-state.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { databasePlace } from '../db/open/database-place.ts';
import { openDatabase } from '../db/open/open-database.ts';
import { registrarBook } from '../features/book/book.public.ts';
import { enqueueMandates } from '../features/mandates/mandates.public.ts';
import { ensureReference } from '../features/reference/reference.public.ts';
import { takeNews } from '../features/transact/transact.public.ts';
import { createKeyring } from '../http/auth/security.ts';
import { BossJobs } from '../jobs/boss-jobs.ts';
import type { JobList, Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../ports/clock/clock.ts';
import { systemClock } from '../ports/clock/system-clock.ts';
import { openPorts, type PortNeeds, type Ports } from './open-ports.ts';
import { serverJobs } from './server-jobs.ts';

/** What another composition than production brings of its own. */
interface Composition<P extends Ports, C extends Clock> {
  clock(db: Database): Promise<C>;
  ports(needs: PortNeeds): Promise<P>;
  /** The jobs to run: the server's, changed or with more. */
  jobs?(list: JobList, context: JobContext, stopping: AbortSignal): JobList;
}

const production: Composition<Ports, Clock> = {
  clock: async () => systemClock,
  ports: async (needs) => openPorts(needs),
};

export interface Platform<C extends Clock = Clock> {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly clock: C;
  /** What jobs lean on. */
  readonly context: JobContext;
  /** Before the first call is taken: a call may enqueue a job. */
  startJobs(): Promise<void>;
  /** Finishes jobs under way, those that can be within the time given, then closes everything. Stop taking requests before. */
  close(withinMs?: number): Promise<void>;
}

const diskFull = 'the disk is full: nothing is written until there is room';

/** The database, up to date, with the lists everybody needs. */
async function openReadyDatabase(config: Config, log: Log): Promise<Database> {
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
    await ensureReference(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Everything the app depends on, from configuration. */
export function openPlatform(config: Config, log: Log): Promise<Platform & Ports>;
export function openPlatform<P extends Ports, C extends Clock>(
  config: Config,
  log: Log,
  composition: Composition<P, C>,
): Promise<Platform<C> & P>;
export async function openPlatform(
  config: Config,
  log: Log,
  composition: Composition<Ports, Clock> = production,
): Promise<Platform & Ports> {
  const db = await openReadyDatabase(config, log);
  const jobs = new BossJobs({ db, runs: config.runsJobs, log });
  const stopping = new AbortController();
  const clock = await composition.clock(db);
  const { brand } = config;
  const ports: Ports = await composition.ports({
    config,
    db,
    jobs,
    clock,
    log,
    book: registrarBook,
    onPayment: (news) => takeNews({ ...ports, db, jobs, clock, brand }, news),
    onMandate: (tx) => enqueueMandates(jobs, tx),
  });
  const { security } = createKeyring(config, clock);
  const context: JobContext = { ...ports, config, brand, db, jobs, clock, log, security };
  return {
    ...ports,
    db,
    jobs,
    clock,
    context,
    startJobs() {
      const list = serverJobs(context, { ...ports.messenger.jobs, ...ports.payments.jobs });
      return jobs.start(composition.jobs?.(list, context, stopping.signal) ?? list);
    },
    async close(withinMs) {
      stopping.abort();
      await jobs.stop(withinMs);
      ports.messenger.close();
      ports.push.close();
      await db.close();
    },
  };
}
