import type { CapitalGainStatement, GainLine } from '@hub/contract/calls/statements/statements';
import { gainTexts } from '@hub/contract/statements/gain-texts';
import {
  gainNote,
  gainTitle,
  onlyThisBook,
  taxClassNames,
  termTexts,
} from '@hub/contract/statements/statement-texts';
import type { ExportColumn } from '../../../exports/table/export-table.ts';
import { type ReadySheet, readySheet } from '../../../exports/table/ready-file.ts';
import { date } from '../scope/statement-words.ts';

interface Line extends GainLine {
  readonly investor: string;
  readonly maskedPan: string | null;
}

const money = { decimals: 2, signed: true } as const;
const units = { decimals: 3 } as const;
const nav = { decimals: 4 } as const;
const count = { decimals: 0 } as const;

const lineColumns: readonly ExportColumn<Line>[] = [
  { header: gainTexts.investor, kind: 'text', width: 22, value: ({ investor }) => investor },
  { header: gainTexts.pan, kind: 'text', width: 13, value: ({ maskedPan }) => maskedPan },
  { header: gainTexts.folio, kind: 'text', width: 15, value: ({ folioNo }) => folioNo },
  { header: gainTexts.scheme, kind: 'text', width: 36, value: ({ scheme }) => scheme },
  { header: gainTexts.isin, kind: 'text', width: 15, value: ({ isin }) => isin },
  { header: gainTexts.taxClass, kind: 'text', width: 16, value: ({ taxClass }) => taxClassNames[taxClass] },
  { header: gainTexts.sale, kind: 'text', width: 14, value: ({ sale }) => sale },
  { header: gainTexts.soldOn, kind: 'date', width: 12, value: ({ soldOn }) => soldOn },
  { header: gainTexts.units, kind: units, width: 13, value: ({ units: sold }) => sold },
  { header: gainTexts.saleNav, kind: nav, width: 12, value: ({ saleNav }) => saleNav },
  { header: gainTexts.exitLoad, kind: money, width: 12, value: ({ load }) => load },
  { header: gainTexts.saleValue, kind: money, width: 15, value: ({ proceeds }) => proceeds },
  { header: gainTexts.stt, kind: money, width: 10, value: ({ stt }) => stt },
  { header: gainTexts.cameBy, kind: 'text', width: 14, value: ({ bought }) => bought },
  { header: gainTexts.boughtOn, kind: 'date', width: 12, value: ({ boughtOn }) => boughtOn },
  { header: gainTexts.purchaseNav, kind: nav, width: 12, value: ({ buyNav }) => buyNav },
  { header: gainTexts.cost, kind: money, width: 15, value: ({ cost }) => cost },
  {
    header: gainTexts.valueOn31Jan,
    kind: money,
    width: 15,
    value: ({ grandfathered }) => grandfathered?.value ?? null,
  },
  { header: gainTexts.indexedCost, kind: money, width: 15, value: ({ indexedCost }) => indexedCost },
  { header: gainTexts.costThatCounts, kind: money, width: 15, value: ({ countedCost }) => countedCost },
  { header: gainTexts.term, kind: 'text', width: 11, value: ({ term }) => termTexts[term] },
  { header: gainTexts.rate, kind: 'text', width: 16, value: ({ rate }) => rate },
  { header: gainTexts.gain, kind: money, width: 15, value: ({ gain }) => gain },
];

const sumColumns: readonly ExportColumn<CapitalGainStatement['sums'][number]>[] = [
  { header: gainTexts.taxClass, kind: 'text', width: 18, value: ({ taxClass }) => taxClassNames[taxClass] },
  { header: gainTexts.term, kind: 'text', width: 12, value: ({ term }) => termTexts[term] },
  { header: gainTexts.rate, kind: 'text', width: 18, value: ({ rate }) => rate },
  { header: gainTexts.lines, kind: count, width: 8, value: ({ lines }) => String(lines) },
  { header: gainTexts.saleValue, kind: money, width: 16, value: ({ proceeds }) => proceeds },
  { header: gainTexts.costThatCounts, kind: money, width: 16, value: ({ countedCost }) => countedCost },
  { header: gainTexts.gain, kind: money, width: 16, value: ({ gain }) => gain },
];

