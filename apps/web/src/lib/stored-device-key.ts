import { type DeviceKeyMethod, removeDeviceKey } from '@hub/contract/calls/session-devices';
import type { Api } from './api/api.ts';
import type { SessionStore } from './session-store.ts';
import { type DeviceRecords, deviceRecords } from './storage/device-records.ts';

/** The key this device can log in with, as far as a screen needs to know it. */
export interface EnrolledKey {
  readonly keyId: string;
  readonly method: DeviceKeyMethod;
  /** Whose login it is: a phone may be used by two distributors, but keeps one key. */
  readonly arn: string;
  readonly name: string;
}

export interface StoredKey extends EnrolledKey {
  readonly privateKey: CryptoKey;
  /** Refusals in a row. The server gives no reason, so the device counts for itself. */
  readonly refusals?: number;
}

const NAME = 'login';
/** Nobody waits longer than this for the server to forget a key that is gone here. */
const PATIENCE_MS = 3000;

export const readStoredKey = (records: DeviceRecords): Promise<StoredKey | null> =>
  records.read<StoredKey>(NAME).catch(() => null);

export const writeStoredKey = (records: DeviceRecords, key: StoredKey): Promise<void> =>
  records.write(NAME, key);

export const dropStoredKey = (records: DeviceRecords): Promise<void> => records.remove(NAME).catch(() => {});

interface RemoveDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'getSnapshot'>;
  readonly records?: DeviceRecords;
}

/** Takes the key back: here for certain, on the server when its owner is signed in. Never rejects. */
export async function removeStoredKey({ api, session, records = deviceRecords }: RemoveDeps): Promise<void> {
  const key = await readStoredKey(records);
  await dropStoredKey(records);
  if (!key || session.getSnapshot().profile?.arnNo !== key.arn) return;
  const options = { background: true, signal: AbortSignal.timeout(PATIENCE_MS) };
  await api.call(removeDeviceKey, { id: key.keyId }, options).catch(() => {});
}
