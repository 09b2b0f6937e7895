import { previewOrder } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import {
  facts,
  lot,
  lumpsum,
  now,
  redeem,
  switchOver,
} from '../../../../../../packages/domain/test/order-facts.ts';
import { headlineOf, summaryOf } from './summary-lines.ts';

const of = (terms: Parameters<typeof previewOrder>[0], known = facts) => {
  const preview = previewOrder(terms, known, now);
  if (preview === null) throw new Error('no preview');
  return { preview, groups: summaryOf(preview, now) };
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
    expect(line(groups, 'NAV of')).toMatchObject({
      value: 'Mon, 16-Nov-2026',
      note: 'if confirmed and paid by 3:00 pm; later Tue, 17-Nov-2026',
    });
    expect(headlineOf(preview)).toBe('₹10,000');
  });

  it('of a redemption says what is received, by when, its load and what stays', () => {
    const loaded = {
      ...facts,
      held: { ...facts.held, lots: [lot('1', '2026-06-01', '400')] },
    } as typeof facts;
    const { groups } = of(redeem, loaded);
    expect(groups[0]?.lines.map(({ label }) => label).slice(0, 3)).toEqual([
      'Investor receives about',
      'NAV of',
      'Paid by',
    ]);
    expect(line(groups, 'Exit load')?.value).toMatch(/^−₹/);
    expect(line(groups, 'Stays in the scheme')?.note).toMatch(/ units$/);
  });

  it('of a switch shows both legs, each with its NAV day', () => {
    const { groups } = of(switchOver);
    expect(groups.map(({ title }) => title)).toEqual(['Out', 'In']);
    expect(line(groups, 'NAV of', 0)?.value).toBe('Mon, 16-Nov-2026');
    expect(line(groups, 'NAV of', 1)?.value).toMatch(/^[A-Z][a-z]{2}, \d\d-Nov-2026$/);
  });

  it('is only the NAV day while nothing is asked for', () => {
    const { groups, preview } = of({ ...lumpsum, amount: 0n as typeof lumpsum.amount });
    expect(groups[0]?.lines.map(({ label }) => label)).toEqual(['NAV of']);
    expect(headlineOf(preview)).toBeNull();
  });
});
