import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

describe('the bounded cache', () => {
  it('gives back what was put in, until it is deleted', () => {
    const cache = boundedCache<number>(4);
    cache.set('a', 1);
    expect(cache.get('a')).toBe(1);
    cache.delete('a');
    expect(cache.get('a')).toBeUndefined();
  });

  it('keeps what is used and drops what is not', () => {
    const cache = boundedCache<number>(4);
    cache.set('used', 1);
    cache.set('unused', 2);
    for (let n = 0; n < 20; n++) {
      cache.set(`other-${n}`, n);
      expect(cache.get('used')).toBe(1);
    }
    expect(cache.get('unused')).toBeUndefined();
  });

  it('never holds more than twice its size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.string(), { maxLength: 200 }),
        (size, keys) => {
          const cache = boundedCache<true>(size);
          for (const key of keys) cache.set(key, true);
          const held = [...new Set(keys)].filter((key) => cache.get(key) !== undefined);
          expect(held.length).toBeLessThanOrEqual(size * 2);
        },
      ),
    );
  });
});
