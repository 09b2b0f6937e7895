import type { Database } from '../database.ts';
import type { DiskOptions } from '../embedded/disk-space.ts';

export interface OpenOptions {
  /** PostgreSQL; without it PGlite under `dataDir`. */
  readonly url?: string;
  /** A folder, or `memory`. */
  readonly dataDir?: string;
  readonly poolSize?: number;
  readonly snapshot?: Blob;
  /** How much room PGlite's disk must have; without it nobody looks. */
  readonly disk?: DiskOptions;
  readonly onIdleError?: (error: Error) => void;
  readonly onLostRace?: (error: Error) => void;
}

/** Opens, but does not migrate. Only the kind in use is loaded: PGlite alone is 20 MB. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  if (options.url !== undefined) {
    const { PostgresDatabase } = await import('../postgres/postgres.ts');
    return new PostgresDatabase({ ...options, url: options.url });
  }
  const { PgliteDatabase } = await import('../embedded/pglite.ts');
  return PgliteDatabase.open({ ...options, dataDir: options.dataDir ?? 'memory' });
}
