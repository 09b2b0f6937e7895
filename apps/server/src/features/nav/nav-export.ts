import { texts } from '@hub/contract';
import type { NavRow } from '@hub/contract/calls/nav/nav';
import { navFileTexts } from '@hub/contract/nav/nav-file-texts';
import { planNames } from '@hub/contract/texts/file-texts';
import { assetClasses, dayText } from '@hub/domain';
import type { ExportColumn, ExportTable } from '../../exports/table/export-table.ts';

const percent = { decimals: 2, signed: true } as const;

const columns: readonly ExportColumn<NavRow>[] = [
  { header: navFileTexts.amfiCode, kind: 'text', width: 9, value: ({ code }) => code },
  { header: navFileTexts.scheme, kind: 'text', width: 38, value: ({ name }) => name },
  {
    header: navFileTexts.assetClass,
    kind: 'text',
    width: 12,
    value: ({ assetClass }) => assetClasses[assetClass],
  },
  { header: navFileTexts.category, kind: 'text', width: 19, value: ({ category }) => category },
  { header: navFileTexts.plan, kind: 'text', width: 8, value: ({ plan }) => planNames[plan] },
  { header: navFileTexts.option, kind: 'text', width: 8, value: ({ option }) => planNames[option] },
  { header: navFileTexts.riskometer, kind: 'text', width: 12, value: ({ riskBand }) => riskBand },
  { header: navFileTexts.nav, kind: { decimals: 4 }, width: 11, value: ({ nav }) => nav?.value ?? null },
  { header: navFileTexts.navAsOn, kind: 'date', width: 14, value: ({ nav }) => nav?.day ?? null },
  {
    header: navFileTexts.change,
    kind: { decimals: 4, signed: true },
    width: 10,
    value: ({ nav }) => nav?.change ?? null,
  },
  {
    header: navFileTexts.changePercent,
    kind: percent,
    width: 9,
    value: ({ nav }) => nav?.changePercent ?? null,
  },
  { header: navFileTexts.oneMonth, kind: percent, width: 8, value: ({ returns }) => returns['1m'] },
  { header: navFileTexts.threeMonths, kind: percent, width: 8, value: ({ returns }) => returns['3m'] },
  { header: navFileTexts.oneYear, kind: percent, width: 8, value: ({ returns }) => returns['1y'] },
  { header: navFileTexts.threeYears, kind: percent, width: 8, value: ({ returns }) => returns['3y'] },
  { header: navFileTexts.fiveYears, kind: percent, width: 8, value: ({ returns }) => returns['5y'] },
];

interface ChosenNavs {
  readonly rows: readonly NavRow[];
  readonly asOn: string | null;
  /** What was looked for and filtered, in words. */
  readonly chosen: readonly string[];
}

export const navTable = ({ rows, asOn, chosen }: ChosenNavs): ExportTable<NavRow> => ({
  title: navFileTexts.title,
  notes: [
    [
      ...(asOn === null ? [] : [navFileTexts.latestNav(dayText(asOn))]),
      navFileTexts.schemeCount(rows.length),
      ...chosen,
    ].join(' · '),
    navFileTexts.note,
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
    typed?.trim() && navFileTexts.foundBy(typed.trim()),
    assetClass && assetClasses[assetClass],
    category,
    plan && planNames[plan],
    option && planNames[option],
  ].filter((part): part is string => part !== undefined && part !== '');
}
