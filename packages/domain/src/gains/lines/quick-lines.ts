import type { LedgerEntry } from '../../holdings/ledger/ledger-entry.ts';
import type { RealisedLot } from '../../holdings/sales/realised-lots.ts';
import { termRuleOf } from '../../holdings/tax/holding-term.ts';
import { grandfatheringOf } from '../../holdings/tax/lot-gain.ts';
import { taxClassOn } from '../../holdings/tax/tax-class.ts';
import { milliUnits, type Paise, paise } from '../../money/scaled.ts';
import { type GainLine, type GainPlace, lineWith } from '../line/gain-line.ts';
import type { GainScheme } from '../line/gain-schemes.ts';
import { CELLS, cell, type QuickSales } from './quick-sales.ts';

/** The lines of quick sales made out in full, those sold from one day to another. */
export function quickLines(
  sales: QuickSales,
  place: GainPlace,
  scheme: GainScheme,
  { from, to }: { readonly from: number; readonly to: number },
): GainLine[] {
  const lines: GainLine[] = [];
  for (let start = 0; start < sales.count * CELLS; start += CELLS) {
    const sale = sales.entries[sales.cells[start + cell.sale] as number] as LedgerEntry;
    if (from <= sale.day && sale.day <= to) lines.push(quickLine(sales, start, place, scheme));
  }
  return lines;
}

function quickLine(sales: QuickSales, start: number, place: GainPlace, scheme: GainScheme): GainLine {
  const { isListed, grandfatherNav } = scheme;
  const part = quickPart(sales, start);
  const taxClass = taxClassOn(scheme, part.soldOn);
  if (taxClass === null) throw new RangeError('A quick sale has a tax class');
  const rule = termRuleOf(taxClass, isListed, part.soldOn);
  const term = sales.cells[start + cell.isLong] === 1 ? 'long' : 'short';
  const cost = paise(BigInt(sales.cells[start + cell.countedCost] as number));
  return lineWith(part, place, taxClass, {
    term,
    rate: rule[term],
    cost,
    isGrandfathered: cost !== part.cost,
    grandfathering: grandfatheringOf(
      {
        taxClass,
        acquiredOn: part.acquiredOn,
        soldOn: part.soldOn,
        lotKind: part.lotKind,
        units: part.units,
        grandfatherNav,
      },
      term,
    ),
    gain: paise(part.proceeds - cost),
  });
}

// A constant of the file, as in plain-rows.ts.
const part = cell;
const nil = paise(0n);

/** A part as `realiseParts` tells it. */
function quickPart({ entries, cells }: QuickSales, start: number): RealisedLot {
  const at = (place: number): number => cells[start + place] as number;
  const money = (place: number): Paise => (at(place) === 0 ? nil : paise(BigInt(at(place))));
  const sale = entries[at(part.sale)] as LedgerEntry;
  const lot = entries[at(part.lot)] as LedgerEntry;
  return {
    soldBy: sale.ref,
    saleKind: sale.kind,
    soldOn: sale.day,
    saleNav: sale.nav,
    boughtBy: lot.ref,
    lotKind: lot.kind,
    acquiredOn: lot.day,
    purchaseNav: lot.nav,
    allotted: lot.units,
    units: milliUnits(BigInt(at(part.units))),
    origin: null,
    cost: money(part.cost),
    hasCost: true,
    duty: money(part.duty),
    proceeds: money(part.proceeds),
    stt: money(part.stt),
    tds: money(part.tds),
    load: money(part.load),
  };
}
