import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject, type ProvidedContext } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { type OpenOptions, openDatabase } from '../src/db/open/open-database.ts';

export interface TestDatabase {
  readonly db: Database;
  /** PostgreSQL only: for a second process on the same data. */
  readonly url?: string;
  close(): Promise<void>;
}

/** What several test files begin with: on PostgreSQL the first that asks makes it, and the others copy it. */
export interface SharedStart {
  /** Says all that it is made of. */
  readonly name: string;
  /** What it is made on, which others begin with too. */
  readonly on?: SharedStart;
  readonly make: (db: Database) => Promise<void>;
}

interface TestDatabaseOptions extends Pick<OpenOptions, 'onLostRace'> {
  readonly start?: SharedStart | undefined;
}

let snapshot: Blob | undefined;

/** A migrated database of its own, empty but for `start`. Call it once per test file, in `beforeAll`. */
export async function openTestDatabase({
  start,
  ...options
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const made = inject('testDatabase');
  if (made.kind === 'pglite') {
    // Read once for all files of a worker.
    snapshot ??= new Blob([readFileSync(made.snapshot)]);
    const db = await openDatabase({ dataDir: 'memory', snapshot });
    if (start !== undefined) await makeAll(start, db);
    return { db, close: () => db.close() };
  }
  const name = `test_${randomUUID()}`;
  const url = urlOf(made, name);
  await asAdmin(made, async (admin) => {
    const template = start === undefined ? made.template : await templateOf(made, start, admin);
    await copy(made, admin, template, name);
  });
  const db = await openDatabase({ url, poolSize: 5, ...options });
  return {
    db,
    url,
    close: async () => {
      await db.close();
      await asAdmin(made, (admin) => admin.query(`drop database "${name}" with (force)`));
    },
  };
}

async function makeAll({ on, make }: SharedStart, db: Database): Promise<void> {
  if (on !== undefined) await makeAll(on, db);
  await make(db);
}

type Cluster = Extract<ProvidedContext['testDatabase'], { kind: 'postgres' }>;

function urlOf({ loginUrl }: Cluster, database: string): string {
  const url = new URL(loginUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin(made: Cluster, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: made.adminUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

/** Copied as files, which takes a quarter of the processor that writing all of it to the log does. */
async function copy(made: Cluster, admin: pg.Client, from: string, to: string): Promise<void> {
  const owner = new URL(made.loginUrl).username;
  await admin.query(`create database "${to}" template "${from}" owner ${owner} strategy file_copy`);
}

/** The database with that start, made by the first worker that asks; another one waits for it. */
async function templateOf(made: Cluster, { name, on, make }: SharedStart, admin: pg.Client): Promise<string> {
  const template = `start_${name}`;
  // Gone with the connection, also when making it fails.
  await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
  if (rowCount === 0) {
    // Named last: one that was left half way is not copied.
    const making = `making_${randomUUID()}`;
    await copy(made, admin, on === undefined ? made.template : await templateOf(made, on, admin), making);
    const db = await openDatabase({ url: urlOf(made, making), poolSize: 5 });
    try {
      await make(db);
    } finally {
      await db.close();
    }
    await admin.query(`alter database "${making}" rename to "${template}"`);
  }
  await admin.query('select pg_advisory_unlock(hashtext($1))', [template]);
  return template;
}
