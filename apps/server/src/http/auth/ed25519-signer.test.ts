import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestOf, readLink } from '../../features/co-branding/piece/content-link.ts';
import { testClock } from '../test/test-clock.ts';
import { testConfig } from '../test/test-config.ts';
import { ed25519Signer } from './ed25519-signer.ts';
import { createKeyring } from './security.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/features/co-branding.md'), 'utf8');
const link = new URL(/https:\/\/hub\.example\S+/.exec(page)?.[0] ?? '');
const pem = /-----BEGIN PUBLIC KEY-----\n\S+\n-----END PUBLIC KEY-----/.exec(page)?.[0] ?? '';

describe('a signature', () => {
  it('is as RFC 8032 has it', () => {
    const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
    const expected =
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b';
    const { sign, isSigned } = ed25519Signer(seed);
    expect(Buffer.from(sign(''), 'base64url').toString('hex')).toBe(expected);
    expect([isSigned('', sign('')), isSigned('a', sign(''))]).toEqual([true, false]);
  });

  it('of the worked example is right, by its key alone and for us', () => {
    const ticket = link.searchParams.get('t') ?? '';
    const [version, day, language, digest, signature = ''] = ticket.split('.');
    const [, , id = '', userId = ''] = link.pathname.split('/');
    const text = ['content', id, version, `ARN-${userId}`, day, language, digest].join('\n');
    expect(verify(null, Buffer.from(text), createPublicKey(pem), Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
    const { security, publicKeyPem } = createKeyring(testConfig(), testClock());
    expect(publicKeyPem.trim()).toBe(pem);
    expect(readLink(security, { id, userId, t: ticket })).toMatchObject({
      contentId: 'sip-basics',
      version: 3,
      arn: 'ARN-100001',
      language: 'hi',
      digest,
    });
    const example = { name: 'मीरा नायर', phone: '9800000001', email: null, city: 'Kochi' };
    expect(digestOf({ ...example, logo: null, picture: null })).toBe(digest);
  });
});
