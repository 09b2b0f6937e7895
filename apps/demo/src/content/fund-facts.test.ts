import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../server/test/open-test-database.ts';
import { demoPieces } from './demo-pieces.ts';
import { factsOf, factsPage, withFacts } from './fund-facts.ts';
import { findDemoFunds } from './fund-rows.repository.ts';

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

it('the NAV is the last one of the month, of the Regular plan alone', async () => {
  const test = await openTestDatabase();
  const scheme = (code: string, plan: string) =>
    test.db.read(
      'system',
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, cutoff, risk,
              benchmark, manager, launched_on, rules, loads)
       values ($1, 'flexi', 'Aranya Flexi Cap Fund - ' || $2 || ' - Growth', $2, 'GROWTH', 'CAMS', $1, 'EQUITY',
               'Flexi Cap Fund', 'OTHER', 6, 'Nifty 500 TRI', 'R. Menon', '2015-01-01', '{}', '[]')`,
      [code, plan],
    );
  await scheme('A1', 'REGULAR');
  await scheme('A2', 'DIRECT');
  await test.db.read(
    'system',
    `insert into nav (scheme_code, day, nav) values ('A1', '2026-10-29', 40), ('A1', '2026-10-30', 41.2345),
            ('A1', '2026-11-02', 45), ('A2', '2026-10-30', 44)`,
  );
  const funds = await findDemoFunds({ query: (text, values) => test.db.read('system', text, values) }, '2026-10-31');
  await test.close();
  expect(Array.from(funds.values(), ({ code, nav, navDay }) => [code, nav, navDay])).toEqual([
    ['A1', '41.2345', '2026-10-30'],
  ]);
});
