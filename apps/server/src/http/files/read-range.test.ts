import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from './read-range.ts';

describe('a Range header', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['bytes=-', null],
    ['bytes=5-4', null],
    ['bytes=0-1,4-5', null],
    ['bytes=a-b', null],
    ['bytes=-5-8', null],
    ['lines=0-1', null],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['Bytes=2-', { start: 2, end: 9 }],
    ['bytes=2-99', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-12', 'unsatisfiable'],
  ])('%j of ten bytes is %j', (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });

  it('has no part in an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-1', 0)).toBe('unsatisfiable');
  });

  it('never names a byte that the file does not have, whatever it says', () => {
    const number = fc.oneof(fc.constant(''), fc.bigInt(0n, 10n ** 18n).map(String), fc.nat(300).map(String));
    fc.assert(
      fc.property(number, number, fc.nat(200), (first, last, size) => {
        const range = readRange(`bytes=${first}-${last}`, size);
        if (range === null || range === 'unsatisfiable') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
