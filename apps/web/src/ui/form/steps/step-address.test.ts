import { expect, it } from 'vitest';
import { addressOf, isAtStep, stepIn } from './step-address.ts';

it('a step stands in the address beside whatever else is there', () => {
  const address = addressOf('/distributor/transact/sip', '?folio=1%2F2&step=scheme', 'bank');
  expect(address).toBe('/distributor/transact/sip?folio=1%2F2&step=bank');
  expect(stepIn(address.slice(address.indexOf('?')))).toBe('bank');
  expect(stepIn('')).toBeNull();
});

it('a page is at a step only when page and step are right', () => {
  expect(isAtStep('/sip?step=bank#top', '/sip', 'bank')).toBe(true);
  expect(isAtStep('/sip?step=banks', '/sip', 'bank')).toBe(false);
  expect(isAtStep('/swp?step=bank', '/sip', 'bank')).toBe(false);
  expect(isAtStep('/sip', '/sip', 'bank')).toBe(false);
});
