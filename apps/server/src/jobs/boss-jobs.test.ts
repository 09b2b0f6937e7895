import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import type { Database, Tx } from '../db/database.ts';
import { openDatabase } from '../db/open/open-database.ts';
import { BossJobs } from './boss-jobs.ts';
import type { JobData, JobList, Jobs } from './jobs.ts';

let test: TestDatabase;
const opened: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  test = await openTestDatabase();
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
  // As it was before: a database of its own for each took most of their time.
  await test.db.asOwner(({ script }) => script('delete from pgboss.job; delete from pgboss.queue'));
});
afterAll(() => test.close());

const silent = { warn: () => {}, error: () => {} };

interface TestJobs {
  'test.count': { readonly n: number };
  'test.other': object;
}

const rest: JobList<TestJobs> = {
  'test.count': { run: () => Promise.reject(new Error('not here')) },
  'test.other': { run: () => Promise.reject(new Error('not here')) },
};

function jobsOn(db: Database, runs = true): BossJobs<TestJobs> {
  const jobs = new BossJobs<TestJobs>({ db, runs, log: silent });
  opened.push(jobs);
  return jobs;
}

/** Collects what ran and lets a test wait for the n-th. */
function collector() {
  const ran: { n: number; id: string }[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  return {
    ran,
    take: (n: number, id: string) => {
      ran.push({ n, id });
      for (const wait of waiting) if (ran.length >= wait.count) wait.resolve();
    },
    until: (count: number) =>
      new Promise<void>((resolve) => (ran.length >= count ? resolve() : waiting.push({ count, resolve }))),
  };
}

describe('a job', () => {
  it('runs exactly once when its transaction commits, and not at all when it rolls back', async () => {
    const jobs = jobsOn(test.db);
    const { ran, take, until } = collector();
    await jobs.start({ ...rest, 'test.count': { run: async ({ data, id }) => take(data.n, id) } });
    await expect(
      test.db.transaction({ arn: 'ARN-1' }, async (tx) => {
        await jobs.enqueue(tx, 'test.count', { n: 1 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const id = await test.db.transaction({ arn: 'ARN-1' }, (tx) => jobs.enqueue(tx, 'test.count', { n: 2 }));
    await until(1);
    // A third one shows that the queue has moved past both.
    await test.db.transaction('system', (tx) => jobs.enqueue(tx, 'test.count', { n: 3 }));
    await until(2);
    expect(ran.map((run) => run.n)).toEqual([2, 3]);
    expect(ran[0]?.id).toBe(id);
    const saved = await test.db.read('system', "select 1 from pgboss.job where name = 'test.count'");
    expect(saved).toHaveLength(2);
  });

  it('does not start before its transaction has committed', async () => {
    const jobs = jobsOn(test.db);
    const { ran, take, until } = collector();
    await jobs.start({ ...rest, 'test.count': { run: async ({ data, id }) => take(data.n, id) } });
    await test.db.transaction({ arn: 'ARN-1' }, async (tx) => {
      await jobs.enqueue(tx, 'test.count', { n: 1 });
      await tx.query('select pg_sleep(0.1)');
      expect(ran).toEqual([]);
    });
    await until(1);
  });

  it('is tried again when it fails', async () => {
    const jobs = jobsOn(test.db);
    const { take, until, ran } = collector();
    await jobs.start({
      ...rest,
      'test.count': {
        run: async ({ data, id }) => {
          take(data.n, id);
          if (ran.length === 1) throw new Error('once');
        },
      },
    });
    await test.db.transaction('system', (tx) => jobs.enqueue(tx, 'test.count', { n: 1 }));
    await until(1);
    await jobs.stop();
    // What waits for its next try is made due now, so that the test need not wait.
    await test.db.read('system', "update pgboss.job set start_after = now() where name = 'test.count'");
    const next = jobsOn(test.db);
    await next.start({ ...rest, 'test.count': { run: async ({ data, id }) => take(data.n, id) } });
    await until(2);
    expect(ran[1]?.id).toBe(ran[0]?.id);
  });

  it('waits for no slower one of its queue, as long as a lane is free', async () => {
    const jobs = jobsOn(test.db);
    const { ran, take, until } = collector();
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await jobs.start({
      ...rest,
      'test.count': {
        concurrency: 2,
        run: async ({ data, id }) => {
          if (data.n === 0) await held;
          take(data.n, id);
        },
      },
    });
    await test.db.transaction('system', async (tx) => {
      for (let n = 0; n < 7; n += 1) await jobs.enqueue(tx, 'test.count', { n });
    });
    await until(6);
    expect(ran.map(({ n }) => n).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    release();
    await until(7);
  });

  it('that nobody knows cannot be named, and is refused where the compiler was silenced', async () => {
    const jobs = jobsOn(test.db);
    await jobs.start(rest);
    const enqueue = () =>
      test.db.transaction('system', (tx) =>
        // @ts-expect-error -- the name is in no list
        jobs.enqueue(tx, 'test.unknown', {}),
      );
    await expect(enqueue()).rejects.toThrow(/test\.unknown/);
  });

  it('of the product must be in the list of all, and is given what it declares', () => {
    const product = {} as Omit<JobList<JobData>, 'session.sweep'>;
    // @ts-expect-error -- a name that can be enqueued has no definition
    const list: JobList = product;
    const enqueue = (jobs: Jobs) =>
      // @ts-expect-error -- it needs its sealed message
      jobs.enqueue({} as Tx, 'messenger.sms', {});
    expect([list, enqueue]).toBeDefined();
  });

  it('under way is finished before the stop', async () => {
    const jobs = jobsOn(test.db);
    let running: () => void;
    const started = new Promise<void>((resolve) => {
      running = resolve;
    });
    let release: () => void = () => {};
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    let finished = false;
    await jobs.start({
      ...rest,
      'test.other': {
        run: async () => {
          running();
          await hold;
          await test.db.read('nobody', 'select 1');
          finished = true;
        },
      },
    });
    await test.db.transaction('system', (tx) => jobs.enqueue(tx, 'test.other', {}));
    await started;
    const stopped = jobs.stop();
    release();
    await stopped;
    expect(finished).toBe(true);
    expect(
      await test.db.read('system', "select state::text from pgboss.job where name = 'test.other'"),
    ).toEqual([{ state: 'completed' }]);
  });
});

describe('two processes', () => {
  it('on one PostgreSQL share a queue, and each job runs once', async (context) => {
    if (test.url === undefined) return context.skip('PGlite belongs to one process');
    const other = await openDatabase({ url: test.url, poolSize: 2 });
    const { ran, take, until } = collector();
    const busy = new Set<string>();
    let bothBusy: () => void = () => {};
    const both = new Promise<void>((resolve) => {
      bothBusy = resolve;
    });
    const processes = [test.db, other].map((db, i) => {
      const jobs = jobsOn(db);
      const list: JobList<TestJobs> = {
        ...rest,
        'test.count': {
          run: async ({ data, id }) => {
            busy.add(`process ${i}`);
            if (busy.size === 2) bothBusy();
            // Nobody goes on before the other has work too, so both are seen to share it.
            await both;
            take(data.n, id);
          },
        },
      };
      return { jobs, list };
    });
    for (const { jobs, list } of processes) await jobs.start(list);
    await test.db.transaction('system', async (tx) => {
      for (let n = 0; n < 20; n++) await processes[0]?.jobs.enqueue(tx, 'test.count', { n });
    });
    await until(20);
    for (const { jobs } of processes) await jobs.stop();
    expect(ran.map((run) => run.n).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    await other.close();
  });

  it('may be one that only enqueues', async (context) => {
    if (test.url === undefined) return context.skip('PGlite belongs to one process');
    const other = await openDatabase({ url: test.url, poolSize: 2 });
    const requests = jobsOn(other, false);
    const works = jobsOn(test.db);
    const { take, until, ran } = collector();
    await requests.start(rest);
    await works.start({ ...rest, 'test.count': { run: async ({ data, id }) => take(data.n, id) } });
    await other.transaction('nobody', (tx) => requests.enqueue(tx, 'test.count', { n: 7 }));
    await until(1);
    expect(ran[0]?.n).toBe(7);
    await requests.stop();
    await other.close();
  });
});
