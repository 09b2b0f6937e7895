import { biometricToken, removeDeviceKey, saveToken } from '@hub/contract/calls/session/session-devices';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlatformKind } from '../platform/port.ts';
import { createDeviceLogin } from './device-key.ts';
import { bearerOf, type HubServer, ok, type Requested, refuse, startHubServer } from './test/hub-server.ts';
import { loginResult, meera } from './test/login-result.ts';
import { memoryRecords } from './test/memory-store.ts';
import { openClient } from './test/open-client.ts';

let hub: HubServer;
beforeEach(async () => {
  hub = await startHubServer();
});
afterEach(() => hub.close());

const fieldsOf = ({ body }: Requested) => Object.fromEntries(new URLSearchParams(body));
const P256 = { name: 'ECDSA', namedCurve: 'P-256' };
const SHA256 = { name: 'ECDSA', hash: 'SHA-256' };
const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** A server that keeps one key and lets in whoever signs its challenge with the other half. */
function keeper() {
  const keys: { publicKey: string; pin: string | undefined }[] = [];
  hub.on(saveToken, (requested) => {
    const { publicKey = '', pin } = fieldsOf(requested);
    keys.push({ publicKey, pin });
    return ok({ keyId: `key-${keys.length}` });
  });
  hub.on(removeDeviceKey, () => ok({ status: 'Success' }));
  hub.on(biometricToken, async (requested) => {
    const { challenge, signature, pin } = fieldsOf(requested);
    if (!challenge || !signature) {
      return ok({ status: 'challenge', challenge: 'sign this', expiresInSeconds: 60 });
    }
    const spki = bytesOf(keys.at(-1)?.publicKey ?? '');
    const key = await crypto.subtle.importKey('spki', spki, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'verify',
    ]);
    const right = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      bytesOf(signature),
      new TextEncoder().encode('sign this'),
    );
    const existing = right && pin === keys.at(-1)?.pin;
    return existing ? ok({ status: 'verified', ...loginResult() }) : refuse(422);
  });
  return keys;
}

function phone(kind: PlatformKind = 'android', { recognised = true } = {}) {
  const records = memoryRecords();
  const client = openClient(hub);
  const reasons: string[] = [];
  /** Keystore or Secure Enclave. */
  const hardware: { key: CryptoKeyPair | null } = { key: null };
  const login = createDeviceLogin({
    api: client.api,
    session: client.session,
    records,
    platform: {
      kind,
      device: async () => ({ id: 'device-1', name: 'Pixel', platform: kind }),
      biometrics: {
        isAvailable: async () => true,
        async createKey(reason) {
          reasons.push(reason);
          if (!recognised) return null;
          hardware.key = await crypto.subtle.generateKey(P256, false, ['sign', 'verify']);
          return new Uint8Array(await crypto.subtle.exportKey('spki', hardware.key.publicKey));
        },
        async sign(text, reason) {
          reasons.push(reason);
          if (!hardware.key) return { outcome: 'gone' };
          const bytes = new TextEncoder().encode(text);
          const signed = await crypto.subtle.sign(SHA256, hardware.key.privateKey, bytes);
          return { outcome: 'signed', signature: new Uint8Array(signed) };
        },
        async removeKey() {
          hardware.key = null;
        },
      },
    },
  });
  return { ...client, login, records, reasons, hardware };
}

