import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decryptBytes, encryptBytes, importAesKey } from './aes-gcm.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { importKey, newRawKey, open, SealError, type SealKey, seal } from './seal.ts';

const rawKey = newRawKey();
const key = await importKey('0', rawKey);
const ring =
  (...keys: SealKey[]) =>
  (id: string) =>
    keys.find((one) => one.id === id) ?? null;
const text = fc.string({ unit: 'grapheme', maxLength: 200 });
/** Another character of the alphabet or a separator, so that the change stays plausible. */
const replacement = fc.constantFrom(...'ABCxyz019-_.=+ v');

const changed = fc
  .record({
    plain: text,
    at: fc.nat(),
    by: replacement,
    how: fc.constantFrom('replace', 'insert', 'drop', 'cut'),
  })
  .map(({ plain, at, by, how }) => ({
    plain,
    tamper: (sealed: string) => {
      const place = at % sealed.length;
      const head = sealed.slice(0, place);
      if (how === 'cut') return head;
      if (how === 'insert') return head + by + sealed.slice(place);
      return head + (how === 'replace' ? by : '') + sealed.slice(place + 1);
    },
  }));

describe('the seal', () => {
  it('opens on the other side with the same key, whatever the text [S9-28]', async () => {
    const otherSide = await importKey('0', rawKey);
    await fc.assert(
      fc.asyncProperty(text, async (plain) => {
        expect(await open(ring(otherSide), await seal(key, plain))).toBe(plain);
      }),
    );
  });

  it('does not open with another key of the same id [S9-28]', async () => {
    const stranger = await importKey('0', newRawKey());
    await expect(open(ring(stranger), await seal(key, 'Meera'))).rejects.toThrow(SealError);
  });

  it('refuses a sealed text changed, longer or shorter by one character anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(changed, async ({ plain, tamper }) => {
        const sealed = await seal(key, plain);
        const forged = tamper(sealed);
        fc.pre(forged !== sealed);
        await expect(open(() => key, forged)).rejects.toThrow(SealError);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses anything added behind it', async () => {
    const sealed = await seal(key, 'Meera');
    for (const more of ['.', '.AAAA', `.${sealed}`, ' ', '\n', '=']) {
      await expect(open(ring(key), sealed + more), JSON.stringify(more)).rejects.toThrow(SealError);
    }
  });

  it('refuses every single changed character of one sealed text', async () => {
    const sealed = await seal(key, 'x');
    for (let place = 0; place < sealed.length; place++) {
      const other = sealed[place] === 'A' ? 'B' : 'A';
      const forged = sealed.slice(0, place) + other + sealed.slice(place + 1);
      await expect(
        open(() => key, forged),
        `character ${place}`,
      ).rejects.toThrow(SealError);
    }
  });

  it('refuses a text passed off as sealed with another key id', async () => {
    const sealed = await seal(key, 'Meera');
    const sameKeyOtherId = await importKey('session', rawKey);
    await expect(open(ring(sameKeyOtherId), sealed.replace('v1.0.', 'v1.session.'))).rejects.toThrow(
      SealError,
    );
  });

  it('refuses a text sealed for another context', async () => {
    const sealed = await seal(key, 'Meera', 'one');
    expect(await open(ring(key), sealed, 'one')).toBe('Meera');
    await expect(open(ring(key), sealed, 'two')).rejects.toThrow(SealError);
    await expect(open(ring(key), sealed)).rejects.toThrow(SealError);
  });

  it('refuses anything that was never sealed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (plain) => {
        await expect(open(() => key, plain)).rejects.toThrow(SealError);
      }),
    );
  });

  it('takes a fresh iv each time', async () => {
    const sealed = await Promise.all(Array.from({ length: 50 }, () => seal(key, 'same')));
    expect(new Set(sealed.map((one) => one.split('.')[2])).size).toBe(50);
  });

  it('has the agreed form and a byte order mark survives it', async () => {
    expect(await seal(key, '')).toMatch(/^v1\.0\.[\w-]{16}\.[\w-]{22}$/);
    expect(await open(ring(key), await seal(key, '\uFEFFa'))).toBe('\uFEFFa');
  });

  it('refuses to seal half a character', async () => {
    await expect(seal(key, 'a\uD800')).rejects.toThrow(SealError);
  });

  it('takes 32 bytes and a url-safe id as a key, nothing else', async () => {
    await expect(importKey('0', toBase64url(new Uint8Array(16)))).rejects.toThrow(SealError);
    await expect(importKey('0', 'not base64url!')).rejects.toThrow(SealError);
    await expect(importKey('a.b', newRawKey())).rejects.toThrow(SealError);
    await expect(importKey('', newRawKey())).rejects.toThrow(SealError);
  });
});

describe('base64url', () => {
  it('gives back every byte', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(fromBase64url(toBase64url(bytes))).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  it('reads only what it would itself write', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AQgwBCD_-=+/ \n'), maxLength: 12 }), (candidate) => {
        const bytes = fromBase64url(candidate);
        if (bytes !== null) expect(toBase64url(bytes)).toBe(candidate);
      }),
      { numRuns: 2000 },
    );
  });

  it('survives a megabyte', () => {
    const bytes = new Uint8Array(1_000_000).fill(7);
    expect(fromBase64url(toBase64url(bytes))?.length).toBe(1_000_000);
  });
});

interface Vectors {
  testGroups: {
    keySize: number;
    ivSize: number;
    tagSize: number;
    tests: Record<'key' | 'iv' | 'aad' | 'msg' | 'ct' | 'tag' | 'result' | 'comment', string>[];
  }[];
}
const vectorFile = new URL('../../../../../../shared/data/crypto/aes_gcm.json', import.meta.url);

const hasVectors = existsSync(vectorFile);
const vectors = `public AES-GCM vectors${hasVectors ? '' : ' (skipped: ../shared/data is absent)'}`;

describe.skipIf(!hasVectors)(vectors, () => {
  const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
  const read = () => {
    const { testGroups }: Vectors = JSON.parse(readFileSync(vectorFile, 'utf8'));
    return testGroups
      .filter((group) => group.keySize === 256 && group.ivSize === 96 && group.tagSize === 128)
      .flatMap((group) => group.tests);
  };

  it('seals and opens the valid ones to the byte and refuses the invalid ones', async () => {
    const tests = read();
    expect(tests.filter((test) => test.result === 'valid').length).toBeGreaterThan(10);
    expect(tests.filter((test) => test.result === 'invalid').length).toBeGreaterThan(10);
    for (const test of tests) {
      const aes = await importAesKey(bytes(test.key));
      const opened = decryptBytes(aes, bytes(test.iv), bytes(test.aad), bytes(test.ct + test.tag));
      if (test.result === 'invalid') {
        await expect(opened, test.comment).rejects.toThrow();
        continue;
      }
      expect(await opened).toEqual(bytes(test.msg));
      expect(await encryptBytes(aes, bytes(test.iv), bytes(test.aad), bytes(test.msg))).toEqual(
        bytes(test.ct + test.tag),
      );
    }
  });
});
