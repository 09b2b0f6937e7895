import { describe, expect, it } from 'vitest';
import { facts, folio, mandate, scheme } from '../../../../../../packages/domain/test/order-facts.ts';
import { noValues, type OrderValues } from './order-values.ts';
import { dayAfter, planRulesOf, ruleFor, startAfter, startsOffered } from './plan-starts-offered.ts';

const today = Temporal.PlainDate.from('2026-11-16');
const requested = { kind: 'sip', folioNo: folio.folioNo, facts, orderFacts: facts, today } as const;
const values: OrderValues = {
  ...noValues,
  schemeCode: { id: scheme.code, name: scheme.name },
  mandate: mandate.id,
  day: '7',
};
const offered = (some: Partial<OrderValues>, orderFacts = facts) =>
  startsOffered({ ...requested, facts: orderFacts, orderFacts }, { ...values, ...some }, 3).map(String);

describe('the days on which a plan may begin', () => {
  it('are its day of the month, as soon as its mandate allows', () => {
    expect(offered({})).toEqual(['2026-12-07', '2027-01-07', '2027-02-07']);
    expect(offered({ day: '20' })[0]).toBe('2026-11-20');
    expect(offered({ day: '19' })[0]).toBe('2026-12-19');
    expect(offered({ day: '31' })).toEqual(['2026-11-30', '2026-12-31', '2027-01-31']);
  });

  it('are later while the mandate is on its way to the bank', () => {
    const waiting = { ...facts, mandates: [{ ...mandate, status: 'SENT' as const }] };
    expect(offered({}, waiting)[0]).toBe('2027-01-07');
  });

  it('of a weekly plan are four days ahead at least, of a daily one business days', () => {
    expect(offered({ frequency: 'weekly', day: '4' })).toEqual(['2026-11-26', '2026-12-03', '2026-12-10']);
    expect(offered({ frequency: 'daily', day: '' })).toEqual(['2026-11-20', '2026-11-23', '2026-11-25']);
  });

  it('are none while nobody said which day', () => {
    expect(offered({ day: '' })).toEqual([]);
    expect(offered({ frequency: '' })).toEqual([]);
  });

  it('leave the start where it may be, and move it else', () => {
    expect(startAfter(requested, { ...values, startsOn: '2027-01-07' })).toBe('2027-01-07');
    expect(startAfter(requested, { ...values, startsOn: '2027-01-08' })).toBe('2026-12-07');
  });
});

it('another frequency keeps the day where it has it', () => {
  const rules = planRulesOf('sip', null);
  const quarterly = ruleFor(rules, 'quarterly');
  if (!quarterly) throw new Error('no such rule');
  expect(dayAfter(quarterly, values)).toBe('7');
  expect(dayAfter(quarterly, { ...values, day: '31' })).toBe('');
  expect(dayAfter(quarterly, { ...values, frequency: 'weekly', day: '4' })).toBe('');
});
