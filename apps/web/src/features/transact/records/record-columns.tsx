import type { RecordRow } from '@hub/contract/calls/transact/transact-records';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { OrderStatusChip } from '../../../parts/transaction/order-status-chip.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { dayText, momentText } from '../../../ui/date/moment.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import { OrderLink, Schemes, Waiting } from '../record-acts/record-parts.tsx';
import styles from '../record-acts/records.module.css';
import { RowActs } from '../record-acts/row-acts.tsx';

type Column = TableColumn<RecordRow>;

export const recordColumns: readonly Column[] = [
  {
    id: 'investor',
    header: 'Investor and scheme',
    width: 220,
    cell: (row) => (
      <>
        <span className={styles.person}>
          <OrderLink row={row} /> <span className={`mute text-small ${styles.folio}`}>{row.folioNo}</span>
        </span>
        <Schemes row={row} />
      </>
    ),
  },
  {
    id: 'order',
    header: 'Order',
    width: 124,
    figures: true,
    cell: ({ headline, kind }) => (
      <>
        <b>
          <DatedText>{headline}</DatedText>
        </b>
        <span className={`block mute text-small figures ${styles.about}`}>{orderKindTexts[kind].title}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 204,
    grow: 0.2,
    className: styles.status,
    cell: (row) => (
      <>
        <OrderStatusChip order={row} />
        <span className={`block mute text-small figures ${styles.about}`}>
          <Waiting row={row} />
        </span>
      </>
    ),
  },
  {
    id: 'created',
    header: 'Created',
    width: 96,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={momentText(createdAt)}>
        {dayText(createdAt)}
      </time>
    ),
  },
  {
    id: 'reference',
    header: 'Reference',
    width: 122,
    cell: ({ reference }) => <span className="soft text-note figures">{reference}</span>,
  },
  {
    id: 'acts',
    header: '',
    label: 'Actions',
    width: 156,
    isSaved: true,
    cell: (row) => <RowActs row={row} />,
  },
];

/** One order in three lines, where the list is narrow: who and how much, what and its status, since when. */
export const recordCards: readonly Column[] = [
  {
    id: 'investor',
    header: 'Investor and scheme',
    className: styles.cardWho,
    cell: (row) => (
      <>
        <OrderLink row={row} />
        <Schemes row={row} />
      </>
    ),
  },
  {
    id: 'order',
    header: 'Order',
    plain: true,
    className: styles.cardOrder,
    cell: ({ headline, kind }) => (
      <>
        <b>
          <DatedText>{headline}</DatedText>
        </b>
        <span className={`block mute text-small figures ${styles.about}`}>{orderKindTexts[kind].title}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    plain: true,
    className: styles.cardStatus,
    cell: (row) => (
      <>
        <OrderStatusChip order={row} />
        <span className={`block mute text-small figures ${styles.about}`}>
          <Waiting row={row} />
        </span>
      </>
    ),
  },
  {
    id: 'acts',
    header: 'Actions',
    plain: true,
    className: styles.cardActsCell,
    cell: (row) => <RowActs row={row} />,
  },
];
