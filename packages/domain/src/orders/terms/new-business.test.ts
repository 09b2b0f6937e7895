import { expect, it } from 'vitest';
import type { RouteId } from '../../access/routes.ts';
import { bringsNewBusiness } from './new-business.ts';
import { orderDefinitions } from './order-definitions.ts';

it('a form brings new business when the server wants an active ARN for its orders', () => {
  for (const { kind, form, isPurchase } of Object.values(orderDefinitions)) {
    expect(bringsNewBusiness(form), kind).toBe(isPurchase);
  }
});

it('a first purchase is new business; looking and serving is not', () => {
  const first: readonly RouteId[] = ['transact/lumpsum-first-time', 'transact/sip-first-time'];
  expect(first.every(bringsNewBusiness)).toBe(true);
  const other: readonly RouteId[] = ['transact/initiate', 'transact/otm', 'transact/history', 'profile'];
  expect(other.some(bringsNewBusiness)).toBe(false);
});
