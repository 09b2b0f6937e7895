import type { Brand } from '@hub/contract';
import type { Database, Tx } from './database.ts';

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

export async function setMaintenance(tx: Tx, on: boolean): Promise<void> {
  await tx.query('update app_state set maintenance = $1, updated_at = now() where id = $2', [
    on,
    ids.maintenance,
  ]);
}

export async function setVersion(tx: Tx, platform: StorePlatform, version: string): Promise<void> {
  await tx.query('update app_state set version = $1, updated_at = now() where id = $2', [
    version,
    ids[platform],
  ]);
}

interface OperatorView {
  readonly maintenance: boolean;
  readonly android: string;
  readonly ios: string;
}

interface StateRow {
  readonly id: number;
  readonly version: string;
  readonly maintenance: boolean;
}

function viewOf(rows: readonly StateRow[]): OperatorView {
  const of = (id: number) => rows.find((row) => row.id === id);
  return {
    maintenance: of(ids.maintenance)?.maintenance ?? false,
    android: of(ids.android)?.version ?? '',
    ios: of(ids.ios)?.version ?? '',
  };
}

export const readAppState = async (db: Database): Promise<OperatorView> =>
  viewOf(await db.read<StateRow>('system', 'select id, version, maintenance from app_state'));

/** The same, as it stays until the transaction is over. */
export const lockAppState = async (tx: Tx): Promise<OperatorView> =>
  viewOf(await tx.query<StateRow>('select id, version, maintenance from app_state order by id for update'));
