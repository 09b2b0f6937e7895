import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowsFor } from './scroll-arrows.ts';

describe('the arrows of a scrolling strip', () => {
  it('go within 20 px of their end', () => {
    expect(arrowsFor(20, 300, 1000)).toEqual({ left: false, right: true });
    expect(arrowsFor(21, 300, 1000)).toEqual({ left: true, right: true });
    expect(arrowsFor(679, 300, 1000)).toEqual({ left: true, right: true });
    expect(arrowsFor(680, 300, 1000)).toEqual({ left: true, right: false });
  });

  it('never show where everything fits', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (visible, less) => {
        const whole = Math.max(0, visible - less);
        expect(arrowsFor(0, visible, whole)).toEqual({ left: false, right: false });
      }),
    );
  });
});
