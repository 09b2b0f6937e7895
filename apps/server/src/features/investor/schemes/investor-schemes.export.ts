import { texts } from '@hub/contract';
import type { SchemeRow, SchemeView } from '@hub/contract/calls/investor/investor-schemes';
import { type AssetClass, assetClasses, dayText, formatDate, moneyOf, paise, writeMoney } from '@hub/domain';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';

const words = { REGULAR: 'Regular', DIRECT: 'Direct', GROWTH: 'Growth', IDCW: 'IDCW' } as const;
const rupees = { decimals: 2 } as const;
const signed = { decimals: 2, signed: true } as const;

const difference = (amount: string, less: string): string =>
  writeMoney(paise(moneyOf(amount) - moneyOf(less)));

/** What came in less what went out. */
const netOf = ({ bought, sold }: SchemeRow): string => difference(bought, sold);

const columns: readonly ExportColumn<SchemeRow>[] = [
  { header: 'AMFI code', kind: 'text', width: 9, value: ({ code }) => code },
  { header: 'Scheme', kind: 'text', width: 34, value: ({ name }) => name },
  { header: 'Asset class', kind: 'text', width: 11, value: ({ assetClass }) => assetClasses[assetClass] },
  { header: 'Category', kind: 'text', width: 17, value: ({ category }) => category },
  { header: 'Plan', kind: 'text', width: 8, value: ({ plan }) => words[plan] },
  { header: 'Option', kind: 'text', width: 8, value: ({ option }) => words[option] },
  { header: 'Folios', kind: { decimals: 0 }, width: 7, value: ({ holders }) => String(holders) },
  { header: 'Units', kind: { decimals: 3 }, width: 13, value: ({ units }) => units },
  { header: 'NAV (₹)', kind: { decimals: 4 }, width: 10, value: ({ nav }) => nav?.value ?? null },
  { header: 'NAV as on', kind: 'date', width: 12, value: ({ nav }) => nav?.day ?? null },
  { header: 'AUM (₹)', kind: rupees, width: 15, value: ({ aum }) => aum },
  { header: 'Share %', kind: rupees, width: 8, value: ({ share }) => share },
  { header: 'Cost (₹)', kind: rupees, width: 15, value: ({ cost }) => cost },
  { header: 'Gain (₹)', kind: signed, width: 14, value: ({ gain }) => gain },
  { header: 'AUM of unknown cost (₹)', kind: rupees, width: 12, value: ({ withoutCost }) => withoutCost },
  { header: 'Bought (₹)', kind: rupees, width: 13, value: ({ bought }) => bought },
  { header: 'By SIP (₹)', kind: rupees, width: 13, value: ({ bySip }) => bySip },
  { header: 'Sold (₹)', kind: rupees, width: 13, value: ({ sold }) => sold },
  { header: 'Net (₹)', kind: signed, width: 13, value: netOf },
];

interface ChosenSchemes {
  readonly rows: readonly SchemeRow[];
  readonly asOn: string | null;
  /** The day that is compared with; null where nothing is. */
  readonly since: string | null;
  readonly today: Temporal.PlainDate;
  /** What was looked for and filtered, in words. */
  readonly chosen: readonly string[];
}

/** What it was worth on the day that is compared with, and by how much it moved. */
const changeColumns = (since: string): readonly ExportColumn<SchemeRow>[] => [
  { header: `AUM ${dayText(since)} (₹)`, kind: rupees, width: 15, value: ({ before }) => before },
  {
    header: 'Change (₹)',
    kind: signed,
    width: 14,
    value: ({ aum, before }) => before && difference(aum, before),
  },
];

export const schemeTable = ({ rows, asOn, since, today, chosen }: ChosenSchemes): ExportTable<SchemeRow> => ({
  title: 'Scheme level AUM',
  notes: [
    [
      ...(asOn === null ? [] : [`AUM as on ${dayText(asOn)}`]),
      rows.length === 1 ? '1 scheme' : `${rows.length} schemes`,
      ...chosen,
    ].join(' · '),
    `Bought, by SIP and sold are of this month, from ${formatDate(today.with({ day: 1 }))} to ${formatDate(today)}. Switches are neither. The share is of the whole book.`,
  ],
  columns: since === null ? columns : [...columns, ...changeColumns(since)],
  rows,
  count: rows.length,
  footer: texts.footer.disclaimer,
});

interface AskedSchemes {
  readonly words?: string | undefined;
  readonly assetClass?: AssetClass | undefined;
  readonly view?: SchemeView | undefined;
}

export const chosenInWords = (asked: AskedSchemes, since: string | null): string[] =>
  [
    asked.words?.trim() && `found by “${asked.words.trim()}”`,
    asked.assetClass && assetClasses[asked.assetClass],
    asked.view === 'moved'
      ? 'bought or sold this month'
      : since === null
        ? 'with units today'
        : `with units today or on ${dayText(since)}`,
  ].filter((part): part is string => part !== undefined && part !== '');
