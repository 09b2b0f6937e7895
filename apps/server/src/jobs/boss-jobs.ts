import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';
import { jobSchema } from '../db/job-tables.ts';
import type { JobData, JobDefinition, JobList, JobOptions, Jobs } from './jobs.ts';

interface JobLog {
  info?(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

interface BossOptions {
  readonly db: Database;
  /** False for a process that only enqueues. */
  readonly runs: boolean;
  readonly log: JobLog;
}

/** How often to look for work when nobody called: only retries and postponed jobs wait that long. */
const pollingSeconds = 10;
const patience = { expireInSeconds: 300, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };
const noJob = '00000000-0000-0000-0000-000000000000';

/**
 * pg-boss on our database. It runs as the login user, who owns its tables and may rebuild their
 * indexes; a tenant's transaction enqueues as hub_system for that one statement. Workers are woken
 * by NOTIFY at commit, so a job starts at once and an idle server stays idle.
 */
export class BossJobs<Data extends object = JobData> implements Jobs<Data> {
  readonly #options: BossOptions;
  #definitions: Readonly<Record<string, JobDefinition>> = {};
  #boss: PgBoss | undefined;

  constructor(options: BossOptions) {
    this.#options = options;
  }

  async enqueue<Name extends keyof Data & string>(
    tx: Tx,
    name: Name,
    data: Data[Name],
    options: JobOptions = {},
  ): Promise<string> {
    const definition = this.#definitions[name];
    if (this.#boss === undefined) throw new Error('Jobs were not started');
    if (definition === undefined) throw new Error(`Nobody knows how to do the job ${name}`);
    const id = await this.#boss.send(name, data as object, {
      ...patience,
      retryLimit: definition.retries ?? 5,
      ...(definition.longestPause && { retryDelayMax: definition.longestPause }),
      ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      db: { executeSql: async (text, values) => ({ rows: await tx.asSystem(text, values) }) },
    });
    if (id === null) throw new Error(`The job ${name} was not taken`);
    return id;
  }

  /** All that this process knows how to do. */
  async start(list: JobList<Data>): Promise<void> {
    const { db, runs, log } = this.#options;
    this.#definitions = list as unknown as Record<string, JobDefinition>;
    const definitions = Object.entries(this.#definitions);
    const boss = new PgBoss({
      ...(db.kind === 'pglite' ? { backend: 'pglite' as const } : { max: 2, application_name: 'hub-jobs' }),
      ...db.jobConnection,
      schema: jobSchema,
      // Our own migration made the tables.
      migrate: false,
      useListenNotify: true,
      supervise: runs,
      schedule: runs && definitions.some(([, { cron }]) => cron !== undefined),
    });
    boss.on('error', (err) => log.error({ err }, 'jobs'));
    boss.on('warning', (warning) => log.warn({ warning }, 'jobs'));
    await boss.start();
    this.#boss = boss;
    for (const [name] of definitions) {
      await boss.createQueue(name, { notify: true });
      // Makes pg-boss remember the queue now: on PGlite it could not ask from inside a transaction.
      await boss.findJobs(name, { id: noJob });
    }
    if (!runs) return;
    for (const [name, definition] of definitions) await this.#work(boss, name, definition);
  }

  /** Takes no new job and waits for those under way; what is not done by then is handed back. */
  async stop(withinMs = 30_000): Promise<void> {
    await this.#boss?.stop({ graceful: true, timeout: withinMs });
    this.#boss = undefined;
  }

  async #work(boss: PgBoss, name: string, { concurrency = 1, cron, run }: JobDefinition): Promise<void> {
    for (let lane = 0; lane < concurrency; lane += 1) await this.#openLane(boss, name, run);
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'Asia/Kolkata' });
  }

  /** One after the other; lanes of a queue wait for nobody but their own job. */
  async #openLane(boss: PgBoss, name: string, run: JobDefinition['run']): Promise<void> {
    const options = { notifyPollingIntervalSeconds: pollingSeconds, perJobResults: true as const };
    const lane = await boss.work(name, options, async (batch: Job<object>[]) => {
      const results: JobResult[] = [];
      for (const job of batch) results.push(await this.#runOne(run, job));
      // Looks for the next one at once: after a single job pg-boss would pause.
      boss.notifyWorker(lane);
      return results;
    });
  }

  async #runOne(run: JobDefinition['run'], { id, name, data, signal }: Job<object>): Promise<JobResult> {
    try {
      await run({ id, data, signal });
      return { id, status: 'completed' };
    } catch (err) {
      this.#options.log.warn({ err, job: name, id }, 'a job failed');
      return { id, status: 'failed', output: { message: (err as Error).message } };
    }
  }
}
