import { texts } from '@hub/contract';
import { biometricToken, saveToken } from '@hub/contract/calls/session/session-devices';
import { isNative } from '@hub/domain';
import { useMemo } from 'react';
import type { Platform } from '../platform/port.ts';
import { type Api, ApiError } from './api/api.ts';
import { useServices } from './react.ts';
import type { LoginResult, SessionStore } from './session/session-store.ts';
import {
  dropStoredKey,
  type EnrolledKey,
  readStoredKey,
  removeStoredKey,
  type StoredKey,
  writeStoredKey,
} from './session/stored-device-key.ts';
import { base64urlOf } from './storage/base64.ts';
import { type DeviceRecords, deviceRecords } from './storage/device-records.ts';

export interface DeviceLoginState {
  /** False on the web, where there is no PIN or biometric login. */
  readonly available: boolean;
  /** The phone has a fingerprint or face reader and knows its owner. */
  readonly biometrics: boolean;
  readonly enrolled: EnrolledKey | null;
}

export type EnrolInput = { readonly method: 'pin'; readonly pin: string } | { readonly method: 'biometric' };

/** The phone did not recognise its owner, or the owner backed out. */
export class NotRecognisedError extends Error {
  override readonly name = 'NotRecognisedError';
}

/** The server did not take the key or the PIN. Without tries left the key is gone from the device. */
export class KeyRefusedError extends Error {
  override readonly name = 'KeyRefusedError';
  readonly triesLeft: number;

  constructor(triesLeft: number) {
    super(texts.session.deviceKeyRefused);
    this.triesLeft = triesLeft;
  }
}

interface NewKey {
  /** SubjectPublicKeyInfo. */
  readonly publicKey: ArrayBuffer;
  readonly privateKey?: CryptoKey;
}

/**
 * PIN and biometric login on native (`generateToken/save`, `biomatricToken`). The device keeps a P-256 key whose
 * private half cannot be exported: of a biometric login in its own hardware, which signs after it has recognised its
 * owner, and of a PIN login in the web view. It stands apart from the app's storage, so that it survives the clearing of
 * a stale profile at start (Spec §4). A logout removes it.
 */
interface DeviceLogin {
  state(): Promise<DeviceLoginState>;
  /** For the signed-in user; replaces the device's key. Rejects with ApiError or NotRecognisedError. */
  enrol(input: EnrolInput): Promise<EnrolledKey>;
  /** Here for certain; on the server when it can be reached in a session. Never rejects. */
  remove(): Promise<void>;
  /** What the session store's `login` wants. Rejects with KeyRefusedError, NotRecognisedError or ApiError. */
  logIn(pin?: string): Promise<LoginResult>;
  /** True once per ARN on this device: then a login by OTP offers to set up a PIN or biometric login. */
  takeOffer(arn: string): Promise<boolean>;
}

interface DeviceLoginDeps {
  readonly platform: Pick<Platform, 'kind' | 'device' | 'biometrics'>;
  readonly api: Api;
  readonly session: Pick<SessionStore, 'getSnapshot'>;
  readonly records?: DeviceRecords;
}

/** As many as the server takes before it takes the key back. */
const PIN_TRIES = 5;
const REFUSED = 422;

