import type { Brand } from '@hub/contract';
import { writeAudit } from './audit-log.ts';
import type { Database, Tx } from './database.ts';
import type { Queries } from './queries.ts';

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

/** The ids of Spec §3's app state records. */
const ids = { android: 1, ios: 2, maintenance: 3 } as const;

export type StorePlatform = 'android' | 'ios';

export async function setMaintenance(db: Database, on: boolean): Promise<void> {
  await db.transaction('system', async (tx) => {
    await tx.query('update app_state set maintenance = $1, updated_at = now() where id = $2', [
      on,
      ids.maintenance,
    ]);
    await writeAudit(tx, { actor: 'operator', action: 'maintenance', details: { on } });
  });
}

export async function setVersion(db: Database, platform: StorePlatform, version: string): Promise<void> {
  await db.transaction('system', async (tx) => {
    await tx.query('update app_state set version = $1, updated_at = now() where id = $2', [
      version,
      ids[platform],
    ]);
    await writeAudit(tx, { actor: 'operator', action: 'version', details: { platform, version } });
  });
}

interface OperatorView {
  readonly maintenance: boolean;
  readonly android: string;
  readonly ios: string;
}

export async function readAppState(db: Database): Promise<OperatorView> {
  const rows = await db.read<{ id: number; version: string; maintenance: boolean }>(
    'system',
    'select id, version, maintenance from app_state',
  );
  const of = (id: number) => rows.find((row) => row.id === id);
  return {
    maintenance: of(ids.maintenance)?.maintenance ?? false,
    android: of(ids.android)?.version ?? '',
    ios: of(ids.ios)?.version ?? '',
  };
}

/** The versions of both shells, as acts change them. */
export async function readVersions(queries: Queries): Promise<Record<StorePlatform, string>> {
  const rows = await queries.query<{ id: number; version: string }>('select id, version from app_state');
  const of = (id: number) => rows.find((row) => row.id === id)?.version ?? '';
  return { android: of(ids.android), ios: of(ids.ios) };
}

export async function lockVersions(tx: Tx): Promise<void> {
  await tx.query('lock table app_state in share row exclusive mode');
}

export async function writeVersion(tx: Tx, platform: StorePlatform, version: string): Promise<void> {
  await tx.query('update app_state set version = $1, updated_at = now() where id = $2', [
    version,
    ids[platform],
  ]);
}
