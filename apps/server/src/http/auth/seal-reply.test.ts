import { importKey, newRawKey, open, SealError, seal } from '@hub/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replyKey, sealReply } from './seal-reply.ts';
import { wireKeys } from './wire-keys.ts';

const raw = newRawKey();
const ours = replyKey('session-1', Buffer.from(raw, 'base64url'));
const theirs = await importKey('session-1', raw);
const keyring = (id: string) => (id === theirs.id ? theirs : null);
const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((value) => value.isWellFormed());

describe("the server's seal", () => {
  it('is opened by the contract', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (plain) => {
        expect(await open(keyring, sealReply(ours, plain))).toBe(plain);
      }),
    );
  });

  it('opens, with its session keys, what the contract sealed', async () => {
    const keys = wireKeys({ wireKey: raw, sessionSecret: Buffer.alloc(32, 1) });
    const own = keys.ofSession('s-1');
    const client = await importKey('s-1', own.key.toString('base64url'));
    const openers = await keys.openers([own]);
    await fc.assert(
      fc.asyncProperty(text, async (plain) => {
        expect(await open(openers, await seal(client, plain))).toBe(plain);
      }),
    );
    expect(openers('0')).toBeNull();
    expect(openers('s-2')).toBeNull();
  });

  it('is refused with any character changed', async () => {
    const sealed = sealReply(ours, JSON.stringify({ amount: '1,00,000.00' }));
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.constantFrom(...'AZaz09_-.'), async (at, sign) => {
        const changed = sealed.slice(0, at) + sign + sealed.slice(at + 1);
        fc.pre(changed !== sealed);
        await expect(open(keyring, changed)).rejects.toBeInstanceOf(SealError);
      }),
    );
  });

  it('never uses an iv twice', () => {
    const ivs = Array.from({ length: 5000 }, () => sealReply(ours, 'x').split('.')[2]);
    expect(new Set(ivs).size).toBe(ivs.length);
  });

  it('gives every session another key, and the same one in every process', () => {
    const options = { wireKey: raw, sessionSecret: Buffer.alloc(32, 1) };
    const a = wireKeys(options).ofSession('s-1').key;
    expect(wireKeys(options).ofSession('s-1').key).toEqual(a);
    expect(wireKeys(options).ofSession('s-2').key).not.toEqual(a);
    expect(wireKeys({ ...options, sessionSecret: Buffer.alloc(32, 2) }).ofSession('s-1').key).not.toEqual(a);
  });
});
