import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { RequestOf } from '@hub/contract';
import { biometricToken, type saveToken } from '@hub/contract/calls/session/session-devices';
import type { TestClient } from './test-client.ts';

type Device = RequestOf<typeof saveToken>['device'];

/** A phone's side of the device-key login: it keeps the private half and answers challenges. */
export interface TestDevice {
  readonly device: Device;
  readonly publicKey: string;
  sign(challenge: string): string;
  /** Asks for a challenge, signs it and gives it back. */
  logIn(
    client: TestClient,
    keyId: string,
    changes?: Partial<RequestOf<typeof biometricToken>>,
  ): Promise<Login>;
}

type Login = Awaited<ReturnType<typeof answer>>;

const spki = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64url');

function answer(client: TestClient, input: RequestOf<typeof biometricToken>) {
  return client.call(biometricToken, input);
}

export function testDevice(id: string, platform: Device['platform'] = 'android'): TestDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signed = (challenge: string): string =>
    sign('sha256', Buffer.from(challenge), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
      'base64url',
    );
  return {
    device: { id, name: `Phone ${id}`, platform },
    publicKey: spki(publicKey),
    sign: signed,
    async logIn(client, keyId, changes = {}) {
      const first = await client.request(biometricToken, { keyId });
      if (first.status !== 'challenge') throw new Error('no challenge');
      const { challenge } = first;
      return answer(client, { keyId, challenge, signature: signed(challenge), ...changes });
    },
  };
}
