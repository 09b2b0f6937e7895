import { isIdempotencyKey } from '@hub/contract';
import { describe, expect, it } from 'vitest';
import { attemptFor } from './attempt.ts';

describe('sending a form again', () => {
  it('uses the same key for the same body', () => {
    const first = attemptFor(null, { amount: '5000.00', units: 10n });
    expect(isIdempotencyKey(first.key)).toBe(true);
    expect(attemptFor(first, { amount: '5000.00', units: 10n })).toBe(first);
  });

  it('uses a new key for a changed body', () => {
    const first = attemptFor(null, { amount: '5000.00' });
    expect(attemptFor(first, { amount: '5000.01' }).key).not.toBe(first.key);
  });

  it('tells one file from another of the same name', () => {
    const [one, other] = [new File(['a'], 'pan.png'), new File(['a'], 'pan.png')];
    const first = attemptFor(null, { proof: one });
    expect(attemptFor(first, { proof: one }).key).toBe(first.key);
    expect(attemptFor(first, { proof: other }).key).not.toBe(first.key);
  });

  it('is another act after the first was done', () => {
    const first = attemptFor(null, { amount: '5000.00' });
    expect(attemptFor(null, { amount: '5000.00' }).key).not.toBe(first.key);
  });
});
