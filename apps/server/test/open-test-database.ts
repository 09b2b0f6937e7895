import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { type OpenOptions, openDatabase } from '../src/db/open-database.ts';

export interface TestDatabase {
  readonly db: Database;
  /** PostgreSQL only: for a second process on the same data. */
  readonly url?: string;
  close(): Promise<void>;
}

let snapshot: Blob | undefined;

/** A migrated, empty database of its own. Call it once per test file, in `beforeAll`. */
export async function openTestDatabase(options: Pick<OpenOptions, 'onLostRace'> = {}): Promise<TestDatabase> {
  const made = inject('testDatabase');
  if (made.kind === 'pglite') {
    // Read once for all files of a worker.
    snapshot ??= new Blob([readFileSync(made.snapshot)]);
    const db = await openDatabase({ dataDir: 'memory', snapshot });
    return { db, close: () => db.close() };
  }
  const name = `test_${randomUUID()}`;
  const owner = new URL(made.loginUrl).username;
  // Copied as files, which takes a quarter of the processor that writing all of it to the log does.
  await admin(
    made.adminUrl,
    `create database "${name}" template "${made.template}" owner ${owner} strategy file_copy`,
  );
  const url = new URL(made.loginUrl);
  url.pathname = `/${name}`;
  const db = await openDatabase({ url: url.href, poolSize: 5, ...options });
  return {
    db,
    url: url.href,
    close: async () => {
      await db.close();
      await admin(made.adminUrl, `drop database "${name}" with (force)`);
    },
  };
}

async function admin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