const SETUP_REASON = 'Log in without a code from now on';
const OFFERED = 'login-offered';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** The key itself: made, signing and taken back. */
function createSigning({ platform, api }: DeviceLoginDeps, records: DeviceRecords) {
  async function newPublicKey(method: EnrolInput['method']): Promise<NewKey> {
    if (method === 'biometric') {
      const publicKey = await platform.biometrics.createKey(SETUP_REASON);
      if (publicKey === null) throw new NotRecognisedError(SETUP_REASON);
      return { publicKey: publicKey.buffer };
    }
    const { privateKey, publicKey } = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
    return { publicKey: await crypto.subtle.exportKey('spki', publicKey), privateKey };
  }

  /** By the device's own hardware after it has recognised its owner, or with the key of the PIN login. */
  async function signatureOf(challenge: string, key: StoredKey): Promise<ArrayBuffer> {
    if (key.privateKey)
      return crypto.subtle.sign(SIGNATURE, key.privateKey, new TextEncoder().encode(challenge));
    const reason = `Log in as ${key.name}`;
    const signed = await platform.biometrics.sign(challenge, reason);
    if (signed.outcome === 'signed') return signed.signature.buffer;
    if (signed.outcome === 'refused') throw new NotRecognisedError(reason);
    throw await refuse(key);
  }

  async function answerChallenge(key: StoredKey, pin?: string): Promise<LoginResult> {
    const { keyId } = key;
    const requested = await api.call(biometricToken, { keyId });
    if (requested.status !== 'challenge') return requested;
    const { challenge } = requested;
    const signature = base64urlOf(await signatureOf(challenge, key));
    const answer = { keyId, challenge, signature, ...(pin !== undefined && { pin }) };
    const reply = await api.call(biometricToken, answer);
    if (reply.status === 'challenge') throw new Error('The server asked for a signature again');
    return reply;
  }

  /** A signature is never mistyped: a biometric key that is refused was taken back. */
  async function refuse(key: StoredKey): Promise<KeyRefusedError> {
    const refusals = (key.refusals ?? 0) + 1;
    const triesLeft = key.method === 'pin' ? Math.max(0, PIN_TRIES - refusals) : 0;
    if (triesLeft === 0) await dropStoredKey({ records, platform });
    else await writeStoredKey(records, { ...key, refusals }).catch(() => {});
    return new KeyRefusedError(triesLeft);
  }

  return { newPublicKey, answerChallenge, refuse };
}

export function createDeviceLogin(deps: DeviceLoginDeps): DeviceLogin {
  const { platform, api, session, records = deviceRecords } = deps;
  const native = isNative(platform.kind);
  const stored = () => readStoredKey(records);
  const publicPart = ({ keyId, method, arn, name }: EnrolledKey) => ({ keyId, method, arn, name });

  const { newPublicKey, answerChallenge, refuse } = createSigning(deps, records);

  return {
    async state() {
      if (!native) return { available: false, biometrics: false, enrolled: null };
      const [biometrics, key] = await Promise.all([platform.biometrics.isAvailable(), stored()]);
      return { available: true, biometrics, enrolled: key && publicPart(key) };
    },

    async enrol(input) {
      const profile = session.getSnapshot().profile;
      if (!native || !profile) throw new Error('Only a signed-in user of the app can set this up');
      const { publicKey, privateKey } = await newPublicKey(input.method);
      const device = await platform.device();
      const { keyId } = await api.call(saveToken, { device, publicKey: base64urlOf(publicKey), ...input });
      const enrolled = { keyId, method: input.method, arn: profile.arnNo, name: profile.name };
      await writeStoredKey(records, { ...enrolled, ...(privateKey && { privateKey }) });
      return enrolled;
    },

    remove: () => removeStoredKey({ api, session, records, platform }),

    async logIn(pin) {
      const key = await stored();
      if (!key) throw new KeyRefusedError(0);
      try {
        const result = await answerChallenge(key, pin);
        if (key.refusals) await writeStoredKey(records, { ...key, refusals: 0 }).catch(() => {});
        return result;
      } catch (error) {
        throw error instanceof ApiError && error.status === REFUSED ? await refuse(key) : error;
      }
    },

    async takeOffer(arn) {
      if (!native) return false;
      const [key, offered] = await Promise.all([
        stored(),
        records.read<readonly string[]>(OFFERED).catch(() => null),
      ]);
      if (key?.arn === arn || offered?.includes(arn)) return false;
      await records.write(OFFERED, [...(offered ?? []), arn]).catch(() => {});
      return true;
    },
  };
}

/** For screens: `const deviceLogin = useDeviceLogin()`, then `deviceLogin.state()`, `.enrol()`, `.remove()`. */
export function useDeviceLogin(): DeviceLogin {
  const services = useServices();
  return useMemo(() => createDeviceLogin(services), [services]);
}
