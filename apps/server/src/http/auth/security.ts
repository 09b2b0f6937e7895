import { createHmac } from 'node:crypto';
import type { Security } from '../../calls/call-context.ts';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { type AccessTokens, accessTokens } from './access-token.ts';
import { deriveKey } from './derive-key.ts';
import { ed25519Signer } from './ed25519-signer.ts';
import { type WireKeys, wireKeys } from './wire-keys.ts';

export interface Keyring {
  readonly tokens: AccessTokens;
  readonly wire: WireKeys;
  /** Whoever has it can check what we signed. */
  readonly publicKeyPem: string;
  /** Signs the addresses of files. */
  readonly mediaKey: Uint8Array;
  readonly security: Omit<Security, 'forgetSession'>;
}

/** Everything secret a process holds, from one configured secret: one derived key per use. */
export function createKeyring(
  config: Pick<Config, 'tokenSecret' | 'wireKey' | 'mode' | 'tokens'>,
  clock: Clock,
): Keyring {
  const tokens = accessTokens({
    key: deriveKey(config.tokenSecret, 'access-token'),
    environment: config.mode,
    lifetimeSeconds: config.tokens.accessSeconds,
    clock,
  });
  const wire = wireKeys({
    wireKey: config.wireKey,
    sessionSecret: deriveKey(config.tokenSecret, 'session-key'),
  });
  const digestKeys = {
    otp: deriveKey(config.tokenSecret, 'otp'),
    refresh: deriveKey(config.tokenSecret, 'refresh-token'),
    // Makes up what a stranger's ARN is answered, so that it looks like a known one.
    decoy: deriveKey(config.tokenSecret, 'decoy'),
    // A PIN has a million values: without this key the table would give it away.
    pin: deriveKey(config.tokenSecret, 'pin'),
    // What was asked under an idempotency key may hold a PIN too.
    request: deriveKey(config.tokenSecret, 'request'),
    challenge: deriveKey(config.tokenSecret, 'challenge'),
    device: deriveKey(config.tokenSecret, 'device-token'),
    link: deriveKey(config.tokenSecret, 'link'),
    empanelment: deriveKey(config.tokenSecret, 'empanelment'),
    // A PAN has few enough values to be tried out.
    pan: deriveKey(config.tokenSecret, 'pan'),
    // So does a mobile number.
    contact: deriveKey(config.tokenSecret, 'contact'),
    staff: deriveKey(config.tokenSecret, 'staff'),
  };
  const { publicKeyPem, ...signer } = ed25519Signer(deriveKey(config.tokenSecret, 'content-signature'));
  return {
    tokens,
    wire,
    publicKeyPem,
    mediaKey: deriveKey(config.tokenSecret, 'media'),
    security: {
      issueToken: tokens.issue,
      sessionKey: (sessionId) => wire.ofSession(sessionId).key.toString('base64url'),
      ...signer,
      digest: (use, text) => createHmac('sha256', digestKeys[use]).update(text).digest(),
    },
  };
}
