import type { Platform } from '../access/visitor.ts';
import { type UpdateKind, updateKind } from './update-kind.ts';

/** One record of the app-state list (Spec §3), in our own field names. */
export interface AppStateRecord {
  readonly id: number;
  readonly underMaintenance: boolean;
  readonly version: string;
}

interface AppState {
  readonly underMaintenance: boolean;
  /** The newest version for this platform; null on web, which is always the newest. */
  readonly latestVersion: string | null;
}

/** Which record means what (Spec §3). */
export const appStateIds = { android: 1, ios: 2, maintenance: 3 } as const;

/** Each platform reads its own version record, and only the maintenance record's flag counts. */
export function readAppState(records: readonly AppStateRecord[], platform: Platform): AppState {
  const recordOf = (id: number) => records.find((record) => record.id === id);
  return {
    underMaintenance: recordOf(appStateIds.maintenance)?.underMaintenance === true,
    latestVersion: platform === 'web' ? null : (recordOf(appStateIds[platform])?.version ?? null),
  };
}

export function updateFor(state: AppState, installed: string): UpdateKind {
  return state.latestVersion === null ? 'none' : updateKind(installed, state.latestVersion);
}
