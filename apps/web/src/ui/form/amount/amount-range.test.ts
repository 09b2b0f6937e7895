import { texts } from '@hub/contract';
import { describe, expect, it } from 'vitest';
import { readRange } from './amount-range.ts';

describe('a range of amounts', () => {
  it('is read as people type it, and goes to the wire as plain rupees', () => {
    expect(readRange('₹2,50,000', ' 1000000.5 ').range).toEqual({ from: '250000', to: '1000000.50' });
  });

  it('may be open at either end', () => {
    expect(readRange('', '100').range).toEqual({ from: null, to: '100' });
    expect(readRange(' ', '').range).toEqual({ from: null, to: null });
  });

  it('that ends before it begins is wrong at its end, and is not asked for', () => {
    expect(readRange('500', '499.99')).toEqual({
      range: null,
      errors: { from: null, to: texts.field.range },
    });
    expect(readRange('500', '500').range).toEqual({ from: '500', to: '500' });
  });

  it('says at which field something is no amount', () => {
    expect(readRange('five', '10').errors).toEqual({ from: texts.field.amount, to: null });
    expect(readRange('5', '-10').errors).toEqual({ from: null, to: texts.field.amount });
    expect(readRange('5', '1'.repeat(14)).errors.to).toBe(texts.field.amount);
  });
});
