import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rupees } from '../../test/ledger.ts';
import { percent } from '../../test/rate-cards.ts';
import { trailForDays } from '../../test/trail-for-days.ts';
import { writeMoney } from '../money/figure-text.ts';
import { type ArnFacts, arnPermits, arnStateOn } from './arn-state.ts';
import { renewalGap } from './renewal-gap.ts';

const page = readFileSync(new URL('../../../../docs/features/arn-register.md', import.meta.url), 'utf8');

it('the worked example of docs/features/arn-register.md comes to its figures', () => {
  const before: ArnFacts = { house: null, register: 'active', validTo: '2026-03-10', isKydDone: true };
  const gap = renewalGap('2026-03-10', '2026-06-05');
  const after: ArnFacts = { ...before, validTo: '2029-03-10' };
  const stateOf = (facts: ArnFacts, day: string) => {
    const state = arnStateOn(facts, day);
    const { isNewBusinessTaken, trail } = arnPermits[state];
    return `${state}, new business ${isNewBusinessTaken ? 'taken' : 'refused'}, trail ${trail}`;
  };
  const rows = [
    ['10-Mar-2026, the last good day', stateOf(before, '2026-03-10')],
    ['11-Mar-2026', stateOf(before, '2026-03-11')],
    ['11-Jun-2026, had nobody renewed', stateOf(before, '2026-06-11')],
    ['05-Jun-2026, renewed', stateOf(after, '2026-06-05')],
    ['days of the gap', String(gap?.days)],
    ['trail of the gap', gap?.trail ?? ''],
    [
      '0.80 % on ₹1 crore for these days',
      writeMoney(trailForDays(rupees('1,00,00,000'), percent('0.80'), 86)),
    ],
  ];
  const table = page.split('| day or step | what holds |\n| --- | --- |\n')[1]?.split('\n\n')[0];
  expect(table).toBe(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
});