const slotColumns: readonly ExportColumn<CapitalGainStatement['slots'][number]>[] = [
  { header: gainTexts.soldFrom, kind: 'date', width: 12, value: ({ from }) => from },
  { header: gainTexts.to, kind: 'date', width: 12, value: ({ to }) => to },
  { header: gainTexts.shortTermRupees, kind: money, width: 16, value: ({ short }) => short },
  { header: gainTexts.longTermRupees, kind: money, width: 16, value: ({ long }) => long },
];

const paperColumns: readonly ExportColumn<CapitalGainStatement['unrealised']['holdings'][number]>[] = [
  { header: gainTexts.folio, kind: 'text', width: 15, value: ({ folioNo }) => folioNo },
  { header: gainTexts.scheme, kind: 'text', width: 36, value: ({ scheme }) => scheme },
  { header: gainTexts.taxClass, kind: 'text', width: 16, value: ({ taxClass }) => taxClassNames[taxClass] },
  { header: gainTexts.units, kind: units, width: 14, value: ({ units: held }) => held },
  {
    header: gainTexts.unitsWithoutCost,
    kind: units,
    width: 14,
    value: ({ unitsWithoutCost }) => unitsWithoutCost,
  },
  { header: gainTexts.navOf, kind: 'date', width: 12, value: ({ nav: { day } }) => day },
  { header: gainTexts.nav, kind: nav, width: 12, value: ({ nav: { value } }) => value },
  { header: gainTexts.value, kind: money, width: 15, value: ({ value }) => value },
  { header: gainTexts.costThatCounts, kind: money, width: 15, value: ({ countedCost }) => countedCost },
  { header: gainTexts.shortTermRupees, kind: money, width: 15, value: ({ short }) => short },
  { header: gainTexts.longTermRupees, kind: money, width: 15, value: ({ long }) => long },
];

const doubtColumns: readonly ExportColumn<CapitalGainStatement['doubts'][number]>[] = [
  { header: gainTexts.folio, kind: 'text', width: 15, value: ({ folioNo }) => folioNo },
  { header: gainTexts.scheme, kind: 'text', width: 36, value: ({ scheme }) => scheme },
  { header: gainTexts.what, kind: 'text', width: 80, value: ({ text }) => text },
];

function linesOf({ people, lines }: CapitalGainStatement): Line[] {
  const owners = new Map(people.map((person) => [person.id, person]));
  return lines.map((line) => {
    const { name = '', maskedPan = null } = owners.get(line.investorId) ?? {};
    return { ...line, investor: name, maskedPan };
  });
}

/** The lines first, which alone a CSV has, then what is made of them, what is on paper and what is not known. */
export function gainSheets(statement: CapitalGainStatement): [ReadySheet, ...ReadySheet[]] {
  const notes = [gainNote(statement), onlyThisBook(statement)];
  const { sums, slots, unrealised, doubts } = statement;
  return [
    readySheet(gainTexts.gains, { title: gainTitle, notes, columns: lineColumns, rows: linesOf(statement) }),
    readySheet(gainTexts.sums, { title: gainTexts.gainsOfTheYear, notes, columns: sumColumns, rows: sums }),
    readySheet(gainTexts.advanceTax, {
      title: gainTexts.byTheDaysOf,
      notes,
      columns: slotColumns,
      rows: slots,
    }),
    readySheet(gainTexts.onPaper, {
      title: unrealised.asOn === null ? gainTexts.onPaper : gainTexts.onPaperOn(date(unrealised.asOn)),
      notes,
      columns: paperColumns,
      rows: unrealised.holdings,
    }),
    ...(doubts.length === 0
      ? []
      : [
          readySheet(gainTexts.notAvailable, {
            title: gainTexts.whatIsUnknown,
            notes,
            columns: doubtColumns,
            rows: doubts,
          }),
        ]),
  ];
}
