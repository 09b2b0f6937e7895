import { describe, expect, it } from 'vitest';
import { routeIds } from './routes.ts';
import { isTransactionPopupMode, staysInTransaction } from './transaction-popup.ts';

describe('transaction popup mode', () => {
  it('is on for exactly the screens on which a transaction is filled in [S4-15]', () => {
    expect(routeIds.filter(isTransactionPopupMode)).toEqual([
      'transact/lumpsum',
      'transact/lumpsum-edit',
      'transact/switch',
      'transact/redeem',
      'transact/sip',
      'transact/stp',
      'transact/swp',
      'transact/sip-pause',
      'transact/lumpsum-first-time',
      'transact/sip-first-time',
      'transact/zero-balance',
      'transact/cart',
      'transact/payment',
      'transact/summary',
      'transact/stop',
    ]);
  });

  // Transaction details have no screen of their own (decision S2-23): they open within the history.
  it.each([
    'transact/thank-you',
    'transact/initiate',
    'transact/select-investor',
    'statements/select-investor-account',
    'statements/select-investor-capital-gain',
    'transact/history',
    'transact/pending',
    'transact/otm',
    'transact/contact',
  ] as const)('is off for %s [S4-16]', (route) => {
    expect(isTransactionPopupMode(route)).toBe(false);
  });

  it('is left without a question to its own screens and to those excepted, and to no other', () => {
    const requested = routeIds.filter((route) => !staysInTransaction(route));
    expect(requested.filter((route) => route.startsWith('transact'))).toEqual([
      'transact/pre-login',
      'transact/shared-form',
    ]);
    expect(requested).toEqual(expect.arrayContaining(['dashboard', 'landing', 'nav', 'statements/account']));
    expect(routeIds.length - requested.length).toBe(15 + 8 + 2);
  });

  it('is off outside the transact area and before login', () => {
    expect(isTransactionPopupMode('transact/pre-login')).toBe(false);
    expect(isTransactionPopupMode('transact')).toBe(false);
    expect(isTransactionPopupMode('nav')).toBe(false);
  });
});
