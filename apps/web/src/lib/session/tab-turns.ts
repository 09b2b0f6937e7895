import { type DeviceRecords, deviceRecords } from '../storage/device-records.ts';

/** Runs work alone among all tabs. */
export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

const NAME = 'hub.turn';
const RECORD = 'turn';
const PAUSE_MS = 20;
/** The mark may never come: the storage was emptied by hand. */
const PATIENCE_MS = 1000;

/** Until this tab sees what the one before it has stored. */
async function caughtUp(storage: Storage, mark: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (storage.getItem(NAME) !== mark && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * One tab at a time, each seeing what the last one stored: a refresh token is good for one use only. The lock alone
 * does not suffice, for it may be handed on before the storage's writes have reached the next tab. So the last write
 * of a turn is a mark, which IndexedDB, that is never behind, tells the next tab to wait for.
 */
export function createTabTurns(storage: Storage, records: DeviceRecords = deviceRecords): Exclusively {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (!navigator.locks) return work();
    const turn = async (): Promise<T> => {
      const last = await records.read<string>(RECORD).catch(() => null);
      if (last !== null) await caughtUp(storage, last);
      try {
        return await work();
      } finally {
        const mark = crypto.randomUUID();
        try {
          storage.setItem(NAME, mark);
          await records.write(RECORD, mark);
        } catch {
          // Without a mark the next tab trusts the storage as it finds it.
        }
      }
    };
    // Not the DOM's generic type, which loses the answer's.
    return (await navigator.locks.request('hub-refresh', turn)) as T;
  };
}
