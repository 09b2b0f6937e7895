import type { CapitalGainStatement, GainLine } from '@hub/contract/calls/statements/statements';
import { gainNote, gainTitle, onlyThisBook, taxClassNames, termTexts } from '@hub/contract/statements/texts';
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
  { header: 'Investor', kind: 'text', width: 22, value: ({ investor }) => investor },
  { header: 'PAN', kind: 'text', width: 13, value: ({ maskedPan }) => maskedPan },
  { header: 'Folio', kind: 'text', width: 15, value: ({ folioNo }) => folioNo },
  { header: 'Scheme', kind: 'text', width: 36, value: ({ scheme }) => scheme },
  { header: 'ISIN', kind: 'text', width: 15, value: ({ isin }) => isin },
  { header: 'Tax class', kind: 'text', width: 16, value: ({ taxClass }) => taxClassNames[taxClass] },
  { header: 'Sale', kind: 'text', width: 14, value: ({ sale }) => sale },
  { header: 'Sold on', kind: 'date', width: 12, value: ({ soldOn }) => soldOn },
  { header: 'Units', kind: units, width: 13, value: ({ units: sold }) => sold },
  { header: 'Sale NAV (₹)', kind: nav, width: 12, value: ({ saleNav }) => saleNav },
  { header: 'Exit load (₹)', kind: money, width: 12, value: ({ load }) => load },
  { header: 'Sale value (₹)', kind: money, width: 15, value: ({ proceeds }) => proceeds },
  { header: 'STT (₹)', kind: money, width: 10, value: ({ stt }) => stt },
  { header: 'Came by', kind: 'text', width: 14, value: ({ bought }) => bought },
  { header: 'Bought on', kind: 'date', width: 12, value: ({ boughtOn }) => boughtOn },
  { header: 'Purchase NAV (₹)', kind: nav, width: 12, value: ({ buyNav }) => buyNav },
  { header: 'Cost (₹)', kind: money, width: 15, value: ({ cost }) => cost },
  {
    header: 'Value on 31-Jan-2018 (₹)',
    kind: money,
    width: 15,
    value: ({ grandfathered }) => grandfathered?.value ?? null,
  },
  { header: 'Indexed cost (₹)', kind: money, width: 15, value: ({ indexedCost }) => indexedCost },
  { header: 'Cost that counts (₹)', kind: money, width: 15, value: ({ countedCost }) => countedCost },
  { header: 'Term', kind: 'text', width: 11, value: ({ term }) => termTexts[term] },
  { header: 'Rate', kind: 'text', width: 16, value: ({ rate }) => rate },
  { header: 'Gain (₹)', kind: money, width: 15, value: ({ gain }) => gain },
];

const sumColumns: readonly ExportColumn<CapitalGainStatement['sums'][number]>[] = [
  { header: 'Tax class', kind: 'text', width: 18, value: ({ taxClass }) => taxClassNames[taxClass] },
  { header: 'Term', kind: 'text', width: 12, value: ({ term }) => termTexts[term] },
  { header: 'Rate', kind: 'text', width: 18, value: ({ rate }) => rate },
  { header: 'Lines', kind: count, width: 8, value: ({ lines }) => String(lines) },
  { header: 'Sale value (₹)', kind: money, width: 16, value: ({ proceeds }) => proceeds },
  { header: 'Cost that counts (₹)', kind: money, width: 16, value: ({ countedCost }) => countedCost },
  { header: 'Gain (₹)', kind: money, width: 16, value: ({ gain }) => gain },
];

const slotColumns: readonly ExportColumn<CapitalGainStatement['slots'][number]>[] = [
  { header: 'Sold from', kind: 'date', width: 12, value: ({ from }) => from },
  { header: 'To', kind: 'date', width: 12, value: ({ to }) => to },
  { header: 'Short-term (₹)', kind: money, width: 16, value: ({ short }) => short },
  { header: 'Long-term (₹)', kind: money, width: 16, value: ({ long }) => long },
];

const paperColumns: readonly ExportColumn<CapitalGainStatement['unrealised']['holdings'][number]>[] = [
  { header: 'Folio', kind: 'text', width: 15, value: ({ folioNo }) => folioNo },
  { header: 'Scheme', kind: 'text', width: 36, value: ({ scheme }) => scheme },
  { header: 'Tax class', kind: 'text', width: 16, value: ({ taxClass }) => taxClassNames[taxClass] },
  { header: 'Units', kind: units, width: 14, value: ({ units: held }) => held },
  {
    header: 'Units without cost',
    kind: units,
    width: 14,
    value: ({ unitsWithoutCost }) => unitsWithoutCost,
  },
  { header: 'NAV of', kind: 'date', width: 12, value: ({ nav: { day } }) => day },
  { header: 'NAV (₹)', kind: nav, width: 12, value: ({ nav: { value } }) => value },
  { header: 'Value (₹)', kind: money, width: 15, value: ({ value }) => value },
  { header: 'Cost that counts (₹)', kind: money, width: 15, value: ({ countedCost }) => countedCost },
  { header: 'Short-term (₹)', kind: money, width: 15, value: ({ short }) => short },
  { header: 'Long-term (₹)', kind: money, width: 15, value: ({ long }) => long },
];

const doubtColumns: readonly ExportColumn<CapitalGainStatement['doubts'][number]>[] = [
  { header: 'Folio', kind: 'text', width: 15, value: ({ folioNo }) => folioNo },
  { header: 'Scheme', kind: 'text', width: 36, value: ({ scheme }) => scheme },
  { header: 'What', kind: 'text', width: 80, value: ({ text }) => text },
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
  const asOn = unrealised.asOn === null ? '' : ` on ${date(unrealised.asOn)}`;
  return [
    readySheet('Gains', { title: gainTitle, notes, columns: lineColumns, rows: linesOf(statement) }),
    readySheet('Sums', { title: 'Gains of the year', notes, columns: sumColumns, rows: sums }),
    readySheet('Advance tax', {
      title: 'By the days of advance tax',
      notes,
      columns: slotColumns,
      rows: slots,
    }),
    readySheet('On paper', {
      title: `On paper${asOn}`,
      notes,
      columns: paperColumns,
      rows: unrealised.holdings,
    }),
    ...(doubts.length === 0
      ? []
      : [
          readySheet('Not known', { title: 'What is not known', notes, columns: doubtColumns, rows: doubts }),
        ]),
  ];
}