describe('a login without a code', () => {
  it('is set up once and then signs in, with a key that cannot be taken out', async () => {
    const keys = keeper();
    const { login, session, records } = phone();
    await session.login(loginResult());
    const enrolled = { keyId: 'key-1', method: 'pin', arn: meera.arnNo, name: meera.name };
    expect(await login.enrol({ method: 'pin', pin: '246810' })).toEqual(enrolled);
    expect(keys[0]?.pin).toBe('246810');
    await session.clear();
    expect(await login.state()).toEqual({ available: true, biometrics: true, enrolled });
    expect(await login.logIn('246810')).toMatchObject({ token: 'access-1', profile: meera });
    expect(hub.requested.map(fieldsOf).at(-1)).toMatchObject({ keyId: 'key-1', pin: '246810' });
    const saved = await records.read<{ privateKey: CryptoKey }>('login');
    await expect(crypto.subtle.exportKey('pkcs8', saved?.privateKey as CryptoKey)).rejects.toThrow();
  });

  it('by biometrics asks the phone first, when set up and at each use', async () => {
    keeper();
    const { login, session, reasons } = phone('ios');
    await session.login(loginResult());
    await login.enrol({ method: 'biometric' });
    await login.logIn();
    expect(reasons).toHaveLength(2);
    expect(hub.requested.map(fieldsOf).every((fields) => fields.pin === undefined)).toBe(true);
  });

  it("by biometrics keeps no key beside the app: the phone's hardware has it, and a logout takes it from there", async () => {
    keeper();
    const { login, session, records, hardware } = phone();
    await session.login(loginResult());
    await login.enrol({ method: 'biometric' });
    const saved = await records.read<object>('login');
    expect(Object.values(saved ?? {}).filter((value) => typeof value !== 'string')).toEqual([]);
    expect(hardware.key).not.toBeNull();
    await login.remove();
    expect(hardware.key).toBeNull();
  });

  it('by biometrics is over when the phone dropped the key, as it does for a new finger or face', async () => {
    keeper();
    const { login, session, hardware } = phone();
    await session.login(loginResult());
    await login.enrol({ method: 'biometric' });
    hardware.key = null;
    await expect(login.logIn()).rejects.toMatchObject({ name: 'KeyRefusedError', triesLeft: 0 });
    expect((await login.state()).enrolled).toBeNull();
  });

  it('by a biometric key that an older version kept beside the app is over', async () => {
    keeper();
    const { login, records } = phone();
    const { privateKey } = await crypto.subtle.generateKey(P256, false, ['sign', 'verify']);
    const before = { keyId: 'key-0', method: 'biometric', arn: meera.arnNo, name: meera.name, privateKey };
    await records.write('login', before);
    expect((await login.state()).enrolled).toBeNull();
    expect(await records.read('login')).toBeNull();
  });

  it('sends nothing when the phone does not know its owner', async () => {
    keeper();
    const { login, session } = phone('android', { recognised: false });
    await session.login(loginResult());
    await expect(login.enrol({ method: 'biometric' })).rejects.toMatchObject({ name: 'NotRecognisedError' });
    expect(hub.requested).toEqual([]);
    expect((await login.state()).enrolled).toBeNull();
  });

  it('is gone from the device after five wrong PINs in a row, as it is from the server', async () => {
    keeper();
    const { login, session } = phone();
    await session.login(loginResult());
    await login.enrol({ method: 'pin', pin: '246810' });
    const triesLeft = async (pin: string) =>
      login.logIn(pin).then(
        () => 'in',
        (error: { triesLeft: number }) => error.triesLeft,
      );
    for (const [pin, left] of [
      ['000000', 4],
      ['246810', 'in'],
      ['000000', 4],
      ['000000', 3],
      ['000000', 2],
      ['000000', 1],
    ] as const) {
      expect(await triesLeft(pin)).toBe(left);
      expect((await login.state()).enrolled).not.toBeNull();
    }
    expect(await triesLeft('000000')).toBe(0);
    expect((await login.state()).enrolled).toBeNull();
    expect(await triesLeft('246810')).toBe(0);
  });

  it('by biometrics is gone as soon as the server does not take it', async () => {
    keeper();
    const { login, session } = phone();
    await session.login(loginResult());
    await login.enrol({ method: 'biometric' });
    hub.on(biometricToken, () => refuse(422));
    await expect(login.logIn()).rejects.toMatchObject({ name: 'KeyRefusedError', triesLeft: 0 });
    expect((await login.state()).enrolled).toBeNull();
  });

  it('stays when the server could not be asked', async () => {
    keeper();
    const { login, session } = phone();
    await session.login(loginResult());
    await login.enrol({ method: 'biometric' });
    hub.on(biometricToken, () => refuse(500));
    await expect(login.logIn()).rejects.toMatchObject({ name: 'ApiError' });
    expect((await login.state()).enrolled).not.toBeNull();
  });

  it('is taken back here and on the server', async () => {
    keeper();
    const { login, session } = phone();
    await session.login(loginResult());
    await login.enrol({ method: 'pin', pin: '246810' });
    await login.remove();
    expect((await login.state()).enrolled).toBeNull();
    expect(hub.requested.map(({ call }) => call)).toEqual([saveToken.name, removeDeviceKey.name]);
    expect(hub.requested.map(bearerOf)).toEqual(['access-1', 'access-1']);
  });

  it('is taken back here even when nobody can be asked', async () => {
    keeper();
    const { login, session } = phone();
    await session.login(loginResult());
    await login.enrol({ method: 'pin', pin: '246810' });
    await session.clear();
    await login.remove();
    expect((await login.state()).enrolled).toBeNull();
    expect(hub.requested.map(({ call }) => call)).toEqual([saveToken.name]);
  });

  it('is offered once to each distributor, and not to one who has it', async () => {
    keeper();
    const { login, session } = phone();
    expect(await login.takeOffer('ARN-100002')).toBe(true);
    expect(await login.takeOffer('ARN-100002')).toBe(false);
    await session.login(loginResult());
    await login.enrol({ method: 'pin', pin: '246810' });
    expect(await login.takeOffer(meera.arnNo)).toBe(false);
  });

  it('does not exist on the web', async () => {
    const { login, session } = phone('web');
    await session.login(loginResult());
    expect(await login.state()).toEqual({ available: false, biometrics: false, enrolled: null });
    expect(await login.takeOffer(meera.arnNo)).toBe(false);
    await expect(login.enrol({ method: 'pin', pin: '246810' })).rejects.toThrow();
  });
});
