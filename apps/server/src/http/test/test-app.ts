import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { demoPages } from '../../../../demo/src/pages/demo-pages.ts';
import { seedDemo } from '../../../../demo/src/people/seed-demo.ts';
import type { OpenedMandates } from '../../../../demo/src/ports/mandates/open-mandates.ts';
import { openDemoPorts } from '../../../../demo/src/ports/open-demo-ports.ts';
import type { OpenedPayments } from '../../../../demo/src/ports/payments/open-payments.ts';
import { seedDemoBook } from '../../../../demo/src/seed-demo-book.ts';
import { openTestDatabase, type SharedStart, type TestDatabase } from '../../../test/open-test-database.ts';
import { builtinLists } from '../../../test/starts.ts';
import { type AppOptions, buildApp } from '../../app.ts';
import type { JobContext } from '../../calls/job-context.ts';
import { serverJobs } from '../../compose/server-jobs.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { registrarBook } from '../../features/book/book.public.ts';
import { enqueueMandates } from '../../features/mandates/mandates.public.ts';
import { takeNews } from '../../features/transact/transact.public.ts';
import { BossJobs } from '../../jobs/boss-jobs.ts';
import type { JobData } from '../../jobs/jobs.ts';
import type { OnNews } from '../../ports/payments/payments.ts';
import { createKeyring } from '../auth/security.ts';
import { createLogger } from '../log/logger.ts';
import { seedPeople } from './test-book.ts';
import { injecting, type TestClient, testClient } from './test-client.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly url: string | undefined;
  readonly clock: TestClock;
  readonly config: Config;
  readonly payments: OpenedPayments;
  readonly mandates: OpenedMandates;
  /** What jobs lean on. */
  readonly context: JobContext;
  /** What the background does for orders, done now. */
  work(): Promise<void>;
  /** The same for the bank's answers to mandates. */
  workOnMandates(): Promise<void>;
  /** Jobs of this name that calls enqueued, done now. */
  runQueued(name: keyof JobData): Promise<void>;
  /** The same for debits: what is due, the bank's answers, and what follows from them. */
  workOnDebits(): Promise<void>;
  /** Gives back what the bank was asked to give back. */
  giveBack(refund: JobData['payments.refund']): Promise<void>;
  /** Every log line so far. */
  readonly logged: () => string;
  client(): TestClient;
  close(): Promise<void>;
}

export interface TestAppOptions extends AppOptions {
  readonly config?: Partial<Config>;
  /** Orders enqueue jobs; without this nothing may be enqueued, and a start is quicker. */
  readonly withJobs?: boolean;
  /** The demo's book with so many investors is there. */
  readonly investors?: number | undefined;
  /** As the demo is delivered: its people, messages and banners too, and a book of its own size when none is given. */
  readonly isDemo?: boolean;
  /** What hears of payments. */
  readonly onNews?: OnNews;
  /** A database that already stands, for a second server on it. */
  readonly on?: Pick<TestApp, 'db' | 'url' | 'clock'>;
}

/** The people, and the demo's book as it is made on the clock's day. */
function peopleWithBook(investors: number, clock: TestClock): SharedStart {
  return {
    name: `people_${investors}_${clock.today()}`,
    ...(investors > 0 && { on: builtinLists }),
    make: async (db) => {
      await seedPeople(db);
      if (investors > 0) await seedDemoBook(db, clock.today(), { investors });
    },
  };
}

/** The people and all that the demo has on the clock's day; without a number its first book is as large as delivered. */
export function wholeDemo(clock: TestClock, investors?: number): SharedStart {
  return {
    name: `demo_${investors ?? 'delivered'}_${clock.today()}`,
    on: builtinLists,
    make: async (db) => {
      await seedPeople(db);
      await seedDemo(db);
      await seedDemoBook(db, clock.today(), investors === undefined ? {} : { investors });
    },
  };
}

/** The real app with its real parts on a database of its own; only the clock is ours. */
export async function testApp({
  config: changes,
  on,
  withJobs = false,
  isDemo = false,
  investors,
  onNews,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const clock = on?.clock ?? testClock();
  const start = isDemo ? wholeDemo(clock, investors) : peopleWithBook(investors ?? 0, clock);
  const database: TestDatabase | null = on === undefined ? await openTestDatabase({ start }) : null;
  const db = database?.db ?? on?.db;
  if (db === undefined) throw new Error('no database');
  const config = testConfig(changes);
  let lines = '';
  const sink = new Writable({
    write(chunk, _, done) {
      lines += chunk;
      done();
    },
  });
  const logger = createLogger(config.logLevel, sink);
  const jobs = new BossJobs({ db, runs: false, log: logger });
  const { brand } = config;
  const ports = await openDemoPorts({
    config,
    db,
    jobs,
    clock,
    log: logger,
    book: registrarBook,
    onPayment: onNews ?? ((news) => takeNews({ ...ports, db, jobs, clock, brand }, news)),
    onMandate: (tx) => enqueueMandates(jobs, tx),
  });
  const { messenger, payments, mandates } = ports;
  const { security } = createKeyring(config, clock);
  const context = { ...ports, config, brand, db, jobs, clock, log: logger, security };
  const list = serverJobs(context, { ...messenger.jobs, ...payments.jobs });
  if (withJobs) await jobs.start(list);
  const app = buildApp(
    { ...context, logger },
    {
      checksReplies: true,
      webRoot: join(tmpdir(), 'no-web-app'),
      ...(config.mode === 'demo' && { addPages: demoPages(ports) }),
      ...options,
    },
  );
  await app.ready();
  return {
    app,
    db,
    url: database?.url ?? on?.url,
    clock,
    config,
    payments,
    mandates,
    context,
    work: () => list['transact.work'].run({ id: '', data: {}, signal: new AbortController().signal }),
    workOnMandates: () =>
      list['mandates.work'].run({ id: '', data: {}, signal: new AbortController().signal }),
    async runQueued(name) {
      const waiting = await db.read<{ id: string; data: JobData[typeof name] }>(
        'system',
        "select id, data from pgboss.job where name = $1 and state = 'created' order by created_on, id",
        [name],
      );
      for (const { id, data } of waiting) {
        await list[name].run({ id, data: data as never, signal: new AbortController().signal });
        await db.transaction('system', (tx) => tx.query('delete from pgboss.job where id = $1', [id]));
      }
    },
    workOnDebits: () =>
      list['transact.instalments'].run({ id: '', data: {}, signal: new AbortController().signal }),
    giveBack: (data) => list['payments.refund'].run({ id: '', data, signal: new AbortController().signal }),
    logged: () => lines,
    client: () => testClient(injecting(app), config),
    close: async () => {
      await app.close();
      if (withJobs) await jobs.stop();
      await database?.close();
    },
  };
}
