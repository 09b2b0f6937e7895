import { checkOrder } from '@hub/domain/orders/checks/check-order';
import { block, type Finding } from '@hub/domain/orders/checks/finding';
import { describe, expect, it } from 'vitest';
import { findingCases } from '../../../../domain/test/finding-cases.ts';
import { rupees, units } from '../../../../domain/test/ledger.ts';
import { facts, now } from '../../../../domain/test/order-facts.ts';
import { findingText } from './finding-texts.ts';
import { transactTexts } from './transact-texts.ts';

const found = (code: keyof typeof findingCases): Finding => {
  const one = findingCases[code];
  const finding = checkOrder(one.terms, one.facts ?? facts, one.now ?? now).find(
    (some) => some.code === code,
  );
  if (finding === undefined) throw new Error(`${code} is found`);
  return finding;
};
const textOf = (code: keyof typeof findingCases) => findingText(found(code));

describe('the words of a finding', () => {
  it.each(Object.keys(findingCases) as (keyof typeof findingCases)[])(
    'of %s say what is wrong, why, and what would fix it',
    (code) => {
      const { title, why, fix } = textOf(code);
      for (const text of [title, why, fix]) {
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
        expect(text.length).toBeGreaterThan(10);
        expect(text.length).toBeLessThan(130);
        expect(text).toMatch(/^[A-Z₹“0-9]/);
      }
      expect(why).toMatch(/\.$/);
      expect(fix).toMatch(/\.$/);
      expect(new Set([title, why, fix]).size).toBe(3);
    },
  );

  it('are the spec’s for a folio that is inactive or invalid [S8-13]', () => {
    expect(textOf('folio-invalid').title).toBe(
      'Transaction Not Allowed: Folio inactive or invalid. Check details or contact CAMS.',
    );
  });

  it('are the spec’s for who may not transact [S8-14]', () => {
    const refused = [
      'folio-locked',
      'kyc',
      'minor-of-age',
      'minor-not-alone',
      'minor-no-guardian',
      'contact-changed',
      'country-closed',
      'arn-not-active',
      'arn-expired',
    ] as const;
    for (const code of refused) {
      expect(textOf(code).title, code).toBe('You are not allowed to proceed with the transaction.');
    }
  });

  it('are the spec’s for a joint account [S8-15]', () => {
    expect(textOf('joint').title).toBe(transactTexts.jointAccount);
    expect(textOf('joint').title).toBe('Transaction cannot be allowed. Joint account');
  });

  it('hold the figures', () => {
    expect(textOf('off-multiple')).toEqual({
      title: 'Enter ₹5,000 or ₹5,010',
      why: 'Amounts go up in multiples of ₹10.',
      fix: 'Choose one of the two amounts.',
    });
    expect(textOf('more-than-free')).toEqual({
      title: 'You can redeem up to 300.000 units',
      why: '60.000 units are under lien, 40.000 units are in other orders.',
      fix: 'Enter at most 300.000 units (about ₹15,000), or choose all units.',
    });
    const saved = { locked: units('0'), lien: units('60'), inFlight: units('0') };
    const much = { ...saved, free: units('180'), worth: rupees('8,984.37'), by: 'amount' } as const;
    expect(
      findingText(block('more-than-free', 'quantity', { ...much, act: 'redeem', most: rupees('8,984') })),
    ).toEqual({
      title: 'You can redeem up to ₹8,984',
      why: '60.000 units are under lien.',
      fix: 'Enter ₹8,984 or less, or choose all units.',
    });
    expect(
      findingText(block('more-than-free', 'quantity', { ...much, act: 'switch', most: null })).title,
    ).toBe('You can only switch all units');
    expect(textOf('after-cut-off')).toEqual({
      title: 'Expected NAV date: 17-Nov-2026',
      why: 'Today’s cut-off was at 3:00 pm.',
      fix: 'The order can be sent now.',
    });
    expect(textOf('kyc').why).toBe(
      'The KYC of Ravi Rao is on hold. Every holder needs a validated or registered KYC.',
    );
  });
});
