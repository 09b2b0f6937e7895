import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskForStranger } from './mask-for-stranger.ts';

it.each(['9876543210', '+91 98765 43210', '09876-543210', '+91-98765-43210'])(
  'a stranger sees the last five digits of the mobile number %s',
  (mobile) => {
    expect(maskForStranger('SMS', mobile)).toBe('*****43210');
  },
);

it('a stranger sees nothing of an e-mail address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(maskForStranger('EMAIL', address)).toBe('*****');
    }),
  );
});

it('a masked mobile number has one form, whatever the record says', () => {
  fc.assert(
    fc.property(fc.string(), (mobile) => {
      expect(maskForStranger('SMS', mobile)).toMatch(/^\*{5}[*\d]{5}$/);
    }),
  );
});
