import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPinLock, openPinLock, PIN_ROUNDS, type PinLock, type Sealed, seal, unseal } from './pin-lock.ts';

let lock: PinLock;
let key: CryptoKey;
beforeAll(async () => {
  lock = await newPinLock('902817', 10);
  key = (await openPinLock(lock, '902817')) as CryptoKey;
});

describe('a lock that the PIN opens', () => {
  it('gives back what was sealed without the PIN', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await unseal(key, await seal(lock, value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 25 },
    );
  });

  it.each(['902816', '', '9028170', '９０２８１７'])('does not open for %j', async (pin) => {
    expect(await openPinLock(lock, pin)).toBeNull();
  });

  it('does not open on another device: the PIN alone is not the key', async () => {
    const { deviceSecret } = await newPinLock('902817', 10);
    expect(await openPinLock({ ...lock, deviceSecret }, '902817')).toBeNull();
  });

  it('makes every guess as slow as OWASP asks of a password, or slower', async () => {
    expect(PIN_ROUNDS).toBeGreaterThanOrEqual(600_000);
    const usual = await newPinLock('902817');
    expect(usual.rounds).toBe(PIN_ROUNDS);
    expect(await openPinLock(usual, '902817')).not.toBeNull();
    expect(await openPinLock({ ...usual, rounds: 10 }, '902817')).toBeNull();
  });

  it('lets nothing out that could be copied: the device secret and the opened key cannot be exported', async () => {
    expect(lock.deviceSecret.extractable).toBe(false);
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('pkcs8', key)).rejects.toThrow();
  });

  it('seals the same value differently each time, and nothing of it can be read', async () => {
    const [one, two] = await Promise.all([seal(lock, 'Asha Rao'), seal(lock, 'Asha Rao')]);
    expect(Buffer.from(one.content).toString('latin1')).not.toContain('Asha');
    expect(Buffer.from(one.content)).not.toEqual(Buffer.from(two.content));
  });

  it.each(['sender', 'iv', 'content'] as const)('refuses a value whose %s was changed', async (part) => {
    const sealed = await seal(lock, { aum: '100.00' });
    const bytes = new Uint8Array(sealed[part].slice(0));
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    const changed = { ...sealed, [part]: part === 'iv' ? bytes : bytes.buffer } as Sealed;
    await expect(unseal(key, changed)).rejects.toThrow();
  });

  it("refuses what was sealed for another lock's key", async () => {
    const other = await newPinLock('902817', 10);
    await expect(unseal(key, await seal(other, 1))).rejects.toThrow();
  });
});
