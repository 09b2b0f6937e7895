import { texts } from '@hub/contract';
import type { SchemeRow, SchemeView } from '@hub/contract/calls/investor/investor-schemes';
import { schemeFileTexts } from '@hub/contract/investor/scheme-file-texts';
import { planNames } from '@hub/contract/texts/file-texts';
import { type AssetClass, assetClasses, dayText, formatDate, moneyOf, paise, writeMoney } from '@hub/domain';
import { type ExportColumn, type ExportTable, withTotals } from '../../../exports/table/export-table.ts';

const rupees = { decimals: 2 } as const;
const signed = { decimals: 2, signed: true } as const;

const difference = (amount: string, less: string): string =>
  writeMoney(paise(moneyOf(amount) - moneyOf(less)));

/** What came in less what went out. */
const netOf = ({ bought, sold }: Pick<SchemeRow, 'bought' | 'sold'>): string => difference(bought, sold);

const columns: readonly ExportColumn<SchemeRow>[] = [
  { header: schemeFileTexts.amfiCode, kind: 'text', width: 9, isOffPaper: true, value: ({ code }) => code },
  { header: schemeFileTexts.scheme, kind: 'text', width: 34, value: ({ name }) => name },
  {
    header: schemeFileTexts.assetClass,
    kind: 'text',
    width: 11,
    value: ({ assetClass }) => assetClasses[assetClass],
  },
  { header: schemeFileTexts.category, kind: 'text', width: 17, value: ({ category }) => category },
  {
    header: schemeFileTexts.plan,
    kind: 'text',
    width: 8,
    isOffPaper: true,
    value: ({ plan }) => planNames[plan],
  },
  { header: schemeFileTexts.option, kind: 'text', width: 8, value: ({ option }) => planNames[option] },
  {
    header: schemeFileTexts.folios,
    kind: { decimals: 0 },
    width: 7,
    value: ({ holders }) => String(holders),
  },
  { header: schemeFileTexts.units, kind: { decimals: 3 }, width: 13, value: ({ units }) => units },
  { header: schemeFileTexts.nav, kind: { decimals: 4 }, width: 10, value: ({ nav }) => nav?.value ?? null },
  {
    header: schemeFileTexts.navAsOn,
    kind: 'date',
    width: 12,
    isOffPaper: true,
    value: ({ nav }) => nav?.day ?? null,
  },
  { header: schemeFileTexts.aum, kind: rupees, width: 15, value: ({ aum }) => aum },
  { header: schemeFileTexts.share, kind: rupees, width: 8, value: ({ share }) => share },
  { header: schemeFileTexts.cost, kind: rupees, width: 15, value: ({ cost }) => cost },
  { header: schemeFileTexts.gain, kind: signed, width: 14, value: ({ gain }) => gain },
  {
    header: schemeFileTexts.aumOfUnknownCost,
    kind: rupees,
    width: 12,
    isOffPaper: true,
    value: ({ withoutCost }) => withoutCost,
  },
  { header: schemeFileTexts.bought, kind: rupees, width: 13, value: ({ bought }) => bought },
  {
    header: schemeFileTexts.bySip,
    kind: rupees,
    width: 13,
    isOffPaper: true,
    value: ({ bySip }) => bySip,
  },
  { header: schemeFileTexts.sold, kind: rupees, width: 13, value: ({ sold }) => sold },
  { header: schemeFileTexts.net, kind: signed, width: 13, value: netOf },
];

interface ChosenSchemes {
  readonly rows: readonly SchemeRow[];
  /** Of all rows, to the paisa as the list shows them. */
  readonly totals: Pick<SchemeRow, 'aum' | 'cost' | 'withoutCost' | 'bought' | 'bySip' | 'sold'>;
  readonly asOn: string | null;
  /** The day that is compared with; null where nothing is. */
  readonly since: string | null;
  readonly today: Temporal.PlainDate;
  /** What was looked for and filtered, in words. */
  readonly chosen: readonly string[];
}

/** What it was worth on the day that is compared with, and by how much it moved. */
const changeColumns = (since: string): readonly ExportColumn<SchemeRow>[] => [
  { header: schemeFileTexts.aumOn(dayText(since)), kind: rupees, width: 15, value: ({ before }) => before },
  {
    header: schemeFileTexts.change,
    kind: signed,
    width: 14,
    value: ({ aum, before }) => before && difference(aum, before),
  },
];

const totalsOf = ({ aum, cost, withoutCost, ...moved }: ChosenSchemes['totals']) => ({
  [schemeFileTexts.aum]: aum,
  [schemeFileTexts.cost]: cost,
  [schemeFileTexts.gain]: difference(difference(aum, withoutCost), cost),
  [schemeFileTexts.bought]: moved.bought,
  [schemeFileTexts.sold]: moved.sold,
  [schemeFileTexts.net]: netOf(moved),
});

export const schemeTable = ({
  rows,
  totals,
  asOn,
  since,
  today,
  chosen,
}: ChosenSchemes): ExportTable<SchemeRow> => ({
  title: schemeFileTexts.title,
  notes: [
    [
      ...(asOn === null ? [] : [schemeFileTexts.aumAsOn(dayText(asOn))]),
      schemeFileTexts.schemeCount(rows.length),
      ...chosen,
    ].join(' · '),
    schemeFileTexts.note(formatDate(today.with({ day: 1 })), formatDate(today)),
  ],
  columns: withTotals(since === null ? columns : [...columns, ...changeColumns(since)], totalsOf(totals)),
  rows,
  count: rows.length,
  footer: texts.footer.disclaimer,
});

interface RequestedSchemes {
  readonly words?: string | undefined;
  readonly assetClass?: AssetClass | undefined;
  readonly view?: SchemeView | undefined;
}

export const chosenInWords = (requested: RequestedSchemes, since: string | null): string[] =>
  [
    requested.words?.trim() && schemeFileTexts.foundBy(requested.words.trim()),
    requested.assetClass && assetClasses[requested.assetClass],
    requested.view === 'moved'
      ? schemeFileTexts.movedThisMonth
      : since === null
        ? schemeFileTexts.withUnitsToday
        : schemeFileTexts.withUnitsOn(dayText(since)),
  ].filter((part): part is string => part !== undefined && part !== '');
