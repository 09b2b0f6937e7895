import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/*
 * A passkey in memory: what a browser and a device do together, with ES256 and the few kinds of CBOR that they write.
 */
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]),
  ]);
}

interface Options {
  readonly challenge: string;
  readonly options: Record<string, unknown>;
}

export interface Authenticator {
  readonly id: string;
  /** How often it was used, as it says itself. */
  count: number;
  enrol(given: Options, changes?: Changes): Record<string, unknown>;
  prove(given: Options, changes?: Changes): Record<string, unknown>;
}

interface Changes {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
}

const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

export function softwareAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = text(rawId);
  const coordinate = (name: 'x' | 'y') => Buffer.from(jwk[name] ?? '', 'base64url');
  const cose = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate('x')],
      [-3, coordinate('y')],
    ]),
  );

  const authData = (rpId: string, flags: number, count: number, more: Uint8Array): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more]);
  };
  const clientData = (type: string, { challenge }: Options, changes: Changes): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const rpIdOf = (changes: Changes): string => changes.rpId ?? new URL(origin).hostname;
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };

  const own: Authenticator = {
    id,
    count: 0,
    enrol(given, changes = {}) {
      const length = Buffer.from([0, rawId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, cose]);
      const data = authData(rpIdOf(changes), present | verified | withCredential, own.count, credential);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return {
        ...common,
        response: {
          clientDataJSON: text(clientData('webauthn.create', given, changes)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },
    prove(given, changes = {}) {
      own.count += 1;
      const client = clientData('webauthn.get', given, changes);
      const data = authData(rpIdOf(changes), present | verified, own.count, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      };
    },
  };
  return own;
}
