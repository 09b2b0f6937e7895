import { expect, it } from 'vitest';
import { demoPieces } from './demo-pieces.ts';
import { factsOf, factsPage, withFacts } from './fund-facts.ts';

const asOn = Temporal.PlainDate.from('2026-10-31');
const row = {
  fund: 'Aranya Flexi Cap Fund',
  code: 'A1',
  category: 'Flexi Cap Fund',
  risk: 6,
  benchmark: 'Nifty 500 TRI',
  manager: 'R. Menon',
  rules: { fresh: { min: '5000' }, sip: { every: [{ every: 'monthly' as const, min: '500' }] } },
  loads: [
    { from: '2000-01-01', slabs: [{ upToDays: 365, percent: '1' }] },
    { from: '2023-04-03', slabs: [{ upToDays: 90, percent: '0.5' }] },
    { from: '2026-11-01', slabs: [] },
  ],
  navDay: '2026-10-30',
  nav: '41.2345',
};

it('a page of facts says them as on the month end, with the NAV of its own day and the load of that day', () => {
  const facts = factsOf(row, asOn);
  if (facts === null) throw new Error('There are no facts');
  const { title, points } = factsPage(facts, 'en');
  expect([title, ...(points ?? [])]).toEqual([
    'Facts as on 31-10-2026',
    'NAV of 30-10-2026, Regular plan, Growth: ₹41.2345',
    'Category: Flexi Cap Fund',
    'Riskometer: Very High',
    'Benchmark: Nifty 500 TRI',
    'Fund manager: R. Menon',
    'First purchase, at least: ₹5,000',
    'SIP a month, at least: ₹500',
    'Exit load: 0.5% within 90 days',
    'Source: scheme master and NAVs of the asset manager.',
  ]);
  // Returns stand only beside those of the benchmark, which nobody has given us.
  expect(JSON.stringify(factsPage(facts, 'en'))).not.toMatch(/CAGR|year.*return \d|\d+(\.\d+)?% a year/);
  const hindi = factsPage(facts, 'hi');
  expect(hindi.title).toBe('31-10-2026 की जानकारी');
  expect(hindi.points).toContain('रिस्कोमीटर: बहुत अधिक (Very High)');
});

it('a fund without a NAV by then has no facts, and its piece no page of them', () => {
  expect(factsOf({ ...row, nav: null, navDay: null }, asOn)).toBeNull();
  const piece = demoPieces.find((one) => 'hasFacts' in one);
  if (piece?.type !== 'PDF') throw new Error('There is no piece with facts');
  expect(withFacts(piece, null)).toBe(piece);
  const full = withFacts(piece, factsOf(row, asOn));
  expect(full.type === 'PDF' && [full.words.en.length, full.words.hi?.length]).toEqual([2, 2]);
});
