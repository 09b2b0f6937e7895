import { texts } from '@hub/contract';
import type { HarvestRow } from '@hub/contract/calls/statements/statements-harvest';
import { harvestFileTexts } from '@hub/contract/statements/harvest-texts';
import { formatDate } from '@hub/domain';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';

type Column = ExportColumn<HarvestRow>;
type Kind = 'allowance' | 'load';

const money = { decimals: 2 } as const;

const amount = (
  header: string,
  value: Column['value'],
  more: Pick<Column, 'isSummed' | 'isOffPaper'> = {},
): Column => ({ header, kind: money, width: 13, value, ...more });

const who: readonly Column[] = [
  { header: harvestFileTexts.investor, kind: 'text', width: 22, value: (row) => row.investor },
  { header: harvestFileTexts.folio, kind: 'text', width: 13, value: (row) => row.folioNo },
  { header: harvestFileTexts.scheme, kind: 'text', width: 30, value: (row) => row.scheme },
];
const units: Column = {
  header: harvestFileTexts.units,
  kind: { decimals: 3 },
  width: 13,
  value: (row) => row.sellUnits,
};
const holding = amount(harvestFileTexts.holding, (row) => row.value, { isOffPaper: true });

const columns: Readonly<Record<Kind, readonly Column[]>> = {
  allowance: [
    ...who,
    amount(harvestFileTexts.taxSaved, (row) => row.taxSaved, { isSummed: true }),
    amount(harvestFileTexts.longGain, (row) => row.gain, { isSummed: true }),
    amount(harvestFileTexts.allowanceLeft, (row) => row.allowance?.left ?? null),
    units,
    amount(harvestFileTexts.saleValue, (row) => row.sellValue, { isSummed: true }),
    { header: harvestFileTexts.lastDay, kind: 'date', width: 11, value: (row) => row.until },
    holding,
  ],
  load: [
    ...who,
    amount(harvestFileTexts.load, (row) => row.load, { isSummed: true }),
    { header: harvestFileTexts.withoutFrom, kind: 'date', width: 11, value: (row) => row.until },
    units,
    amount(harvestFileTexts.theirValue, (row) => row.sellValue, { isSummed: true }),
    amount(harvestFileTexts.gainInThem, (row) => row.gain, { isSummed: true }),
    holding,
  ],
};

interface ChosenRows {
  readonly kind: Kind;
  readonly rows: AsyncIterable<HarvestRow>;
  readonly count: number;
  /** ISO day. */
  readonly asOn: string;
  readonly words: string;
  /** Of all rows, where the file has all: each is rounded by itself. */
  readonly taxSaved: string | null;
}

export const harvestTable = ({
  kind,
  rows,
  count,
  asOn,
  words,
  taxSaved,
}: ChosenRows): ExportTable<HarvestRow> => ({
  title: harvestFileTexts.titles[kind],
  notes: [
    [
      harvestFileTexts.asOn(formatDate(Temporal.PlainDate.from(asOn))),
      harvestFileTexts.rowCount(count),
      ...(words.trim() === '' ? [] : [harvestFileTexts.foundBy(words.trim())]),
    ].join(' · '),
    harvestFileTexts.notes[kind],
  ],
  columns: columns[kind].map((column) =>
    taxSaved !== null && column.header === harvestFileTexts.taxSaved
      ? { ...column, total: taxSaved }
      : column,
  ),
  rows,
  count,
  footer: texts.footer.disclaimer,
});
