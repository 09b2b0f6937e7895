import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '../../../test/ledger.ts';
import { writeMoney } from '../../money/figure-text.ts';
import { paise } from '../../money/scaled.ts';
import { isTrailDue, type MonthOfTrail, trailGap } from './trail-gap.ts';

const page = readFileSync(new URL('../../../../../docs/features/brokerage.md', import.meta.url), 'utf8');
const day = (iso: string) => Temporal.PlainDate.from(iso);

describe('the gap of trail', () => {
  it('is in the worked example of docs/features/brokerage.md what the page says', () => {
    const today = day('2026-11-18');
    const head =
      '| month | expected | trail received | lines came | due |\n| --- | --- | --- | --- | --- |\n';
    const table = page.split(head)[1]?.split('\n\n')[0] ?? '';
    const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
    const months = rows
      .filter(([, month]) => month !== 'all')
      .map(
        ([, month = '', expected = '', received = '', lines]): MonthOfTrail => ({
          month,
          expected: rupees(expected),
          received: rupees(received),
          hasLines: lines === 'yes',
        }),
      );
    expect(months).toHaveLength(4);
    const all = trailGap(months, today);
    expect([...months.map((month) => writeMoney(trailGap([month], today).due)), writeMoney(all.due)]).toEqual(
      rows.map(([, , , , , due]) => due),
    );
    expect(page).toContain(
      `The gap is ${writeMoney(all.due)} − ${writeMoney(all.received)} = ${writeMoney(all.gap)}.`,
    );
  });

  it.each([
    ['2026-10', true, '2026-10-31', false],
    ['2026-10', true, '2026-11-01', true],
    ['2026-10', false, '2026-11-14', false],
    ['2026-10', false, '2026-11-15', true],
    ['2026-12', false, '2027-01-15', true],
  ])('%s with lines %s on %s: due %s', (month, hasLines, today, due) => {
    expect(isTrailDue({ month, hasLines }, day(today))).toBe(due);
  });

  it('of any months is that of each added up, and what was due less what came', () => {
    const month = fc.record({
      month: fc
        .integer({ min: 0, max: 30 })
        .map((back) => day('2026-11-01').subtract({ months: back }).toString().slice(0, 7)),
      expected: fc.option(fc.bigInt({ min: 0n, max: 10n ** 9n }).map(paise)),
      received: fc.bigInt({ min: -(10n ** 6n), max: 10n ** 9n }).map(paise),
      hasLines: fc.boolean(),
    });
    const days = fc.integer({ min: 0, max: 29 }).map((ahead) => day('2026-11-01').add({ days: ahead }));
    fc.assert(
      fc.property(fc.array(month), days, (months, today) => {
        // Written another way: by the text of the dates.
        const over = months.filter((one) => one.month < '2026-11');
        const late = over.filter((one) => one.hasLines || one.month < '2026-10' || today.day > 14);
        const due = late.reduce((sum, { expected }) => sum + (expected ?? 0n), 0n);
        const came = months.reduce((sum, { received }) => sum + received, 0n);
        const whole = trailGap(months, today);
        expect(whole).toEqual({ due, received: came, gap: due - came });
        const parts = months.map((one) => trailGap([one], today).gap as bigint);
        expect(parts.reduce((sum, one) => sum + one, 0n)).toBe(whole.gap);
      }),
    );
  });
});
