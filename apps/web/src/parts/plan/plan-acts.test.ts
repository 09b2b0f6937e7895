import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { describe, expect, it } from 'vitest';
import { planActs, whyNotPaused } from './plan-acts.ts';

const today = Temporal.PlainDate.from('2026-11-16');
const plan = (some: Partial<PlanRow> = {}): PlanRow =>
  ({
    kind: 'SIP',
    status: 'running',
    frequency: 'monthly',
    endsOn: '2030-01-05',
    paused: null,
    underWay: null,
    ...some,
  }) as PlanRow;
const texts = (some: Partial<PlanRow> = {}) => planActs(plan(some), today).map(({ text }) => text);

describe('what can be done about a plan', () => {
  it('that runs: change, pause, stop; renew it when it ends within two months', () => {
    expect(texts()).toEqual(['Change', 'Pause', 'Stop']);
    expect(texts({ endsOn: null })).toEqual(['Change', 'Pause', 'Stop']);
    expect(texts({ endsOn: '2027-01-16' })).toEqual(['Renew', 'Pause', 'Stop']);
    expect(texts({ endsOn: '2027-01-17' })).toEqual(['Change', 'Pause', 'Stop']);
  });

  it('that is no SIP, is paused or has not begun: nothing to pause', () => {
    expect(texts({ kind: 'SWP' })).toEqual(['Change', 'Stop']);
    expect(texts({ status: 'paused' })).toEqual(['Change', 'Stop']);
    expect(texts({ status: 'upcoming' })).toEqual(['Change', 'Stop']);
  });

  it('that is about to stop or to be replaced: nothing but to take that back', () => {
    const underWay = { reference: 'H0123456789A', status: 'confirmed' } as const;
    expect(texts({ underWay: { ...underWay, kind: 'stop' } })).toEqual([]);
    expect(texts({ underWay: { ...underWay, kind: 'replace' } })).toEqual([]);
    expect(texts({ underWay: { ...underWay, kind: 'pause' } })).toEqual(['Change', 'Stop']);
  });

  it('where nothing new goes through: it can still end, and nothing is begun', () => {
    const blocked = (some: Partial<PlanRow>) => planActs(plan(some), today, true).map(({ text }) => text);
    expect(blocked({})).toEqual(['Pause', 'Stop']);
    expect(blocked({ status: 'ended' })).toEqual([]);
    expect(blocked({ status: 'ceased' })).toEqual([]);
  });

  it('that is over: renew it, or start it again', () => {
    expect(texts({ status: 'ended' })).toEqual(['Renew']);
    expect(texts({ status: 'ceased' })).toEqual(['Start again']);
    expect(planActs(plan({ status: 'rejected', kind: 'STP' }), today)).toEqual([
      { text: 'Start again', opens: 'stp' },
    ]);
  });

  it('says why a running SIP cannot be paused', () => {
    expect(whyNotPaused(plan(), today)).toBeNull();
    expect(texts({ frequency: 'weekly' })).toEqual(['Change', 'Stop']);
    expect(whyNotPaused(plan({ frequency: 'weekly' }), today)).toBe(
      'Only monthly and quarterly SIPs can be paused.',
    );
    const paused = { from: '2027-01-01', to: '2027-03-31' };
    expect(whyNotPaused(plan({ paused }), today)).toMatch(/^A pause is already registered/);
    expect(whyNotPaused(plan({ paused: { from: '2026-01-01', to: '2026-03-31' } }), today)).toBeNull();
  });
});
