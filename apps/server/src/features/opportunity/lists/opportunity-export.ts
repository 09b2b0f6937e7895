import { texts } from '@hub/contract';
import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import {
  opportunityFileTexts,
  opportunityListTitles,
  opportunityStatusTexts,
} from '@hub/contract/opportunity/opportunity-file-texts';
import { formatDate } from '@hub/domain';
import { isMonthly, type OpportunityList } from '@hub/domain/opportunity/lists';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';

type Column = ExportColumn<OpportunityRow>;

const money = { decimals: 2 } as const;
const whole = { decimals: 0 } as const;

const investor: Column = {
  header: opportunityFileTexts.investor,
  kind: 'text',
  width: 22,
  value: (row) => row.investor,
};
const folio: Column = {
  header: opportunityFileTexts.folio,
  kind: 'text',
  width: 13,
  value: (row) => row.folioNo,
};
const regNo: Column = {
  header: opportunityFileTexts.registrationNo,
  kind: 'text',
  width: 13,
  value: (row) => row.regNo,
};
const reason: Column = {
  header: opportunityFileTexts.reason,
  kind: 'text',
  width: 26,
  value: (row) => row.reason?.title ?? null,
};
const status: Column = {
  header: opportunityFileTexts.status,
  kind: 'text',
  width: 9,
  value: (row) => opportunityStatusTexts[row.status],
};
const scheme = (header: string = opportunityFileTexts.scheme): Column => ({
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
  header: opportunityFileTexts.frequency,
  kind: 'text',
  width: 10,
  value: (row) => row.frequency && row.frequency.charAt(0).toUpperCase() + row.frequency.slice(1),
};
const target: Column = {
  header: opportunityFileTexts.toScheme,
  kind: 'text',
  width: 30,
  value: (row) => row.target?.name ?? null,
};

const summed = (column: Column): Column => ({ ...column, isSummed: true });
const monthly = summed(worth(opportunityFileTexts.aMonth));
const sip = [investor, folio, regNo, scheme()];
const matured = [
  on(opportunityFileTexts.maturesOn),
  amount(opportunityFileTexts.sipAmount),
  monthly,
  {
    header: opportunityFileTexts.amountInAll,
    kind: money,
    width: 13,
    value: (row: OpportunityRow) => row.total,
  },
  instalments(opportunityFileTexts.instalments),
];
const held = [
  investor,
  folio,
  scheme(opportunityFileTexts.largestHolding),
  summed(amount(opportunityFileTexts.value)),
];

const columns: Readonly<Record<OpportunityList, readonly Column[]>> = {
  ceased: [
    ...sip,
    on(opportunityFileTexts.ceasedOn),
    amount(opportunityFileTexts.sipAmount),
    monthly,
    instalments(opportunityFileTexts.left),
    reason,
  ],
  'not-renewed': [...sip, ...matured],
  maturity: [...sip, ...matured],
  rejected: [
    ...sip,
    on(opportunityFileTexts.rejectedOn),
    amount(opportunityFileTexts.sipAmount),
    monthly,
    reason,
  ],
  liquid: held,
  lumpsum: held,
  equity: held,
  debt: held,
  dividend: [investor, folio, scheme(), summed(amount(opportunityFileTexts.value))],
  inactive: [...held, from(opportunityFileTexts.clientSince), on(opportunityFileTexts.investedLast)],
  'zero-balance': [
    investor,
    folio,
    scheme(opportunityFileTexts.lastScheme),
    from(opportunityFileTexts.openedOn),
    on(opportunityFileTexts.lastTransaction),
  ],
  redeem: [
    investor,
    folio,
    scheme(),
    on(opportunityFileTexts.redeemedOn),
    summed(amount(opportunityFileTexts.amount)),
    summed({ header: opportunityFileTexts.exitLoad, kind: money, width: 11, value: (row) => row.load }),
  ],
  nigo: [
    { header: opportunityFileTexts.reference, kind: 'text', width: 13, value: (row) => row.reference },
    investor,
    folio,
    scheme(),
    on(opportunityFileTexts.rejectedOn),
    amount(opportunityFileTexts.amount),
    reason,
    {
      header: opportunityFileTexts.whatToDo,
      kind: 'text',
      width: 34,
      value: (row) => row.reason?.fix ?? null,
    },
  ],
  'expiring-stp': [
    investor,
    folio,
    regNo,
    scheme(opportunityFileTexts.fromScheme),
    target,
    from(opportunityFileTexts.from),
    on(opportunityFileTexts.to),
    amount(opportunityFileTexts.amount),
    frequency,
    monthly,
  ],
  'expiring-swp': [
    investor,
    folio,
    regNo,
    scheme(),
    from(opportunityFileTexts.from),
    on(opportunityFileTexts.to),
    amount(opportunityFileTexts.amount),
    frequency,
    monthly,
  ],
  elss: [
    investor,
    folio,
    scheme(opportunityFileTexts.elssScheme),
    summed(amount(opportunityFileTexts.elssThisYear)),
    summed(worth(opportunityFileTexts.roomLeft)),
  ],
};

interface Chosen {
  readonly words?: string | undefined;
  readonly status?: keyof typeof opportunityStatusTexts | 'all' | undefined;
  readonly schemeCode?: string | undefined;
  readonly worthFrom?: string | undefined;
  readonly worthTo?: string | undefined;
}

const chosenInWords = (requested: Chosen): string[] =>
  [
    requested.words?.trim() && opportunityFileTexts.foundBy(requested.words.trim()),
    requested.status === 'all'
      ? opportunityFileTexts.openSnoozedAndDone
      : opportunityStatusTexts[requested.status ?? 'open'].toLowerCase(),
    requested.schemeCode && opportunityFileTexts.ofScheme(requested.schemeCode),
    requested.worthFrom && opportunityFileTexts.worthFrom(requested.worthFrom),
    requested.worthTo && opportunityFileTexts.worthTo(requested.worthTo),
  ].filter((part): part is string => part !== undefined && part !== '');

export const opportunityTable = ({
  list,
  rows,
  count,
  today,
  requested,
}: {
  readonly list: OpportunityList;
  readonly rows: AsyncIterable<OpportunityRow>;
  readonly count: number;
  readonly today: Temporal.PlainDate;
  readonly requested: Chosen;
}): ExportTable<OpportunityRow> => ({
  title: opportunityListTitles[list],
  notes: [
    [
      opportunityFileTexts.asOn(formatDate(today)),
      opportunityFileTexts.rowCount(count),
      ...chosenInWords(requested),
    ].join(' · '),
    ...(isMonthly(list) ? [opportunityFileTexts.monthNote] : []),
  ],
  columns: [...columns[list], status],
  rows,
  count,
  footer: texts.footer.disclaimer,
});
