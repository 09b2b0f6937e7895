import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstColumn, orSkipped, sharedData } from '../../test/shared-data.ts';
import { isIfsc, isVpa } from './payment-addresses.ts';

const branches = sharedData('banks/ifsc_branches_sample.csv');
const sublets = sharedData('banks/sublet_ifsc_to_bank.json');

describe('IFSC', () => {
  it('is four capital letters, a zero and six capital letters or digits [S5-03]', () => {
    for (const good of ['HDFC0001234', 'SBIN0000300', 'YESB0AURDCC', 'BKID000DCBL']) {
      expect(isIfsc(good), good).toBe(true);
    }
    for (const wrong of [
      '',
      'hdfc0001234',
      'HDFC0abcdef',
      'HDFC1001234',
      'HDFCO001234',
      'HDF00001234',
      'HDFC000123',
      'HDFC00012345',
      'HDFC0 01234',
      'HDFC0001234\n',
    ]) {
      expect(isIfsc(wrong), JSON.stringify(wrong)).toBe(false);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }), (fifth) => {
        expect(isIfsc(`HDFC${fifth}001234`)).toBe(fifth === '0');
      }),
    );
  });

  it('is a form: a public validator also asks whether the branch exists, the spec does not', () => {
    expect(isIfsc('ZZZZ0ZZZZZZ')).toBe(true);
  });

  it.skipIf(branches === null)(orSkipped('accepts 1,000 real branches', branches), () => {
    const codes = firstColumn(branches ?? '');
    expect(codes).toHaveLength(1000);
    expect(codes.filter((code) => !isIfsc(code))).toEqual([]);
    // Validators that fold the case take these as well; the spec wants capitals, and wins.
    expect(codes.filter((code) => isIfsc(code.toLowerCase()))).toEqual([]);
  });

  it.skipIf(sublets === null)(orSkipped('accepts every sub-let code', sublets), () => {
    const codes = Object.keys(JSON.parse(sublets ?? '{}'));
    expect(codes.length).toBeGreaterThan(1000);
    expect(codes.filter((code) => !isIfsc(code))).toEqual([]);
  });
});

describe('UPI address', () => {
  it('has 2 to 256 letters, digits, dots or hyphens before the @ [S5-04]', () => {
    for (const good of ['ab@upi', 'a.b-9@okaxis', '9876543210@ybl', `${'x'.repeat(256)}@upi`]) {
      expect(isVpa(good), good).toBe(true);
    }
    // UPI itself allows an underscore; the spec does not, and wins.
    for (const wrong of [
      'a@upi',
      '@upi',
      `${'x'.repeat(257)}@upi`,
      'a_b@upi',
      'a b@upi',
      'a+b@upi',
      'äb@upi',
    ]) {
      expect(isVpa(wrong), wrong).toBe(false);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), (odd) => {
        expect(isVpa(`ab${odd}cd@upi`)).toBe(/^[A-Za-z0-9.-]$/.test(odd));
      }),
    );
  });

  it('has one @ and then 2 to 64 letters only [S5-05]', () => {
    expect(isVpa('meera@ok')).toBe(true);
    expect(isVpa(`meera@${'k'.repeat(64)}`)).toBe(true);
    // Account-number addresses such as 123@hdfc0001234.ifsc.npci exist; the spec refuses them, and wins.
    for (const wrong of [
      'meera@o',
      `meera@${'k'.repeat(65)}`,
      'meera@ok1',
      'meera@ok.in',
      'meera@@ok',
      'meera@o@k',
      'meera',
      'meera@ok\n',
      '123@hdfc0001234.ifsc.npci',
    ]) {
      expect(isVpa(wrong), JSON.stringify(wrong)).toBe(false);
    }
  });
});
