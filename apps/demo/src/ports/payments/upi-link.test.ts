import { paise } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { upiLink } from './upi-link.ts';

const payment = {
  vpa: 'collections@demobank',
  payee: 'Aranya & Co. (Trustee)',
  category: '6211',
  reference: 'H0123456789A1',
  note: 'Units of 50% = ₹1',
  amount: paise(5_000_50n),
};

describe('a UPI link', () => {
  it('carries payee, amount, reference and note, percent-encoded, each once', () => {
    expect(upiLink(payment, 'intent')).toBe(
      'upi://pay?pa=collections%40demobank&pn=Aranya%20%26%20Co.%20%28Trustee%29&mc=6211&tr=H0123456789A1' +
        '&tn=Units%20of%2050%25%20%3D%20%E2%82%B91&am=5000.50&cu=INR&mode=04',
    );
    const read = new URL(upiLink(payment, 'qr')).searchParams;
    expect(Object.fromEntries(read)).toEqual({
      pa: payment.vpa,
      pn: payment.payee,
      mc: '6211',
      tr: payment.reference,
      tn: payment.note,
      am: '5000.50',
      cu: 'INR',
      mode: '15',
    });
  });

  it('writes two decimals, always', () => {
    const amountOf = (amount: bigint) =>
      new URL(upiLink({ ...payment, amount: paise(amount) }, 'qr')).searchParams.get('am');
    expect([1n, 100n, 99_999_99n, 1_00_000_00n].map(amountOf)).toEqual([
      '0.01',
      '1.00',
      '99999.99',
      '100000.00',
    ]);
  });

  it('cuts a long note between characters and survives half a character', () => {
    const noteOf = (note: string) => new URL(upiLink({ ...payment, note }, 'qr')).searchParams.get('tn');
    expect(noteOf('क'.repeat(80))).toBe('क'.repeat(50));
    expect(noteOf('🌳'.repeat(80))).toBe('🌳'.repeat(50));
    expect(noteOf('a\uD800b&pa=thief@bank')).toBe('a\uFFFDb&pa=thief@bank');
  });
});
