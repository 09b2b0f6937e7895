import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileProof, readProfileProof } from './profile-proof.ts';
import { importKey, newRawKey, seal } from './seal/seal.ts';

const key = await importKey('session-1', newRawKey());
const at = '2026-11-15T06:30:00.000Z';
const read = (proof: string) => readProfileProof(async () => key, proof);

describe('the proof of the profile-info call', () => {
  it('tells whose session it is, the ARN and the time, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        async (arn, time) => {
          expect(await read(await profileProof(key, arn, time))).toEqual({
            keyId: 'session-1',
            arn,
            at: time,
          });
        },
      ),
    );
  });

  it('fits the field it travels in', async () => {
    expect((await profileProof(key, 'ARN-100001', at)).length).toBeLessThan(1000);
  });

  it('is made with the key of the session it names, and no other', async () => {
    const stranger = await importKey('session-1', newRawKey());
    expect(await read(await profileProof(stranger, 'ARN-1', at))).toBeNull();
    const renamed = await profileProof(await importKey('session-2', newRawKey()), 'ARN-1', at);
    expect(await read(renamed)).toBeNull();
    expect(await read(renamed.replace('session-2', 'session-1'))).toBeNull();
  });

  it('is worth nothing with one character changed, added or missing', async () => {
    const proof = await profileProof(key, 'ARN-1', at);
    for (let place = 0; place < proof.length; place++) {
      const other = proof[place] === 'A' ? 'B' : 'A';
      expect(await read(proof.slice(0, place) + other + proof.slice(place + 1))).toBeNull();
      expect(await read(proof.slice(0, place) + proof.slice(place + 1))).toBeNull();
    }
    expect(await read(`${proof}A`)).toBeNull();
  });

  it('is not any other text sealed under the same key, such as a body the device once sent', async () => {
    expect(await read(await seal(key, JSON.stringify({ arn: 'ARN-1', at })))).toBeNull();
  });

  it('holds both an ARN and a time, and nothing else passes for one', async () => {
    for (const text of ['', 'null', '[]', '{}', '{"arn":"ARN-1"}', '{"arn":1,"at":"x"}', 'not JSON']) {
      expect(await read(await seal(key, text, 'profile-proof')), text).toBeNull();
      expect(await read(text), text).toBeNull();
    }
  });
});
