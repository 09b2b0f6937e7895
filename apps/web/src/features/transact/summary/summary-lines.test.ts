import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import { describe, expect, it } from 'vitest';
import { day } from '../../../../../../packages/domain/test/dates.ts';
import {
  facts,
  lot,
  lumpsum,
  now,
  plan,
  redeem,
  sip,
  switchOver,
  swp,
} from '../../../../../../packages/domain/test/order-facts.ts';
import { noValues } from '../terms/order-values.ts';
import { headlineOf, summaryOf } from './summary-lines.ts';

const of = (terms: Parameters<typeof previewOrder>[0], existing = facts) => {
  const preview = previewOrder(terms, existing, now);
  if (preview === null) throw new Error('no preview');
  return { preview, groups: summaryOf(preview, now, { ...noValues, endBy: 'count' }) };
};
const line = (groups: ReturnType<typeof of>['groups'], label: string, group = 0) =>
  groups[group]?.lines.find((one) => one.label === label);

describe('the live summary', () => {
  it('of a lumpsum says what is paid, its duty, its units and the NAV day with its cut-off', () => {
    const { groups, preview } = of(lumpsum);
    expect(line(groups, 'Investor pays')?.value).toBe('₹10,000.00');
    expect(line(groups, 'Stamp duty')?.value).toBe('−₹0.50');
    expect(line(groups, 'Units, about')).toEqual({
      label: 'Units, about',
      value: '199.990',
      note: 'at NAV 50.0000 of 13-Nov-2026',
    });
    expect(line(groups, 'NAV date')).toMatchObject({
      value: 'Mon, 16-Nov-2026',
      note: 'if confirmed and paid by 3:00 pm, else 17-Nov-2026',
    });
    expect(headlineOf(preview, noValues)).toBe('₹10,000');
  });

  it('of a lumpsum that a mandate pays says that it has only to be confirmed', () => {
    const preview = previewOrder({ ...lumpsum, payMode: 'otm' }, facts, now);
    const groups = preview && summaryOf(preview, now, { ...noValues, payMode: 'otm' });
    expect(groups && line(groups, 'NAV date')?.note).toMatch(/^if confirmed by /);
  });

  it('of a redemption says where STT and TDS are not known', () => {
    const { groups } = of(redeem, {
      ...facts,
      folio: facts.folio && { ...facts.folio, taxStatus: '21' },
      scheme: facts.scheme && { ...facts.scheme, taxClass: null },
    });
    for (const label of ['Securities tax (STT)', 'TDS'])
      expect(line(groups, label)).toMatchObject({ value: 'Not known', note: 'The scheme has no tax class' });
  });

  it('of a redemption says what is received, by when, its load and what stays', () => {
    const loaded = {
      ...facts,
      held: { ...facts.held, lots: [lot('1', '2026-06-01', '400')] },
    } as typeof facts;
    const { groups } = of(redeem, loaded);
    expect(groups[0]?.lines.map(({ label }) => label).slice(0, 3)).toEqual([
      'Investor receives about',
      'NAV date',
      'Paid by',
    ]);
    expect(line(groups, 'Exit load')?.value).toMatch(/^−₹/);
    expect(line(groups, 'Stays in the scheme')?.note).toMatch(/ units$/);
  });

  it('of a switch shows both legs, each with its NAV day', () => {
    const { groups } = of(switchOver);
    expect(groups.map(({ title }) => title)).toEqual(['Out', 'In']);
    expect(line(groups, 'NAV date', 0)?.value).toBe('Mon, 16-Nov-2026');
    expect(line(groups, 'NAV date', 1)?.value).toMatch(/^[A-Z][a-z]{2}, \d\d-Nov-2026$/);
  });

  it('is only the NAV day while nothing is asked for', () => {
    const { groups, preview } = of({ ...lumpsum, amount: 0n as typeof lumpsum.amount });
    expect(groups[0]?.lines.map(({ label }) => label)).toEqual(['NAV date']);
    expect(headlineOf(preview, noValues)).toBeNull();
  });

  it('of a SIP says each instalment, the first debit, how many, until when and the total', () => {
    const { groups, preview } = of(sip);
    expect(groups).toHaveLength(1);
    expect(line(groups, 'Each instalment')?.value).toBe('₹5,000');
    expect(line(groups, 'First debit')).toMatchObject({
      value: 'Mon, 07-Dec-2026',
      note: 'due Sat, 05-Dec-2026',
    });
    expect(line(groups, 'Instalments')).toMatchObject({ value: '12', note: 'last on 05-Nov-2027' });
    expect(line(groups, 'Total over the term')?.value).toBe('₹60,000');
    expect(headlineOf(preview, { ...noValues, endBy: 'count' })).toBe('₹5,000 × 12');
    expect(headlineOf(preview, noValues)).toBe('₹5,000 every month');
    const endless = summaryOf(preview, now, noValues);
    expect(line(endless, 'Runs')?.value).toBe('Until stopped');
    expect(endless[0]?.lines.map(({ label }) => label)).toEqual(['Each instalment', 'First debit', 'Runs']);
  });

  it('of an SWP says how long the units last, not assured; of one that ends before, that they last so long', () => {
    const endless = previewOrder({ ...swp, end: { by: 'perpetual' } }, facts, now);
    const lines = endless && summaryOf(endless, now, noValues);
    expect(lines && line(lines, 'Lasts')).toMatchObject({
      value: '1 year 8 months',
      note: '20 payouts at today’s NAV, not assured',
    });
    expect(line(of(swp).groups, 'Lasts')?.value).toBe('To the end');
  });

  it('of a SIP that replaces a paused one says that it stays paused, and leaves out what is due in it', () => {
    const paused = { ...plan, pausedFrom: day('2026-12-01'), pausedTo: day('2027-01-31') };
    const { groups } = of({ ...sip, replaces: plan.regNo }, { ...facts, plans: [paused] });
    expect(line(groups, 'Stays paused')?.value).toBe('from 05-Dec-2026 to 31-Jan-2027');
    expect(line(groups, 'First debit')?.value).toBe('Fri, 05-Feb-2027');
  });

  it('of a SIP whose first instalment is paid now says both', () => {
    const { groups } = of({ ...sip, firstNow: { payMode: 'upi', account: 'HDFC0001660-1234' } });
    expect(groups.map(({ title }) => title)).toEqual(['Paid now', 'Debited']);
    expect(line(groups, 'Instalments', 1)?.value).toBe('11');
  });
});
