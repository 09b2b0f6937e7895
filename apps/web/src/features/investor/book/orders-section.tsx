import type { ResponseOf } from '@hub/contract';
import { type RecordRow, records } from '@hub/contract/calls/transact/transact-records';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { splitSchemeName } from '@hub/domain';
import { useApi } from '../../../lib/react.ts';
import { orderHref } from '../../../parts/transaction/order-link.ts';
import { ordersKey, useOrderNews } from '../../../parts/transaction/order-news.ts';
import { OrderStatusChip } from '../../../parts/transaction/order-status-chip.tsx';
import { noteServerTime } from '../../../parts/transaction/server-clock.ts';
import { TimeLeft } from '../../../parts/transaction/time-left.tsx';
import { dayText } from '../../../ui/date/moment.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useLargeList } from '../../../ui/table/large-list.ts';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import styles from './orders-section.module.css';

type Page = Omit<ResponseOf<typeof records>, 'now'>;

const fundOf = (name: string): string => splitSchemeName(name).fund;

const columns: readonly TableColumn<RecordRow>[] = [
  {
    id: 'order',
    header: 'Order',
    width: 240,
    cell: ({ reference, kind, headline, scheme, target }) => (
      <>
        <RouteLink href={orderHref(reference)} className={styles.link}>
          {orderKindTexts[kind].title} {headline}
        </RouteLink>
        <span className="block mute text-small figures">
          {target ? `${fundOf(scheme.name)} → ${fundOf(target.name)}` : fundOf(scheme.name)}
        </span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 200,
    grow: 0.2,
    cell: (row) => (
      <>
        <OrderStatusChip order={row} />
        {row.status === 'pending' && row.expiresAt !== null && (
          <span className="block mute text-small figures">
            <TimeLeft until={row.expiresAt} after=" left" over="lapsed" />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'created',
    header: 'Created',
    width: 100,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayText(createdAt)}</time>,
  },
  { id: 'folio', header: 'Folio', width: 120, cell: ({ folioNo }) => folioNo },
];

const rowKey = ({ reference }: RecordRow) => reference;
const totalOf = ({ total }: Page) => total;

/** What was ordered for this client, newest first; each leads to its details. */
export function OrdersSection({ investorId }: { investorId: string }) {
  const api = useApi();
  const list = useLargeList<RecordRow, Page>({
    queryKey: [...ordersKey, 'client', investorId],
    async readPage(pageNumber, signal) {
      const { now, ...page } = await api.call(
        records,
        { investorId, pageNumber },
        { signal, background: true },
      );
      noteServerTime(now);
      return page;
    },
    totalOf,
    rowKey,
  });
  useOrderNews(
    list.first?.items.some(({ waitsOn }) => waitsOn !== null && waitsOn !== 'distributor') ?? false,
  );
  return (
    <DataTable
      list={list}
      name="client-orders"
      label="Orders"
      columns={columns}
      rowClass={styles.row}
      failed="The orders could not be loaded"
      empty={
        <EmptyState
          title="No orders yet"
          text="Orders placed for this client appear here, with every step."
        />
      }
    />
  );
}
