import { texts } from '@hub/contract';
import { reportTexts } from '@hub/contract/brokerage/report-texts';
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

const month: Column = {
  header: reportTexts.month,
  kind: 'text',
  width: 9,
  value: (row) => row.month && monthName(row.month),
};
const investor: Column = {
  header: reportTexts.investor,
  kind: 'text',
  width: 20,
  value: (row) => row.investor,
};
const folio: Column = { header: reportTexts.folio, kind: 'text', width: 15, value: (row) => row.folioNo };
const schemeCode: Column = {
  header: reportTexts.schemeCode,
  kind: 'text',
  width: 9,
  value: (row) => row.schemeCode,
};
const scheme: Column = { header: reportTexts.scheme, kind: 'text', width: 28, value: (row) => row.scheme };
const rows: Column = {
  header: reportTexts.rows,
  kind: { decimals: 0 },
  width: 6,
  isSummed: true,
  value: (row) => String(row.rows),
};

const columns: Readonly<Record<Group, readonly Column[]>> = {
  line: [
    month,
    investor,
    folio,
    schemeCode,
    scheme,
    {
      header: reportTexts.kind,
      kind: 'text',
      width: 9,
      value: (row) => row.kind && reportTexts.kinds[row.kind],
    },
    { header: reportTexts.rate, kind: { decimals: 4 }, width: 8, value: (row) => row.rate },
  ],
  client: [investor, folio, rows],
  scheme: [schemeCode, scheme, rows],
  month: [month, rows],
};

const figures: readonly Column[] = [
  { header: reportTexts.brokerage, kind: money, width: 12, isSummed: true, value: (row) => row.amount },
  { header: reportTexts.gst, kind: money, width: 10, isSummed: true, value: (row) => row.gst },
  { header: reportTexts.held, kind: money, width: 10, isSummed: true, value: (row) => row.held },
  { header: reportTexts.expected, kind: money, width: 12, isSummed: true, value: (row) => row.expected },
  { header: reportTexts.gap, kind: money, width: 10, isSummed: true, value: (row) => row.gap },
];

const ends: readonly Column[] = [
  { header: reportTexts.paidOn, kind: 'date', width: 11, value: (row) => row.paidOn },
  { header: reportTexts.holdReason, kind: 'text', width: 16, value: (row) => row.holdReason },
];

interface Chosen {
  readonly words?: string | undefined;
  readonly kind?: keyof typeof reportTexts.kinds | undefined;
  readonly assetClass?: AssetClass | undefined;
  readonly schemeCode?: string | undefined;
  readonly folioNo?: string | undefined;
  readonly euin?: string | undefined;
  readonly state?: keyof typeof reportTexts.states | undefined;
}

const chosenInWords = (requested: Chosen): string[] =>
  [
    requested.words?.trim() && reportTexts.foundBy(requested.words.trim()),
    requested.kind && reportTexts.kinds[requested.kind],
    requested.assetClass && assetClasses[requested.assetClass],
    requested.schemeCode && reportTexts.ofScheme(requested.schemeCode),
    requested.folioNo && reportTexts.ofFolio(requested.folioNo),
    requested.euin && reportTexts.ofEuin(requested.euin),
    requested.state && reportTexts.states[requested.state],
  ].filter((part): part is string => part !== undefined && part !== '');

const rangeInWords = ({ from, to }: { readonly from: Month; readonly to: Month }): string =>
  from === to ? monthName(from) : reportTexts.fromTo(monthName(from), monthName(to));

export function reportTable({
  group,
  range,
  rows: shown,
  total,
  totals,
  today,
  requested,
}: {
  readonly group: Group;
  readonly range: { readonly from: Month; readonly to: Month };
  readonly rows: readonly BrokerageReportRow[];
  readonly total: number;
  readonly totals: BrokerageReport['totals'];
  readonly today: Temporal.PlainDate;
  readonly requested: Chosen;
}): ExportTable<BrokerageReportRow> {
  const count = reportTexts.rowCount(total);
  return {
    title: reportTexts.title,
    notes: [
      [reportTexts.asOn(rangeInWords(range), formatDate(today)), count, ...chosenInWords(requested)].join(
        ' · ',
      ),
      reportTexts.totals({
        amount: rupeesText(totals.amount, { decimals: 2 }),
        gst: rupeesText(totals.gst, { decimals: 2 }),
        held: rupeesText(totals.held, { decimals: 2 }),
        expected: rupeesText(totals.expected, { decimals: 2 }),
      }),
      ...(totals.trail === null
        ? []
        : [
            reportTexts.gapNote({
              due: rupeesText(totals.trail.due, { decimals: 2 }),
              received: rupeesText(totals.trail.received, { decimals: 2 }),
              gap: rupeesText(totals.trail.gap, { decimals: 2 }),
            }),
          ]),
      reportTexts.gstNote,
      ...(shown.length < total ? [reportTexts.firstRows(shown.length)] : []),
    ],
    columns: [...columns[group], ...figures, ...(group === 'line' ? ends : [])],
    rows: shown,
    count: shown.length,
    footer: texts.footer.disclaimer,
  };
}
