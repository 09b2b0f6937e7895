import type {
  BrokerageReportRow,
  reportGroups,
  reportSorts,
} from '@hub/contract/calls/brokerage/brokerage-report';
import { dayText, moneyOf } from '@hub/domain';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import { monthText, rateText } from '../calls/words.ts';
import styles from './report.module.css';
import { RowName } from './report-row.tsx';

type Group = (typeof reportGroups)[number];
type Column = TableColumn<BrokerageReportRow, (typeof reportSorts)[number]>;

const money = (
  id: string,
  header: string,
  of: (row: BrokerageReportRow) => string | null,
  more: Partial<Column> = {},
): Column => ({
  id,
  header,
  figures: true,
  width: 104,
  cell: (row) => <Money amount={of(row)} />,
  ...more,
});
const orNone = (amount: string): string | null => (isNil(amount) ? null : amount);

const name = (header: string, sort: 'client' | 'scheme' | 'month'): Column => ({
  id: 'name',
  header,
  sort,
  width: 210,
  cell: (row) => <RowName row={row} />,
});

/** Coloured by what it means: too little is a loss. */
function Gap({ gap }: Pick<BrokerageReportRow, 'gap'>) {
  const value = moneyOf(gap);
  if (value === 0n) return <Money amount={null} />;
  return (
    <span className={value > 0n ? 'danger' : 'warning'}>
      <Money amount={gap} />
    </span>
  );
}

const received = money('amount', 'Received', ({ amount }) => amount, { sort: 'amount', isSaved: true });
const expected = money('expected', 'Expected', (row) => row.expected);
const gap: Column = {
  id: 'gap',
  header: 'Gap',
  sort: 'gap',
  figures: true,
  width: 92,
  cell: (row) => <Gap gap={row.gap} />,
};
const gst = money('gst', 'GST', (row) => orNone(row.gst), { optional: 'shown', width: 92 });
const held = money('held', 'Held', (row) => orNone(row.held), { optional: 'shown', width: 92 });
const rate: Column = {
  id: 'rate',
  header: 'Rate',
  figures: true,
  width: 76,
  cell: (row) => (row.rate === null ? (row.rows > 1 ? 'several' : '') : rateText(row.rate)),
};
const month: Column = {
  id: 'month',
  header: 'Month',
  sort: 'month',
  width: 84,
  cell: (row) => (row.month === null ? '' : monthText(row.month)),
};
const paidOn: Column = {
  id: 'paid',
  header: 'Paid on',
  width: 104,
  optional: 'hidden',
  cell: (row) => row.paidOn !== null && <time dateTime={row.paidOn}>{dayText(row.paidOn)}</time>,
};

const sums = [received, expected, gap, gst, held];

/** What a phone says under the name. */
function CardFacts({ row }: { row: BrokerageReportRow }) {
  return (
    <>
      <span>
        {[
          row.month !== null && row.folioNo !== null ? monthText(row.month) : null,
          row.rate === null ? null : rateText(row.rate),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
      {!isNil(row.held) ? (
        <StatusChip tone="bad">Held</StatusChip>
      ) : (
        moneyOf(row.gap) !== 0n && (
          <span>
            Gap <Gap gap={row.gap} />
          </span>
        )
      )}
    </>
  );
}

const cards: readonly Column[] = [
  { id: 'name', header: 'Name', className: styles.cardWho, cell: (row) => <RowName row={row} /> },
  {
    id: 'amount',
    header: 'Received',
    plain: true,
    className: styles.cardFigure,
    cell: (row) => <Money amount={row.amount} />,
  },
  {
    id: 'facts',
    header: 'Facts',
    plain: true,
    className: styles.cardFacts,
    cell: (row) => <CardFacts row={row} />,
  },
];

export const laidOut: Readonly<
  Record<Group, { readonly columns: readonly Column[]; readonly cards: readonly Column[] }>
> = {
  line: { columns: [name('Client and scheme', 'client'), month, rate, ...sums, paidOn], cards },
  client: { columns: [name('Client', 'client'), ...sums], cards },
  scheme: { columns: [name('Scheme', 'scheme'), ...sums], cards },
  month: { columns: [name('Month', 'month'), ...sums], cards },
};
