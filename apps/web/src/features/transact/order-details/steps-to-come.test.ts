import { orderStatuses } from '@hub/domain/orders/state/order-status';
import { expect, it } from 'vitest';
import { stepsToCome } from './steps-to-come.ts';

const ids = (kind: 'lumpsum' | 'redeem' | 'switch', status: (typeof orderStatuses)[number]) =>
  stepsToCome({ kind, status, isPayoutAwaited: false }).map(({ id }) => id);

it('names what is still ahead, the next first', () => {
  expect(ids('lumpsum', 'pending')).toEqual(['confirm', 'pay', 'submit', 'allot']);
  expect(ids('lumpsum', 'confirmed')).toEqual(['pay', 'submit', 'allot']);
  expect(ids('lumpsum', 'submitted')).toEqual(['allot']);
});

it('nobody pays for a redemption or a switch; a redemption is paid out at its end', () => {
  expect(ids('redeem', 'pending')).toEqual(['confirm', 'submit', 'allot', 'payout']);
  const redeemed = { kind: 'redeem', status: 'allotted' } as const;
  expect(stepsToCome({ ...redeemed, isPayoutAwaited: true }).map(({ id }) => id)).toEqual(['payout']);
  expect(stepsToCome({ ...redeemed, isPayoutAwaited: false })).toEqual([]);
  expect(ids('switch', 'confirmed')).toEqual(['submit', 'allot']);
});

it('nothing is ahead of what is over or waits for a new link', () => {
  const over = orderStatuses.filter((status) => ids('lumpsum', status).length === 0);
  expect(over).toEqual(['allotted', 'expired', 'declined', 'rejected', 'cancelled']);
});
