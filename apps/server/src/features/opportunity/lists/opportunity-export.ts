import { texts } from '@hub/contract';
import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { opportunityListTitles, opportunityStatusTexts } from '@hub/contract/opportunity/texts';
import { formatDate } from '@hub/domain';
import { isMonthly, type OpportunityList } from '@hub/domain/opportunity/lists';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';

type Column = ExportColumn<OpportunityRow>;

const money = { decimals: 2 } as const;
const whole = { decimals: 0 } as const;

const investor: Column = { header: 'Investor', kind: 'text', width: 22, value: (row) => row.investor };
const folio: Column = { header: 'Folio', kind: 'text', width: 13, value: (row) => row.folioNo };
const regNo: Column = { header: 'Registration no.', kind: 'text', width: 13, value: (row) => row.regNo };
const reason: Column = {
  header: 'Reason',
  kind: 'text',
  width: 26,
  value: (row) => row.reason?.title ?? null,
};
const status: Column = {
  header: 'Status',
  kind: 'text',
  width: 9,
  value: (row) => opportunityStatusTexts[row.status],
};
const scheme = (header = 'Scheme'): Column => ({
  header,
  kind: 'text',
  width: 30,
  value: (row) => row.scheme,
});
const on = (header: string): Column => ({ header, kind: 'date', width: 11, value: (row) => row.on });
const from = (header: string): Column => ({ header, kind: 'date', width: 11, value: (row) => row.from });
const amount = (header: string): Column => ({ header, kind: money, width: 13, value: (row) => row.amount });
const worth = (header: string): Column => ({ header, kind: money, width: 13, value: (row) => row.worth });
const instalments = (header: string): Column => ({
  header,
  kind: whole,
  width: 9,
  value: (row) => (row.instalments === null ? null : String(row.instalments)),
});
const frequency: Column = {
  header: 'Frequency',
  kind: 'text',
  width: 10,
  value: (row) => row.frequency && row.frequency.charAt(0).toUpperCase() + row.frequency.slice(1),
};
const target: Column = {
  header: 'To scheme',
  kind: 'text',
  width: 30,
  value: (row) => row.target?.name ?? null,
};

const monthly = worth('A month (₹)');
const sip = [investor, folio, regNo, scheme()];
const matured = [
  on('Matures on'),
  amount('SIP amount (₹)'),
  monthly,
  { header: 'Amount in all (₹)', kind: money, width: 13, value: (row: OpportunityRow) => row.total },
  instalments('Instalments'),
];
const held = [investor, folio, scheme('Largest holding'), amount('Value (₹)')];

const columns: Readonly<Record<OpportunityList, readonly Column[]>> = {
  ceased: [...sip, on('Ceased on'), amount('SIP amount (₹)'), monthly, instalments('Left'), reason],
  'not-renewed': [...sip, ...matured],
  maturity: [...sip, ...matured],
  rejected: [...sip, on('Rejected on'), amount('SIP amount (₹)'), monthly, reason],
  liquid: held,
  lumpsum: held,
  equity: held,
  debt: held,
  dividend: [investor, folio, scheme(), amount('Value (₹)')],
  inactive: [...held, from('Client since'), on('Invested last')],
  'zero-balance': [investor, folio, scheme('Last scheme'), from('Opened on'), on('Last transaction')],
  redeem: [
    investor,
    folio,
    scheme(),
    on('Redeemed on'),
    amount('Amount (₹)'),
    { header: 'Exit load (₹)', kind: money, width: 11, value: (row) => row.load },
  ],
  nigo: [
    { header: 'Reference', kind: 'text', width: 13, value: (row) => row.reference },
    investor,
    folio,
    scheme(),
    on('Rejected on'),
    amount('Amount (₹)'),
    reason,
    { header: 'What to do', kind: 'text', width: 34, value: (row) => row.reason?.fix ?? null },
  ],
  'expiring-stp': [
    investor,
    folio,
    regNo,
    scheme('From scheme'),
    target,
    from('From'),
    on('To'),
    amount('Amount (₹)'),
    frequency,
    monthly,
  ],
  'expiring-swp': [
    investor,
    folio,
    regNo,
    scheme(),
    from('From'),
    on('To'),
    amount('Amount (₹)'),
    frequency,
    monthly,
  ],
  elss: [investor, folio, scheme('ELSS scheme'), amount('ELSS this year (₹)'), worth('Room left (₹)')],
};

interface Chosen {
  readonly words?: string | undefined;
  readonly status?: keyof typeof opportunityStatusTexts | 'all' | undefined;
  readonly schemeCode?: string | undefined;
  readonly worthFrom?: string | undefined;
  readonly worthTo?: string | undefined;
}

const chosenInWords = (asked: Chosen): string[] =>
  [
    asked.words?.trim() && `found by “${asked.words.trim()}”`,
    asked.status === 'all'
      ? 'open, snoozed and done'
      : opportunityStatusTexts[asked.status ?? 'open'].toLowerCase(),
    asked.schemeCode && `scheme ${asked.schemeCode}`,
    asked.worthFrom && `from ₹${asked.worthFrom}`,
    asked.worthTo && `up to ₹${asked.worthTo}`,
  ].filter((part): part is string => part !== undefined && part !== '');

export const opportunityTable = ({
  list,
  rows,
  count,
  today,
  asked,
}: {
  readonly list: OpportunityList;
  readonly rows: AsyncIterable<OpportunityRow>;
  readonly count: number;
  readonly today: Temporal.PlainDate;
  readonly asked: Chosen;
}): ExportTable<OpportunityRow> => ({
  title: opportunityListTitles[list],
  notes: [
    [`As on ${formatDate(today)}`, count === 1 ? '1 row' : `${count} rows`, ...chosenInWords(asked)].join(
      ' · ',
    ),
    ...(isMonthly(list) ? ['A month: the amount as a monthly equivalent.'] : []),
  ],
  columns: [...columns[list], status],
  rows,
  count,
  footer: texts.footer.disclaimer,
});
