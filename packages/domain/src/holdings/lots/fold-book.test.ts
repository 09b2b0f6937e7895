import { describe, expect, it } from 'vitest';
import { dayNo, entry, nav, rupees, units } from '../../../test/ledger.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { foldBook, type PositionLedger } from './fold-book.ts';

const at = (folioNo: string, schemeCode: string, entries: readonly LedgerEntry[]): PositionLedger => ({
  folioNo,
  schemeCode,
  entries,
  balance: null,
});
const lotsOf = (ledgers: readonly PositionLedger[], index: number) =>
  foldBook(ledgers)[index]?.position.lots.map(({ acquiredOn, units: left, paid, hasCost }) => [
    acquiredOn,
    left,
    hasCost ? paid : null,
  ]);

const bought = entry('1', 'purchase', '2020-01-06', {
  units: units('500'),
  amount: rupees('5000'),
  nav: nav('10'),
});
const out = (ref: string, iso: string, count: string, worth: string) =>
  entry(ref, 'merger-out', iso, { units: units(count), amount: rupees(worth) });
const into = (ref: string, iso: string, count: string, worth: string) =>
  entry(ref, 'merger-in', iso, { units: units(count), amount: rupees(worth) });

describe('lots that move in kind', () => {
  const source = at('F', 'A', [bought, out('8', '2024-08-16', '500', '9000')]);

  it('13.3 keep their cost and day: 5,000 of 06-Jan-2020, not 9,000 of the merger', () => {
    const target = at('F', 'B', [into('9', '2024-08-16', '300', '9000')]);
    const lots = [[dayNo('2020-01-06'), units('300'), rupees('5000')]];
    expect(lotsOf([source, target], 1)).toEqual(lots);
    expect(lotsOf([target, source], 0)).toEqual(lots);
    expect(foldBook([source, target])[1]?.position.paidIn).toBe(rupees('9000'));
  });

  it('keep the scheme they were bought in, through one merger after the other', () => {
    const middle = at('F', 'B', [
      into('9', '2024-08-16', '300', '9000'),
      out('11', '2025-08-18', '150', '5000'),
    ]);
    const last = at('F', 'C', [into('12', '2025-08-18', '50', '5000')]);
    const [, second, third] = foldBook([source, middle, last]);
    expect(second?.position.lots.map(({ origin }) => origin)).toEqual([{ scheme: 'A', units: units('500') }]);
    expect(third?.position.lots.map(({ origin }) => origin)).toEqual([{ scheme: 'A', units: units('250') }]);
  });

  it('13.3 have no known cost where no leg is their other one', () => {
    const far = at('F', 'B', [into('9', '2024-08-24', '300', '9000')]);
    const elsewhere = at('G', 'B', [into('9', '2024-08-16', '300', '9000')]);
    for (const target of [far, elsewhere]) {
      const [, folded] = foldBook([source, target]);
      expect(folded?.position).toMatchObject({ cost: 0n, unitsWithoutCost: units('300') });
    }
  });

  it('13.3 are told by number before amount before day, each leg once', () => {
    const two = at('F', 'A', [
      bought,
      entry('2', 'purchase', '2021-01-06', { units: units('100'), amount: rupees('2000') }),
      out('8', '2024-08-16', '500', '9000'),
      out('9', '2024-08-17', '100', '1800'),
    ]);
    const target = at('F', 'B', [
      into('9', '2024-08-16', '60', '9000'),
      into('10', '2024-08-16', '300', '9000'),
    ]);
    expect(lotsOf([two, target], 1)).toEqual([
      [dayNo('2020-01-06'), units('300'), rupees('5000')],
      [dayNo('2021-01-06'), units('60'), rupees('2000')],
    ]);
  });

  it('13.3 go on through a second merger, and with the feed’s own date and amount need no other leg', () => {
    const middle = at('F', 'B', [
      into('9', '2024-08-16', '300', '9000'),
      out('20', '2025-03-03', '300', '9500'),
    ]);
    const last = at('F', 'C', [into('21', '2025-03-05', '150', '9500')]);
    expect(lotsOf([last, middle, source], 0)).toEqual([[dayNo('2020-01-06'), units('150'), rupees('5000')]]);
    const own = {
      ...into('9', '2024-08-16', '300', '9000'),
      carried: { acquiredOn: dayNo('2019-05-05'), cost: rupees('4000') },
    };
    expect(lotsOf([at('F', 'B', [own])], 0)).toEqual([[dayNo('2019-05-05'), units('300'), rupees('4000')]]);
  });

  it('13.3 of a transfer stay in the scheme and change the folio', () => {
    const from = at('F', 'A', [bought, entry('5', 'transfer-out', '2024-01-01', { units: units('200') })]);
    const to = at('G', 'A', [entry('5', 'transfer-in', '2024-01-02', { units: units('200') })]);
    expect(lotsOf([from, to], 1)).toEqual([[dayNo('2020-01-06'), units('200'), rupees('2000')]]);
  });
});
