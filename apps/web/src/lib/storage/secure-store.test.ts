import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStore, secureMemory } from '../test/memory-store.ts';
import { newStorageKey } from './device-key.ts';
import { createSecureStore } from './secure-store.ts';
import { StorageError } from './storage-error.ts';

/** One key for a store's whole life. */
const sharedKey = () => {
  const made = newStorageKey();
  return () => made;
};

const invalidEncrypt = { name: 'StorageError', code: 'INVALID_ENCRYPT' };

describe('the encrypted storage', () => {
  it('gives back what was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const store = secureMemory();
        const drafts = { form: { savedAt: 1, value } };
        await store.write('drafts', drafts);
        expect(await store.read('drafts')).toEqual(JSON.parse(JSON.stringify(drafts)));
      }),
      { numRuns: 50 },
    );
  });

  it('keeps nothing readable, and never the same text twice', async () => {
    const kv = memoryStore();
    const store = secureMemory(kv);
    await store.write('hubAccessToken', 'secret-token');
    const first = kv.values.get('hub.hubAccessToken');
    await store.write('hubAccessToken', 'secret-token');
    const second = kv.values.get('hub.hubAccessToken');
    expect(first).toMatch(/^v1\.[^.]+\.[^.]+$/);
    expect(first).not.toContain('secret-token');
    expect(second).not.toBe(first);
  });

  it('answers null for what was never stored or was removed', async () => {
    const store = secureMemory();
    expect(await store.read('profile')).toBeNull();
    await store.write('clientIp', '203.0.113.7');
    await store.remove('clientIp');
    expect(await store.read('clientIp')).toBeNull();
  });

  it('raises INVALID_ENCRYPT for every changed character [S8-09]', async () => {
    const kv = memoryStore();
    const store = secureMemory(kv);
    await store.write('clientIp', '203.0.113.7');
    const good = kv.values.get('hub.clientIp') ?? '';
    for (let at = 0; at < good.length; at += 1) {
      const changed = good[at] === 'A' ? 'B' : 'A';
      kv.values.set('hub.clientIp', good.slice(0, at) + changed + good.slice(at + 1));
      await expect(store.read('clientIp'), `character ${at}`).rejects.toMatchObject(invalidEncrypt);
    }
  });

  it.each(['', 'plain', '{"a":1}', 'v1..', 'v1.AAAA', 'v2.AAAA.AAAA', 'v1.AAAA.AAAA.AAAA', 'v1.*.*'])(
    'raises INVALID_ENCRYPT for %j in place of a value [S8-09]',
    async (text) => {
      const kv = memoryStore();
      kv.values.set('hub.profile', text);
      await expect(secureMemory(kv).read('profile')).rejects.toBeInstanceOf(StorageError);
    },
  );

  it("refuses one value in another's place", async () => {
    const kv = memoryStore();
    const store = secureMemory(kv);
    await store.write('plexToken', 'plex');
    kv.values.set('hub.crmToken', kv.values.get('hub.plexToken') ?? '');
    await expect(store.read('crmToken')).rejects.toMatchObject(invalidEncrypt);
  });

  it("refuses another device's values and tells the app", async () => {
    const kv = memoryStore();
    await secureMemory(kv).write('clientIp', '203.0.113.7');
    const reported: string[] = [];
    const elsewhere = createSecureStore(kv, {
      key: newStorageKey,
      onInvalidEncrypt: ({ code, key }) => reported.push(`${code} ${key}`),
    });
    await expect(elsewhere.read('clientIp')).rejects.toMatchObject(invalidEncrypt);
    expect(reported).toEqual(['INVALID_ENCRYPT clientIp']);
  });

  it('refuses a value that is not what the app keeps under its name, and tells the app', async () => {
    const kv = memoryStore();
    const reported: string[] = [];
    const store = createSecureStore(kv, {
      key: sharedKey(),
      onInvalidEncrypt: ({ key }) => reported.push(key),
    });
    await store.write('clientIp', '203.0.113.7');
    const isNumber = (value: unknown) => typeof value === 'number';
    await expect(store.read('clientIp', isNumber)).rejects.toMatchObject(invalidEncrypt);
    expect(reported).toEqual(['clientIp']);
  });

  const decryptOnly = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['decrypt']);
  it.each([
    ['the device is full', { key: sharedKey(), set: () => Promise.reject(new Error('quota exceeded')) }],
    ['the key cannot encrypt', { key: decryptOnly }],
    ['there is no key', { key: () => Promise.reject(new Error('no key')) }],
  ])('raises INVALID_ENCRYPT and tells the app when %s [S8-09]', async (_, { key, ...broken }) => {
    const reported: string[] = [];
    const store = createSecureStore(
      { ...memoryStore(), ...broken },
      { key, onInvalidEncrypt: (error) => reported.push(`${error.code} ${error.key}`) },
    );
    await expect(store.write('clientIp', '::1')).rejects.toMatchObject(invalidEncrypt);
    expect(reported).toEqual(['INVALID_ENCRYPT clientIp']);
  });
});
