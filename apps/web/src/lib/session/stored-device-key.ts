import { type DeviceKeyMethod, removeDeviceKey } from '@hub/contract/calls/session/session-devices';
import type { Biometrics } from '../../platform/port.ts';
import type { Api } from '../api/api.ts';
import { type DeviceRecords, deviceRecords } from '../storage/device-records.ts';
import type { SessionStore } from './session-store.ts';

/** The key this device can log in with, as far as a screen needs to know it. */
export interface EnrolledKey {
  readonly keyId: string;
  readonly method: DeviceKeyMethod;
  /** Whose login it is: a phone may be used by two distributors, but keeps one key. */
  readonly arn: string;
  readonly name: string;
}

export interface StoredKey extends EnrolledKey {
  /** Of a PIN login. The key of a biometric one lies in the device's own hardware. */
  readonly privateKey?: CryptoKey;
  /** Refusals in a row. The server gives no reason, so the device counts for itself. */
  readonly refusals?: number;
}

const NAME = 'login';
/** Nobody waits longer than this for the server to forget a key that is gone here. */
const PATIENCE_MS = 3000;

/** A biometric key of an older version lay beside the app, behind a question: it counts no more. */
const isSaved = ({ method, privateKey }: StoredKey): boolean =>
  (method === 'biometric') === (privateKey === undefined);

export async function readStoredKey(records: DeviceRecords): Promise<StoredKey | null> {
  const key = await records.read<StoredKey>(NAME).catch(() => null);
  if (key === null || isSaved(key)) return key;
  await records.remove(NAME).catch(() => {});
  return null;
}

export const writeStoredKey = (records: DeviceRecords, key: StoredKey): Promise<void> =>
  records.write(NAME, key);

interface Saved {
  readonly records?: DeviceRecords;
  readonly platform: { readonly biometrics: Pick<Biometrics, 'removeKey'> };
}

/** From this device, with its private half. */
export async function dropStoredKey({ records = deviceRecords, platform }: Saved): Promise<void> {
  await platform.biometrics.removeKey();
  await records.remove(NAME).catch(() => {});
}

interface RemoveDeps extends Saved {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'getSnapshot'>;
}

/** Takes the key back: here for certain, on the server when its owner is signed in. Never rejects. */
export async function removeStoredKey({ api, session, ...saved }: RemoveDeps): Promise<void> {
  const key = await readStoredKey(saved.records ?? deviceRecords);
  await dropStoredKey(saved);
  if (!key || session.getSnapshot().profile?.arnNo !== key.arn) return;
  const options = { background: true, signal: AbortSignal.timeout(PATIENCE_MS) };
  await api.call(removeDeviceKey, { id: key.keyId }, options).catch(() => {});
}
