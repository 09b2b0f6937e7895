import { describe, expect, it } from 'vitest';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { addressLimit } from './address-limit.ts';

describe('the general limit', () => {
  it('counts each address for itself and starts anew each minute', () => {
    const limit = addressLimit(2);
    limit.check('a', 0);
    limit.check('a', 10);
    limit.check('b', 20);
    expect(() => limit.check('a', 30)).toThrow(Refusal);
    limit.check('b', 40);
    limit.check('a', 60_000);
  });

  it('says how long to wait', () => {
    const limit = addressLimit(1);
    limit.check('a', 100_000);
    expect(() => limit.check('a', 115_000)).toThrow(expect.objectContaining({ retryAfterSeconds: 45 }));
  });

  it('starts anew when the clock went back', () => {
    const limit = addressLimit(1);
    limit.check('a', 1_000_000);
    limit.check('a', 1000);
  });
});
