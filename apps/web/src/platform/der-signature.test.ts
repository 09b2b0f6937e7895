import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rawSignature } from './der-signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

describe("a phone's signature", () => {
  it('is the same in the form that the server checks, with short numbers and with long ones', () => {
    const lengths = new Set<number>();
    for (let at = 0; at < 120; at += 1) {
      const text = Buffer.from(`challenge ${at}`);
      const der = sign('sha256', text, privateKey);
      lengths.add(der.length);
      const raw = rawSignature(der);
      expect(raw).toHaveLength(64);
      expect(verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true);
    }
    // Numbers with and without the sign's zero.
    expect(lengths.size).toBeGreaterThan(2);
  });

  it.each([
    ['', 'nothing'],
    ['3000', 'no numbers'],
    ['3006020101020101ff', 'something behind it'],
    ['30060201010201', 'cut off'],
    ['3006040101020101', 'no number'],
  ])('%s is none: %s', (hex) => {
    expect(() => rawSignature(Buffer.from(hex, 'hex'))).toThrow(TypeError);
  });
});
