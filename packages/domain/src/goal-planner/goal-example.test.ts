import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { goalDay, study } from '../../test/goals.ts';
import { formatRupees } from '../money/format/format-amounts.ts';
import { type Paise, paise } from '../money/scaled.ts';
import { planGoal } from './plan-goal.ts';
import { returnCases } from './return-band.ts';

const page = readFileSync(new URL('../../../../docs/features/goal-planner.md', import.meta.url), 'utf8');

it('the worked example of docs/features/goal-planner.md comes to its figures', () => {
  const { costThen, target, months, cases } = planGoal(study, goalDay);
  const { heldThen, shortfall, paidIn, lumpsum, delay } = cases.middle;
  const text = (amount: Paise) => formatRupees(amount);
  const rows = [
    ['months', String(months)],
    ['first fee then', text(costThen)],
    ['target', text(target)],
    ['held, then', text(heldThen)],
    ['shortfall', text(shortfall)],
    ['SIP at 8, 10 and 12 %', returnCases.map((which) => text(cases[which].sip)).join(', ')],
    ['paid in at 10 %', text(paidIn)],
    ['or a lumpsum today', text(lumpsum)],
    ['lost by a year’s delay', text(delay?.lost ?? paise(0n))],
    ['SIP a year later', text(delay?.sip ?? paise(0n))],
  ];
  const table = page.split('| step | figure |\n| --- | --- |\n')[1]?.split('\n\n')[0];
  expect(table).toBe(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
});
