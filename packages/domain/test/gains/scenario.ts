import type { GainLine } from '../../src/gains/line/gain-line.ts';
import type { GainScheme } from '../../src/gains/line/gain-schemes.ts';
import type { GainGap } from '../../src/gains/lines/gain-lines.ts';
import { type EntryKind, entryKinds } from '../../src/holdings/ledger/entry-kinds.ts';
import type { LedgerEntry } from '../../src/holdings/ledger/ledger-entry.ts';
import type { PositionLedger } from '../../src/holdings/lots/fold-book.ts';
import { noExitLoad } from '../../src/holdings/tax/exit-load.ts';
import { writeMoney, writeUnits } from '../../src/money/figure-text.ts';
import { perMillion } from '../../src/money/per-million.ts';
import { dayNo, entry, nav, rupees, units } from '../ledger.ts';

const plain: GainScheme = {
  name: 'Equity Fund',
  isin: 'INF000A00001',
  taxClass: 'equity',
  isListed: false,
  exitLoad: noExitLoad,
  grandfatherNav: nav('34'),
};
const others = { ...plain, grandfatherNav: null } as const;

/** The schemes of the scenarios, by one letter. */
export const schemes: ReadonlyMap<string, GainScheme> = new Map([
  ['E', plain],
  ['F', { ...plain, name: 'Equity Fund without a NAV of 2018', grandfatherNav: null }],
  ['K', { ...plain, name: 'Equity Fund that others were merged into', grandfatherNav: nav('90') }],
  [
    'W',
    {
      ...plain,
      name: 'Equity Fund with a load of 1 % for 365 days',
      exitLoad: [
        {
          from: dayNo('1900-01-01'),
          slabs: [{ upToDays: 365, rate: perMillion(10_000n) }],
          freePart: perMillion(0n),
        },
      ],
    },
  ],
  ['D', { ...others, name: 'Debt Fund', taxClass: 'debt', grandfatherNav: nav('34') }],
  ['G', { ...others, name: 'Gold Fund of Fund', taxClass: 'gold-overseas' }],
  ['L', { ...others, name: 'Gold ETF', taxClass: 'gold-overseas', isListed: true }],
  ['H', { ...others, name: 'Balanced Hybrid Fund', taxClass: 'hybrid' }],
]);

/**
 * `1 purchase 2017-01-10 1000 20,000 duty=1` is a row of folio 1 in scheme E; `2/D: …` one of folio 2 in scheme D.
 * `balance 2026-03-31 100` is what the registrar holds then.
 */
export function ledgersOf(rows: readonly string[]): PositionLedger[] {
  const ledgers = new Map<string, PositionLedger & { entries: LedgerEntry[] }>();
  for (const row of rows) {
    const [place, text] = row.includes(': ') ? (row.split(': ') as [string, string]) : ['1/E', row];
    const [folioNo = '', schemeCode = ''] = place.split('/');
    const ledger = ledgers.get(place) ?? { folioNo, schemeCode, balance: null, entries: [] };
    const [ref = '', second = '', third = '', count = '0', amount = '0', ...more] = text.split(' ');
    if (ref === 'balance')
      ledgers.set(place, { ...ledger, balance: { day: dayNo(second), units: units(third) } });
    else {
      const kind = second;
      if (!Object.hasOwn(entryKinds, kind)) throw new Error(`No such kind: ${kind}`);
      const said = Object.fromEntries(more.map((one) => one.split('='))) as Record<string, string>;
      ledger.entries.push(
        entry(ref, kind as EntryKind, third, {
          units: units(count),
          amount: rupees(amount),
          nav: nav(said.nav ?? '0'),
          duty: rupees(said.duty ?? '0'),
          stt: rupees(said.stt ?? '0'),
          tds: rupees(said.tds ?? '0'),
          reverses: said.reverses ?? null,
        }),
      );
      ledgers.set(place, ledger);
    }
  }
  return [...ledgers.values()];
}

/** `1>2 1000.000 cost 34000.00 sale 70000.00 long 12.5 gain 36000.00`: lot, sale, units, cost that counts … */
export function lineText(line: GainLine): string {
  const { rate } = line;
  const rateText =
    rate.kind !== 'flat' ? rate.kind : `${rate.basisPoints / 100}${rate.isIndexed ? ' indexed' : ''}`;
  const gain = line.gain === null ? '?' : writeMoney(line.gain);
  const cost = line.hasCost ? writeMoney(line.countedCost) : '?';
  return `${line.boughtBy}>${line.soldBy} ${writeUnits(line.units)} cost ${cost} sale ${writeMoney(line.proceeds)} ${line.term} ${rateText} gain ${gain}`;
}

export const gapText = (gap: GainGap): string =>
  gap.what === 'uncounted' ? `${gap.what} ${gap.ref} ${gap.reason}` : gap.what;
