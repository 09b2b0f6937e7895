import { type DeviceRecords, deviceRecords } from '../storage/device-records.ts';

export const OFFLINE_COPY = 'offline-copy';

/** One at a time among all tabs: else two would count one wrong PIN, or one keep what another removes. */
export async function inTurnOfTabs<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  // Not the DOM's generic type, which loses the answer's.
  return (await navigator.locks.request('hub-offline-copy', work)) as T;
}

/** Part of the start, apart from the rest: a logout must not wait for a file that may not come. Never rejects. */
export const removeOfflineCopy = (records: DeviceRecords = deviceRecords): Promise<void> =>
  inTurnOfTabs(() => records.remove(OFFLINE_COPY)).catch(() => {});
