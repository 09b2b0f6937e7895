import { type LapseFactor, lapseFactors, lapsePoints } from '@hub/domain/opportunity/lapse-score';
import { expect, it } from 'vitest';
import { radarMessage } from './radar-message.ts';

const reported = (...of: LapseFactor[]) =>
  radarMessage({
    investor: 'Latha Iyer',
    amount: '5000.00',
    scheme: { code: '100001', name: 'Flexi Cap Fund' },
    nextDebitOn: '2026-12-10',
    factors: of.map((factor) => ({ factor, points: lapsePoints[factor], text: '' })),
  });

it.each(lapseFactors)('a client is told of failed debits only where there are some: %s', (factor) => {
  const hasFailed = ['last-chance', 'bounced', 'bounced-before'].includes(factor);
  expect(/did not go through/.test(reported(factor))).toBe(hasFailed);
  expect(/one more failed debit ends the SIP/.test(reported(factor))).toBe(factor === 'last-chance');
  expect(reported(factor)).toMatch(/^Dear Latha Iyer, .*your SIP of ₹5,000 in Flexi Cap Fund/);
});

it('a client is told of what weighs most', () => {
  expect(reported('bounced-before', 'kyc')).toContain('KYC is not in order');
  expect(reported('kyc', 'no-mandate')).toContain('mandate');
});
