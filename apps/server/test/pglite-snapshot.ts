import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import server from '../package.json' with { type: 'json' };
import { PgliteDatabase } from '../src/db/embedded/pglite.ts';
import { migrate, readMigrations } from '../src/db/migrate.ts';

/**
 * A migrated PGlite as a file. Making one takes seconds and loading it half of one, so it is kept
 * between runs under a name that changes with whatever it is made of.
 */
export async function pgliteSnapshot(cacheDir: string): Promise<string> {
  const made = createHash('sha256');
  made.update(JSON.stringify([server.dependencies, readMigrations()]));
  made.update(readFileSync(join(import.meta.dirname, '../src/db/job-tables.ts')));
  const file = join(cacheDir, `pglite-${made.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return file;
  const db = await PgliteDatabase.open({ dataDir: 'memory' });
  await migrate(db);
  const dump = await db.dump();
  await db.close();
  mkdirSync(cacheDir, { recursive: true });
  // Written beside and moved, so that a run at the same time never reads half of it.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, new Uint8Array(await dump.arrayBuffer()));
  renameSync(partial, file);
  return file;
}
