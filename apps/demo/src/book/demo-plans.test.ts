import { businessDays, dateOfDayNumber, dayNumberOf, financialYearOf, readSchemeRules } from '@hub/domain';
import { endsAfterFailures, isFrequency } from '@hub/domain/plans/frequencies';
import { monthlyEquivalent } from '@hub/domain/plans/monthly-equivalent';
import { instalmentsOf } from '@hub/domain/plans/next-instalment';
import { checkAmount } from '@hub/domain/schemes/amount-limits';
import { describe, expect, it } from 'vitest';
import { holidaySet, isActive, sampleBook, schemeOf } from './test/sample-book.ts';

const sample = sampleBook();
const { clients, today } = sample;
const plans = clients.flatMap((client) => client.plans.map((plan) => ({ client, plan })));
const sips = plans.filter(({ plan }) => plan.kind === 'SIP');
const activeSips = sips.filter(({ plan }) => isActive(plan, today));
const isBusinessDay = businessDays(holidaySet);

describe('the plans of the demo book', () => {
  it('are some seven hundred running SIPs of 1,000 to 25,000 a month', () => {
    expect(activeSips.length).toBeGreaterThan(600);
    expect(activeSips.length).toBeLessThan(850);
    const usual = activeSips.filter(({ plan }) => plan.monthly >= 1000_00n && plan.monthly <= 25_000_00n);
    expect(usual.length / activeSips.length).toBeGreaterThan(0.95);
    for (const { plan } of plans) expect(plan.monthly).toBe(monthlyEquivalent(plan.amount, plan.frequency));
  });

  it('debit on the business days that the calendar gives, each once', () => {
    for (const { client, plan } of sips) {
      const end = dateOfDayNumber(Math.min(plan.endsOn, today) as typeof today);
      const schedule = { frequency: plan.frequency, start: dateOfDayNumber(plan.startsOn), end, count: null };
      const expected = new Set(
        Array.from(instalmentsOf(schedule, isBusinessDay), ({ debitOn }) => dayNumberOf(debitOn)),
      );
      const days = client.entries.filter(({ planNo }) => planNo === plan.regNo).map(({ day }) => day);
      expect(days.every((day) => expected.has(day))).toBe(true);
      expect(new Set(days).size).toBe(days.length);
    }
  });

  it('count what was done and what bounced', () => {
    for (const { client, plan } of plans) {
      const outOf = plan.kind === 'STP' ? 'stp-out' : plan.kind === 'SWP' ? 'swp' : 'sip-instalment';
      const done = client.entries.filter(({ planNo, kind }) => planNo === plan.regNo && kind === outOf);
      const bounced = client.instalments.filter(({ regNo }) => regNo === plan.regNo);
      expect(done.length).toBe(plan.done);
      expect(bounced.length).toBe(plan.bounced);
      expect(plan.done + plan.bounced).toBeLessThanOrEqual(plan.instalments);
      expect(plan.registeredOn).toBeLessThanOrEqual(Math.min(plan.startsOn, today));
    }
  });

  it('stand at two bounces of three, and end by themselves with the third', () => {
    const atTwo = activeSips.filter(({ plan }) => plan.frequency === 'monthly' && plan.bouncedInRow === 2);
    expect(atTwo.length).toBeGreaterThanOrEqual(5);
    const over = sips.filter(({ plan }) => endsAfterFailures(plan.frequency, plan.bouncedInRow));
    expect(over.length).toBeGreaterThanOrEqual(1);
    expect(over.every(({ plan }) => plan.ceasedOn !== null)).toBe(true);
  });

  it('began and ended in this financial year, some with a step up, some paused', () => {
    const start = dayNumberOf(financialYearOf(dateOfDayNumber(today)).start);
    expect(
      sips.filter(({ plan }) => plan.startsOn >= start && plan.startsOn <= today).length,
    ).toBeGreaterThan(50);
    expect(sips.filter(({ plan }) => (plan.ceasedOn ?? 0) >= start).length).toBeGreaterThan(10);
    expect(sips.filter(({ plan }) => plan.pausedFrom !== null).length).toBeGreaterThan(2);
    const stepped = sips.filter(({ client, plan }) => {
      const amounts = client.entries
        .filter(({ planNo }) => planNo === plan.regNo)
        .map(({ amount }) => amount);
      return new Set(amounts).size > 1;
    });
    expect(stepped.length).toBeGreaterThan(20);
    expect(stepped.every(({ plan }) => plan.topUpBasisPoints === 1000)).toBe(true);
  });

  it('are such as their scheme takes', () => {
    const kinds = { SIP: 'sip', STP: 'stp', SWP: 'swp' } as const;
    for (const { plan } of plans) {
      const rules = readSchemeRules(schemeOf(sample, plan.schemeCode).rules)[kinds[plan.kind]];
      const rule = rules?.frequencies.find(({ frequency }) => frequency === plan.frequency);
      expect(rule, `${plan.kind} ${plan.frequency} of ${plan.schemeCode}`).toBeDefined();
      if (rule !== undefined) expect(checkAmount(plan.amount, rule.limits)).toBeNull();
      expect(isFrequency(plan.frequency)).toBe(true);
    }
  });

  it('debit a mandate that is large enough', () => {
    const mandates = new Map(
      clients.flatMap((client) => client.mandates.map((mandate) => [mandate.umrn, mandate])),
    );
    for (const { plan } of activeSips) {
      if (plan.umrn === null) continue;
      const mandate = mandates.get(plan.umrn);
      expect(mandate?.folioNo).toBe(plan.folioNo);
      expect(mandate?.status).toBe('APPROVED');
      expect(plan.umrn).toMatch(/^[A-Z]{4}\d{16}$/);
      expect(mandate?.limit).toBeGreaterThanOrEqual(plan.amount);
    }
    const statuses = new Set(clients.flatMap((client) => client.mandates.map(({ status }) => status)));
    expect(statuses).toEqual(new Set(['INITIATED', 'SENT', 'APPROVED', 'REJECTED', 'CANCELLED']));
  });
});
