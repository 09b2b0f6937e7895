import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dayNo, nav, rupees, units } from '../../../test/ledger.ts';
import { card } from '../../../test/rate-cards.ts';
import { writeDecimal } from '../../money/decimal-text.ts';
import { writeMoney } from '../../money/figure-text.ts';
import { paise } from '../../money/scaled.ts';
import { valueAt } from '../../money/unit-value.ts';
import { gstOf } from '../tax/gst.ts';
import { tdsOf } from '../tax/tds.ts';
import { navSums } from './nav-sums.ts';
import { trailOf } from './trail.ts';

const page = readFileSync(new URL('../../../../../docs/features/brokerage.md', import.meta.url), 'utf8');

it('the worked example of docs/features/brokerage.md comes to its figures', () => {
  const [from, to] = [dayNo('2026-06-01'), dayNo('2026-06-30')];
  const lot = { ref: '1', boughtOn: from, location: null, amount: null, earlierRate: null };
  const held = units('1,00,000');
  const terms = {
    scheme: 'E',
    cards: [card('2026-04-01', {})],
    navs: navSums([{ day: from, nav: nav('100') }]),
  };
  const { lines } = trailOf([{ lot, from, to: null, units: held }], { from, to }, terms);
  const [line] = lines;
  const [piece] = line?.pieces ?? [];
  if (line === undefined || piece === undefined) throw new Error('there is no line');
  const gst = gstOf(line.amount, line.gstBasis, { supplier: '29', recipient: '27' }, to);
  const before = { paidBefore: rupees('50,000'), deductedBefore: rupees('1,000') };
  const tds = tdsOf({ base: gst.taxable, ...before, hasPan: true, on: to });
  const rows = [
    ['value on each day', writeMoney(valueAt(held, nav('100')))],
    ['rate in per cent', writeDecimal(piece.rate, 4)],
    ['days', String(piece.to - piece.from + 1)],
    ['trail', writeMoney(line.amount)],
    ['IGST at 18 %', writeMoney(gst.igst)],
    ['TDS at 2 % of the trail', writeMoney(tds?.amount ?? paise(0n))],
    ['net', writeMoney(paise(gst.gross - (tds?.amount ?? 0n)))],
  ];
  const table = page.split('| step | figure |\n| --- | --- |\n')[1]?.split('\n\n')[0];
  expect(table).toBe(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
});
