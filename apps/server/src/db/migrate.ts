import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, OwnerSession } from './database.ts';
import { installJobTables } from './job-tables.ts';

/** Any number, the same for every process: who holds it may change the tables. */
const lockKey = 4300_0001;

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

export function readMigrations(folder = join(import.meta.dirname, 'migrations')): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      // The same checksum on a checkout with Windows line ends.
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name: name.slice(0, -4), text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Brings the tables up to date, all under one lock, so that processes starting together wait for
 * each other. Returns the names of the migrations it applied.
 */
export async function migrate(db: Database, migrations = readMigrations()): Promise<string[]> {
  return db.asOwner(async (owner) => {
    await checkServer(owner);
    await owner.query('select pg_advisory_lock($1)', [lockKey]);
    try {
      const applied = await applyPending(owner, migrations);
      await installJobTables(owner);
      return applied;
    } finally {
      await owner.query('select pg_advisory_unlock($1)', [lockKey]);
    }
  });
}

/** Statements ask a changed row for what it was before (`returning old`), which came with 18. */
const oldestServer = 18;

async function checkServer(owner: OwnerSession): Promise<void> {
  const [server] = await owner.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  );
  if (Number(server?.number ?? 0) >= oldestServer * 10_000) return;
  throw new MigrationError(`This program needs PostgreSQL ${oldestServer} or newer; this is ${server?.name}`);
}

/** The first of the migrations that became the baseline. */
const beforeBaseline = '0000_foundation';

async function applyPending(owner: OwnerSession, migrations: readonly Migration[]): Promise<string[]> {
  await owner.script(`
    create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`);
  const rows = await owner.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const done = new Map(rows.map((row) => [row.name, row.checksum]));
  if (done.has(beforeBaseline)) {
    throw new MigrationError(
      'This database was made before the first release and cannot be brought up to date: begin with an empty one',
    );
  }
  for (const name of done.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new MigrationError(`The database is newer than this program: it has migration ${name}`);
    }
  }
  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = done.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum !== undefined) {
      throw new MigrationError(`Migration ${migration.name} was changed after it had been applied`);
    }
    await apply(owner, migration);
    applied.push(migration.name);
  }
  return applied;
}

async function apply(owner: OwnerSession, { name, checksum, text }: Migration): Promise<void> {
  await owner.query('begin');
  try {
    await owner.script(text);
    await owner.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
