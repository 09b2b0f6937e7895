import type { DayNumber } from '../../calendar/day-number.ts';
import { entryKindName } from '../../holdings/ledger/entry-kind-names.ts';
import { divideHalfUp } from '../../money/scaled.ts';
import type { GainLine } from '../line/gain-line.ts';
import type { GainSchemes } from '../line/gain-schemes.ts';
import { linesOfYear } from '../year/gain-year.ts';
import { gainsOf } from './cams-gains.ts';
import { isEquityLine, schemeSheet, summarySheet } from './cams-summaries.ts';
import { figure, money, nothing, type Sheet, type SheetCell, text } from './sheet.ts';

/** Who a folio belongs to, as the statement names them: the first holder. */
export interface GainFolio {
  readonly name: string;
  /** `Individual`, `HUF` … */
  readonly status: string;
  readonly pan: string;
  /** Of a minor's guardian. */
  readonly guardianPan: string;
}

interface GainInvestor {
  readonly name: string;
  readonly pan: string;
  readonly status: string;
  readonly address: readonly string[];
  readonly email: string;
  readonly mobile: string;
}

interface CamsBook {
  readonly lines: readonly GainLine[];
  readonly schemes: GainSchemes;
  readonly amcName: string;
  readonly investor: GainInvestor;
  readonly folios: ReadonlyMap<string, GainFolio>;
  readonly startYear: number;
  readonly asOn: DayNumber;
}

/** Handbook §3.6: the columns of TRXN_DETAILS, to the letter. */
const detailHeaders = [
  'AMC Name',
  'Folio No',
  'ASSET CLASS',
  'NAME',
  'STATUS',
  'PAN',
  'GUARDIAN_PAN',
  'Scheme Name',
  'Desc',
  'Date',
  'Units',
  'Amount',
  'Price',
  'STT',
  'Desc_1',
  'Date_1',
  'PurhUnit',
  'RedUnits',
  'Unit Cost',
  'Indexed Cost',
  'Units As On 31/01/2018 (Grandfathered Units)',
  'NAV As On 31/01/2018 (Grandfathered NAV)',
  'Market Value As On 31/01/2018 (Grandfathered Value)',
  'Short Term',
  'Long Term With Index',
  'Long Term Without Index',
  'Tax Perc',
  'Tax Deduct',
  'Tax Surcharge',
] as const;

/** The workbook of a year's gains in the form tax tools read from CAMS; its three levels add up to the same. */
export function camsSheets(book: CamsBook): Sheet[] {
  const ofYear = linesOfYear(book.lines, book.startYear);
  const equity = ofYear.filter(isEquityLine);
  const others = ofYear.filter((line) => !isEquityLine(line));
  const { schemes, startYear } = book;
  return [
    investorSheet(book),
    {
      name: 'TRXN_DETAILS',
      headers: detailHeaders,
      rows: [...equity, ...others].map((line) => detailRow(line, book)),
    },
    // CAMS itself writes EQUTIY; readers take both.
    schemeSheet('SCHEMEWISE_EQUITY', equity, schemes),
    schemeSheet('SCHEMEWISE_NONEQUITY', others, schemes),
    summarySheet('OVERALL_SUMMARY_EQUITY', equity, startYear),
    summarySheet('OVERALL_SUMMARY_NONEQUITY', others, startYear),
  ];
}

function investorSheet({ investor, asOn, startYear }: CamsBook): Sheet {
  const year = `01-Apr-${startYear} to 31-Mar-${startYear + 1}`;
  const rows: [string, SheetCell][] = [
    ['Name', text(investor.name)],
    ['PAN', text(investor.pan)],
    ['Status', text(investor.status)],
    ...investor.address.map((line, index): [string, SheetCell] => [`Address ${index + 1}`, text(line)]),
    ['Email', text(investor.email)],
    ['Mobile', text(investor.mobile)],
    ['Statement Period', text(year)],
    ['As On', { kind: 'date', day: asOn }],
  ];
  return {
    name: 'INVESTOR_DETAILS',
    headers: ['Field', 'Value'],
    rows: rows.map(([name, cell]) => [text(name), cell]),
  };
}

function detailRow(line: GainLine, { schemes, amcName, folios }: CamsBook): SheetCell[] {
  const holder = folios.get(line.folioNo);
  const { grandfathering } = line;
  const gains = gainsOf(line);
  return [
    text(amcName),
    text(line.folioNo),
    text(isEquityLine(line) ? 'EQUITY' : 'NONEQUITY'),
    text(holder?.name ?? ''),
    text(holder?.status ?? ''),
    text(holder?.pan ?? ''),
    text(holder?.guardianPan ?? ''),
    text(schemes.get(line.schemeCode)?.name ?? line.schemeCode),
    text(entryKindName(line.saleKind)),
    { kind: 'date', day: line.soldOn },
    figure(line.units, 3),
    money(line.proceeds),
    figure(line.saleNav, 4),
    money(line.stt),
    text(entryKindName(line.lotKind)),
    { kind: 'date', day: line.acquiredOn },
    figure(line.allotted, 3),
    figure(line.units, 3),
    line.hasCost ? figure(divideHalfUp(line.cost * 100_000n, line.units), 4) : nothing,
    line.indexedCost === null ? nothing : money(line.indexedCost),
    grandfathering === null ? nothing : figure(grandfathering.units, 3),
    grandfathering === null ? nothing : figure(grandfathering.nav, 4),
    grandfathering === null ? nothing : money(grandfathering.value),
    gains.short === null ? nothing : money(gains.short.gain),
    gains.longIndexed === null ? nothing : money(gains.longIndexed.gain),
    gains.long === null ? nothing : money(gains.long.gain),
    // What was withheld is the registrar's figure; rate and surcharge are not in the feed.
    nothing,
    money(line.tds),
    nothing,
  ];
}
