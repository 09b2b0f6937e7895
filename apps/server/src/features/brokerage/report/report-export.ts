import { texts } from '@hub/contract';
import type {
  BrokerageReport,
  BrokerageReportRow,
  reportGroups,
} from '@hub/contract/calls/brokerage/brokerage-report';
import { type AssetClass, assetClasses, formatDate, rupeesText } from '@hub/domain';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';
import { type Month, monthName } from '../months/months.ts';

type Column = ExportColumn<BrokerageReportRow>;
type Group = (typeof reportGroups)[number];

const money = { decimals: 2 } as const;

const kindNames = { trail: 'Trail', incentive: 'Incentive', clawback: 'Clawback' } as const;
const stateNames = { paid: 'paid', held: 'held', gap: 'with a gap' } as const;

const month: Column = {
  header: 'Month',
  kind: 'text',
  width: 9,
  value: (row) => row.month && monthName(row.month),
};
const investor: Column = { header: 'Investor', kind: 'text', width: 20, value: (row) => row.investor };
const folio: Column = { header: 'Folio', kind: 'text', width: 15, value: (row) => row.folioNo };
const schemeCode: Column = {
  header: 'Scheme code',
  kind: 'text',
  width: 9,
  value: (row) => row.schemeCode,
};
const scheme: Column = { header: 'Scheme', kind: 'text', width: 28, value: (row) => row.scheme };
const rows: Column = {
  header: 'Rows',
  kind: { decimals: 0 },
  width: 6,
  value: (row) => String(row.rows),
};

const columns: Readonly<Record<Group, readonly Column[]>> = {
  line: [
    month,
    investor,
    folio,
    schemeCode,
    scheme,
    { header: 'Kind', kind: 'text', width: 9, value: (row) => row.kind && kindNames[row.kind] },
    { header: 'Rate %', kind: { decimals: 4 }, width: 8, value: (row) => row.rate },
  ],
  client: [investor, folio, rows],
  scheme: [schemeCode, scheme, rows],
  month: [month, rows],
};

const figures: readonly Column[] = [
  { header: 'Brokerage (₹)', kind: money, width: 12, value: (row) => row.amount },
  { header: 'GST (₹)', kind: money, width: 10, value: (row) => row.gst },
  { header: 'Held (₹)', kind: money, width: 10, value: (row) => row.held },
  { header: 'Expected (₹)', kind: money, width: 12, value: (row) => row.expected },
  { header: 'Gap (₹)', kind: money, width: 10, value: (row) => row.gap },
];

const ends: readonly Column[] = [
  { header: 'Paid on', kind: 'date', width: 11, value: (row) => row.paidOn },
  { header: 'Hold reason', kind: 'text', width: 16, value: (row) => row.holdReason },
];

interface Chosen {
  readonly words?: string | undefined;
  readonly kind?: keyof typeof kindNames | undefined;
  readonly assetClass?: AssetClass | undefined;
  readonly schemeCode?: string | undefined;
  readonly folioNo?: string | undefined;
  readonly euin?: string | undefined;
  readonly state?: keyof typeof stateNames | undefined;
}

const chosenInWords = (asked: Chosen): string[] =>
  [
    asked.words?.trim() && `found by “${asked.words.trim()}”`,
    asked.kind && kindNames[asked.kind],
    asked.assetClass && assetClasses[asked.assetClass],
    asked.schemeCode && `scheme ${asked.schemeCode}`,
    asked.folioNo && `folio ${asked.folioNo}`,
    asked.euin && `EUIN ${asked.euin}`,
    asked.state && stateNames[asked.state],
  ].filter((part): part is string => part !== undefined && part !== '');

const rangeInWords = ({ from, to }: { readonly from: Month; readonly to: Month }): string =>
  from === to ? monthName(from) : `${monthName(from)} to ${monthName(to)}`;

export function reportTable({
  group,
  range,
  rows: shown,
  total,
  totals,
  today,
  asked,
}: {
  readonly group: Group;
  readonly range: { readonly from: Month; readonly to: Month };
  readonly rows: readonly BrokerageReportRow[];
  readonly total: number;
  readonly totals: BrokerageReport['totals'];
  readonly today: Temporal.PlainDate;
  readonly asked: Chosen;
}): ExportTable<BrokerageReportRow> {
  const count = total === 1 ? '1 row' : `${total} rows`;
  return {
    title: 'Brokerage report',
    notes: [
      [`${rangeInWords(range)}, as on ${formatDate(today)}`, count, ...chosenInWords(asked)].join(' · '),
      `Brokerage ${rupeesText(totals.amount, { decimals: 2 })} · GST ${rupeesText(totals.gst, { decimals: 2 })} · held ${rupeesText(totals.held, { decimals: 2 })} · expected ${rupeesText(totals.expected, { decimals: 2 })}`,
      ...(totals.trail === null
        ? []
        : [
            `Trail due ${rupeesText(totals.trail.due, { decimals: 2 })} less trail received ${rupeesText(totals.trail.received, { decimals: 2 })}: gap ${rupeesText(totals.trail.gap, { decimals: 2 })}`,
          ]),
      'GST is worked out on the total of a month; each row is rounded by itself.',
      ...(shown.length < total ? [`The first ${shown.length} rows. Excel and CSV have more.`] : []),
    ],
    columns: [...columns[group], ...figures, ...(group === 'line' ? ends : [])],
    rows: shown,
    count: shown.length,
    footer: texts.footer.disclaimer,
  };
}
