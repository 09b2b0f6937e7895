import { orderStatuses } from '@hub/domain/orders/state/order-status';
import { historyFilters } from '@hub/domain/orders/state/record-statuses';
import { orderKinds } from '@hub/domain/orders/terms/order-terms';
import { describe, expect, it } from 'vitest';
import { historyFilterNames, orderStatusText, recordGroupName } from './record-texts.ts';

describe('the status of an order in words', () => {
  it('is said for every kind in every status', () => {
    for (const kind of orderKinds) {
      for (const status of orderStatuses) {
        expect(orderStatusText({ kind, status, waitsOn: null, isRefunded: false })).toMatch(
          /^[A-Z][a-zA-Z ,]+$/,
        );
      }
    }
  });

  it('says what is missing, and where money is', () => {
    const lumpsum = { kind: 'lumpsum', isRefunded: false } as const;
    expect(orderStatusText({ ...lumpsum, status: 'confirmed', waitsOn: 'payer' })).toBe(
      'Confirmed, not paid',
    );
    expect(orderStatusText({ ...lumpsum, status: 'rejected', waitsOn: 'bank' })).toBe('Rejected, refunding');
    expect(orderStatusText({ ...lumpsum, status: 'confirmed', waitsOn: 'bank' })).toBe(
      'Confirmed, to be debited',
    );
    expect(orderStatusText({ ...lumpsum, status: 'rejected', waitsOn: null, isRefunded: true })).toBe(
      'Rejected, refunded',
    );
  });
});

it('a group of orders is named by its days or its month', () => {
  expect(['to-do', 'today', 'week', 'month', '2026-10'].map(recordGroupName)).toEqual([
    'To do',
    'Today',
    'Last 7 days',
    'This month',
    'October 2026',
  ]);
});

it('the filters of the history are named as the spec names them [S4-05]', () => {
  expect(historyFilters.map((filter) => historyFilterNames[filter].toLowerCase())).toEqual(
    historyFilters.map((filter) => filter.toLowerCase()),
  );
});
