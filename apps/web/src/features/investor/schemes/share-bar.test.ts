import { describe, expect, it } from 'vitest';
import { scaleOf } from './share-bar.tsx';

describe('the scale of the bars', () => {
  it('is the least that the largest share fits into', () => {
    expect(scaleOf(['6.08', '4.12'])).toBe(10);
    expect(scaleOf(['5.00'])).toBe(5);
    expect(scaleOf(['64.10', '35.90'])).toBe(100);
    expect(scaleOf([])).toBe(5);
  });
});
