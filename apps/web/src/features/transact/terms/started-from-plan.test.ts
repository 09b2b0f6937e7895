import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { expect, it } from 'vitest';
import { facts, folio, mandate, plan, scheme } from '../../../../../../packages/domain/test/order-facts.ts';
import { noValues } from './order-values.ts';
import { startedFromPlan } from './started-from-plan.ts';

const today = Temporal.PlainDate.from('2026-11-16');
const requested = { kind: 'sip', folioNo: folio.folioNo, facts, orderFacts: facts, today } as const;
const row = {
  kind: 'SIP',
  regNo: plan.regNo,
  scheme: { code: scheme.code, name: scheme.name },
  target: null,
  amount: '5000.00',
  frequency: 'monthly',
  dueDays: [5],
  startsOn: '2025-06-05',
  endsOn: '2035-05-05',
  status: 'running',
  topUp: { amount: null, basisPoints: 750, everyMonths: 12, cap: '20000.00' },
} as unknown as PlanRow;

it('a change begins with all that the plan has, as early as may be, and replaces it', () => {
  expect(startedFromPlan(row, requested, noValues)).toMatchObject({
    schemeCode: { id: scheme.code },
    amount: '5000',
    frequency: 'monthly',
    day: '5',
    startsOn: '2026-12-05',
    mandate: mandate.id,
    hasTopUp: true,
    topUpBy: 'rate',
    topUpRate: '7.5',
    topUpCap: '20000.00',
    replaces: plan.regNo,
  });
});

it('a renewal begins with the first due date after the end', () => {
  expect(startedFromPlan({ ...row, endsOn: '2027-01-05' }, requested, noValues)).toMatchObject({
    startsOn: '2027-02-05',
    replaces: plan.regNo,
  });
});

it('what is over is begun again and replaces nothing', () => {
  const orderFacts = { ...facts, plans: [] };
  const again = startedFromPlan(
    { ...row, status: 'ceased', endsOn: null },
    { ...requested, orderFacts },
    noValues,
  );
  expect(again).toMatchObject({ amount: '5000', replaces: '', startsOn: '2026-12-05' });
});

it('a plan of the 30th goes on at the end of the month', () => {
  expect(startedFromPlan({ ...row, dueDays: [30] }, requested, noValues)).toMatchObject({ day: '31' });
});
