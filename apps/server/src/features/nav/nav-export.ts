import { texts } from '@hub/contract';
import type { NavRow } from '@hub/contract/calls/nav/nav';
import { assetClasses, dayText } from '@hub/domain';
import type { ExportColumn, ExportTable } from '../../exports/table/export-table.ts';

const words = { REGULAR: 'Regular', DIRECT: 'Direct', GROWTH: 'Growth', IDCW: 'IDCW' } as const;
const percent = { decimals: 2, signed: true } as const;

const columns: readonly ExportColumn<NavRow>[] = [
  { header: 'AMFI code', kind: 'text', width: 9, value: ({ code }) => code },
  { header: 'Scheme', kind: 'text', width: 38, value: ({ name }) => name },
  { header: 'Asset class', kind: 'text', width: 12, value: ({ assetClass }) => assetClasses[assetClass] },
  { header: 'Category', kind: 'text', width: 19, value: ({ category }) => category },
  { header: 'Plan', kind: 'text', width: 8, value: ({ plan }) => words[plan] },
  { header: 'Option', kind: 'text', width: 8, value: ({ option }) => words[option] },
  { header: 'Riskometer', kind: 'text', width: 12, value: ({ riskBand }) => riskBand },
  { header: 'NAV (₹)', kind: { decimals: 4 }, width: 11, value: ({ nav }) => nav?.value ?? null },
  { header: 'NAV as on', kind: 'date', width: 14, value: ({ nav }) => nav?.day ?? null },
  {
    header: 'Change (₹)',
    kind: { decimals: 4, signed: true },
    width: 10,
    value: ({ nav }) => nav?.change ?? null,
  },
  { header: 'Change %', kind: percent, width: 9, value: ({ nav }) => nav?.changePercent ?? null },
  { header: '1M %', kind: percent, width: 8, value: ({ returns }) => returns['1m'] },
  { header: '3M %', kind: percent, width: 8, value: ({ returns }) => returns['3m'] },
  { header: '1Y %', kind: percent, width: 8, value: ({ returns }) => returns['1y'] },
  { header: '3Y % p.a.', kind: percent, width: 8, value: ({ returns }) => returns['3y'] },
  { header: '5Y % p.a.', kind: percent, width: 8, value: ({ returns }) => returns['5y'] },
];

interface ChosenNavs {
  readonly rows: readonly NavRow[];
  readonly asOn: string | null;
  /** What was looked for and filtered, in words. */
  readonly chosen: readonly string[];
}

export const navTable = ({ rows, asOn, chosen }: ChosenNavs): ExportTable<NavRow> => ({
  title: 'NAV',
  notes: [
    [
      ...(asOn === null ? [] : [`Latest NAV of ${dayText(asOn)}`]),
      rows.length === 1 ? '1 scheme' : `${rows.length} schemes`,
      ...chosen,
    ].join(' · '),
    'Returns are of the NAV: simple up to one year, a yearly rate beyond. Payouts of an IDCW option are not in them. Past performance may or may not be sustained.',
  ],
  columns,
  rows,
  count: rows.length,
  footer: texts.footer.disclaimer,
});

interface Chosen {
  readonly words?: string | undefined;
  readonly assetClass?: keyof typeof assetClasses | undefined;
  readonly category?: string | undefined;
  readonly plan?: 'REGULAR' | 'DIRECT' | undefined;
  readonly option?: 'GROWTH' | 'IDCW' | undefined;
}

export function chosenInWords({ words: typed, assetClass, category, plan, option }: Chosen): string[] {
  return [
    typed?.trim() && `found by “${typed.trim()}”`,
    assetClass && assetClasses[assetClass],
    category,
    plan && words[plan],
    option && words[option],
  ].filter((part): part is string => part !== undefined && part !== '');
}
