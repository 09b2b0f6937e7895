import { perMillion } from '@hub/domain/money/per-million';
import { describe, expect, it } from 'vitest';
import { day } from '../../../../domain/test/dates.ts';
import { rupees } from '../../../../domain/test/ledger.ts';
import { pause, sip, stop, stp, swp } from '../../../../domain/test/order-facts.ts';
import { check } from '../../wire/check.ts';
import { endText, ordinal, planHeadline, rhythmText, topUpText } from '../words/plan-texts.ts';
import { orderTexts } from './order-texts.ts';
import { orderTermsSchema, readTerms, writeTerms } from './terms-schema.ts';

const { wrong } = orderTexts;
const byRate = {
  by: { kind: 'rate', rate: perMillion(75_000n) },
  everyMonths: 6,
  cap: rupees('10,000'),
} as const;
const byAmount = {
  by: { kind: 'amount', amount: rupees('500') },
  everyMonths: 12,
  cap: null,
} as const;

describe('the terms of a plan on the wire', () => {
  it.each([
    sip,
    { ...sip, topUp: byRate, firstNow: { payMode: 'upi', account: 'HDFC0001660-1234' } as const },
    { ...sip, topUp: byAmount, end: { by: 'date', date: day('2030-02-28') } as const, replaces: 'S1' },
    { ...sip, frequency: 'daily', day: null, end: { by: 'perpetual' } as const } as const,
    stp,
    { ...stp, move: 'appreciation', amount: null } as const,
    swp,
    pause,
    stop,
  ])('come back as they were: $kind', (terms) => {
    const wire = JSON.parse(JSON.stringify(writeTerms(terms)));
    expect(check(orderTermsSchema, wire)).toEqual({ ok: true, value: wire });
    expect(readTerms(wire)).toEqual(terms);
  });

  it.each([
    [{ frequency: 'hourly' }, { frequency: wrong.frequency }],
    [{ day: 0 }, { day: wrong.day }],
    [{ day: 32 }, { day: wrong.day }],
    [{ startsOn: '2026-02-30' }, { startsOn: wrong.startsOn }],
    [{ startsOn: '05-Dec-2026' }, { startsOn: wrong.startsOn }],
    [{ end: { by: 'count', count: 0 } }, { 'end.count': wrong.count }],
    [{ end: { by: 'count', count: 1.5 } }, { 'end.count': wrong.count }],
    [{ end: { by: 'date', date: '' } }, { 'end.date': wrong.endDate }],
    [{ end: { by: 'moon' } }, { 'end.by': wrong.end }],
    [{ mandate: '' }, { mandate: wrong.mandate }],
    [{ mandate: "M1' or 1=1" }, { mandate: wrong.mandate }],
    [{ amount: '-1' }, { amount: wrong.amount }],
    [{ replaces: '../..' }, { replaces: wrong.regNo }],
    [
      { topUp: { by: { kind: 'rate', percent: '0' }, everyMonths: 12, cap: null } },
      { 'topUp.by.percent': wrong.percent },
    ],
    [
      { topUp: { by: { kind: 'rate', percent: '100.01' }, everyMonths: 12, cap: null } },
      { 'topUp.by.percent': wrong.percent },
    ],
    [
      { topUp: { by: { kind: 'amount', amount: '500' }, everyMonths: 3, cap: null } },
      { 'topUp.everyMonths': wrong.topUpMonths },
    ],
  ])('are refused at the field: %j', (change, fields) => {
    expect(check(orderTermsSchema, { ...writeTerms(sip), ...change })).toEqual({ ok: false, fields });
  });

  it('know no other field, and a stop says why', () => {
    expect(check(orderTermsSchema, { ...writeTerms(swp), mandate: 'M1' }).ok).toBe(false);
    const { reason: _, ...without } = writeTerms(stop) as Record<string, unknown>;
    expect(check(orderTermsSchema, without)).toEqual({ ok: false, fields: { reason: wrong.reason } });
  });

  it('forget what was typed before the appreciation was chosen', () => {
    const wire = { ...writeTerms(swp), move: 'appreciation' } as Parameters<typeof readTerms>[0];
    expect(readTerms(wire)).toMatchObject({ amount: null });
  });
});

describe('a plan in words', () => {
  it.each([
    [sip, '₹5,000 monthly on the 5th'],
    [{ ...sip, day: 31 }, '₹5,000 monthly at month end'],
    [{ ...sip, frequency: 'weekly', day: 1 } as const, '₹5,000 weekly on Mondays'],
    [{ ...sip, frequency: 'daily', day: null } as const, '₹5,000 daily'],
    [{ ...sip, frequency: 'annual', day: 22 } as const, '₹5,000 yearly on the 22nd'],
    [{ ...swp, move: 'appreciation', amount: null } as const, 'Appreciation monthly on the 5th'],
  ])('has a headline: %#', (terms, words) => {
    expect(planHeadline(terms)).toBe(words);
  });

  it('says how it ends and grows', () => {
    expect(endText({ by: 'count', count: 12 })).toBe('12 instalments');
    expect(endText({ by: 'date', date: day('2030-01-05') })).toBe('Until 05-Jan-2030');
    expect(endText({ by: 'perpetual' })).toBe('Until it is stopped');
    expect(topUpText(byRate)).toBe('7.5% more every half year, up to ₹10,000');
    expect(topUpText(byAmount)).toBe('₹500 more every year');
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd',
    );
    expect(rhythmText({ frequency: 'fortnightly', day: 5 })).toBe('fortnightly on Fridays');
  });
});
