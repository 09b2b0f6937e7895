import type { Config } from '../../config/config.ts';
import type { DiskOptions } from '../embedded/disk-space.ts';
import type { OpenOptions } from './open-database.ts';

/** Where the settings say the data lies. Only an embedded database has to watch its disk. */
export function databasePlace(
  { databaseUrl, dataDir, embedded: { diskReserveBytes } }: Config,
  onDiskFull?: DiskOptions['onChange'],
): OpenOptions {
  if (databaseUrl) return { url: databaseUrl };
  if (diskReserveBytes === 0) return { dataDir };
  return {
    dataDir,
    disk: { leastFreeBytes: diskReserveBytes, ...(onDiskFull && { onChange: onDiskFull }) },
  };
}
