import type { Brand } from '@hub/contract';
import type { Database } from './database.ts';

/**
 * The three records of Spec §3 (1 Android version, 2 iOS version, 3 maintenance), with the brand's
 * versions to begin with. What an operator changed stays.
 */
export async function ensureAppState(db: Database, versions: Brand['versions']): Promise<void> {
  await db.read(
    'system',
    'insert into app_state (id, version) values (1, $1), (2, $2), (3, $3) on conflict (id) do nothing',
    [versions.android, versions.ios, versions.web],
  );
}
