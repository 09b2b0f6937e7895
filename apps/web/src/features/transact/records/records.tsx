import { recordGroupName } from '@hub/contract/orders/record-texts';
import { groupIndian, type RouteId, routes } from '@hub/domain';
import { type ReactNode, useMemo } from 'react';
import { InitiateButton } from '../../../parts/arn/initiate-button.tsx';
import { useOrderNews } from '../../../parts/transaction/order-news.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useRecords, useRecordsExport } from '../record-acts/queries.ts';
import {
  isFiltered,
  type RecordFilter,
  type SharedState,
  unfiltered,
} from '../record-acts/record-list-state.ts';
import { OrderHrefContext } from '../record-acts/record-parts.tsx';
import { isUnderWay, ordersText } from '../record-acts/record-text.ts';
import styles from '../record-acts/records.module.css';
import { recordCards, recordColumns } from './record-columns.tsx';
import { RecordFilters } from './record-filters.tsx';

const rowHeights = { table: 62, card: 108 };

type FirstPage = NonNullable<ReturnType<typeof useRecords>['first']>;

interface RecordsProps {
  route: Extract<RouteId, 'transact/history' | 'transact/pending'>;
  shared: SharedState;
  onChange: (change: Partial<SharedState>) => void;
  filter: RecordFilter;
  /** Chips of the statuses; the counts come with the first page. */
  statuses: (first: FirstPage | null) => ReactNode;
  /** Kept with `useCallback`: rows are drawn again with a new one. */
  hrefOf: (order: string) => string;
  /** What is said when the part of the list that is open has nothing in it, unfiltered. */
  none: { readonly title: string; readonly text: string };
  /** Shows everything this page can show. */
  onShowAll: (() => void) | null;
}

/** The heading of each group, by the row that it stands over. */
function groupStarts(groups: FirstPage['groups']): ReadonlyMap<number, string> {
  let next = 0;
  return new Map(
    groups.map(({ id, count }) => {
      const start = next;
      next += count;
      return [start, `${recordGroupName(id)} · ${groupIndian(count)}`];
    }),
  );
}

/** Orders that were sent: history and pending page are told apart by their filters alone. */
export function Records(props: RecordsProps) {
  const { route, shared, onChange, filter, statuses, hrefOf, none, onShowAll } = props;
  const list = useRecords(filter);
  const { first, total } = list;
  const save = useRecordsExport(filter, total);
  useOrderNews(first?.items.some(isUnderWay) ?? false);
  const filtered = isFiltered(shared);
  const found = first ? `${ordersText(total)}${filtered ? ' found' : ''}` : 'Loading the orders…';
  const note = list.isStale ? 'Searching…' : found;
  const groups = useMemo(() => groupStarts(first?.groups ?? []), [first?.groups]);
  const investor = first?.items.find((row) => row.investor.id === shared.investor)?.investor.name ?? null;
  return (
    <>
      <PageHeader back title={routes[route].title} note={<span role="status">{note}</span>} />
      <RecordFilters
        shared={shared}
        onChange={onChange}
        statuses={statuses(first)}
        investorName={investor}
        done={`Show ${ordersText(total)}`}
      >
        {total > 0 && <ExportMenu what={ordersText(total)} onExport={save} />}
      </RecordFilters>
      <OrderHrefContext value={hrefOf}>
        <DataTable
          list={list}
          name="orders"
          label="Orders"
          columns={recordColumns}
          cards={recordCards}
          heights={rowHeights}
          rowClass={styles.row}
          groups={groups}
          failed="The orders could not be loaded"
          empty={
            filtered ? (
              <EmptyState
                title="No orders match"
                text="Try fewer words, part of a name, or another filter. Words can be in any order."
              >
                <Button look="outline" onClick={() => onChange(unfiltered)}>
                  Clear the filters
                </Button>
              </EmptyState>
            ) : (
              <EmptyState {...none}>
                {onShowAll ? (
                  <Button look="outline" onClick={onShowAll}>
                    Show all orders
                  </Button>
                ) : (
                  <InitiateButton />
                )}
              </EmptyState>
            )
          }
        />
      </OrderHrefContext>
    </>
  );
}
