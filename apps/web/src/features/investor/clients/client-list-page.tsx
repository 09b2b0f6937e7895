import { MOST_CHOSEN } from '@hub/contract/calls/investor/investor-list';
import { dayText, routes } from '@hub/domain';
import { Button } from '../../../ui/action/button.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { selectedIds, useRowSelection } from '../../../ui/table/row-selection.ts';
import { countText } from '../parts/investor-text.ts';
import { ChosenActions } from './chosen-actions.tsx';
import { clientCards } from './client-cards.tsx';
import { clientColumns } from './client-columns.tsx';
import { ClientExport } from './client-export.tsx';
import { ClientFilters } from './client-filters.tsx';
import styles from './client-list.module.css';
import {
  type ClientListState,
  clientListState,
  everyClient,
  filterOf,
  hasImpossibleRange,
  isFiltered,
  requestedBy,
  sortedBy,
  sortingShown,
} from './client-list-state.ts';
import { type ClientList, useClients } from './client-queries.ts';
import { ListDoors } from './list-doors.tsx';

const { title } = routes['investor/list'];
const clientsText = (count: number) => countText(count, 'client');
const rowHeights = { table: 60, card: 66 };

export function Page() {
  const { listState, setListState } = useListState(hrefTo('investor/list'), clientListState);
  if (hasImpossibleRange(listState))
    return <ImpossibleRange listState={listState} onListState={setListState} />;
  return <Clients listState={listState} onListState={setListState} />;
}

interface ClientsProps {
  listState: ClientListState;
  onListState: (listState: ClientListState) => void;
}

/** `1,220 clients · AUM ₹69.02 Cr · as on 13-Nov-2026`, of what is selected. */
function noteOf(list: ClientList, filtered: boolean): string {
  const { first } = list;
  if (!first) return list.state === 'failed' ? '' : 'Loading your book…';
  if (list.isStale) return 'Searching…';
  const { totals, asOn } = first;
  return [
    `${countText(totals?.clients ?? 0, 'client')}${filtered ? ' found' : ''}`,
    ...(totals ? [`AUM ${compactText(totals.aum)}`] : []),
    ...(asOn ? [`as on ${dayText(asOn)}`] : []),
  ].join(' · ');
}

/** Every client: searched, filtered and sorted on the server, read where one looks. */
function Clients({ listState, onListState }: ClientsProps) {
  const list = useClients(listState);
  const chosen = useRowSelection(JSON.stringify(filterOf(listState)), MOST_CHOSEN);
  const filtered = isFiltered(listState);
  return (
    <>
      <PageHeader
        back
        title={title}
        note={
          <span role="status">
            <DatedText>{noteOf(list, filtered)}</DatedText>
          </span>
        }
        actions={<ListDoors />}
      />
      <ClientFilters listState={listState} onListState={onListState} first={list.first}>
        {list.total > 0 && <ClientExport requested={requestedBy(listState)} count={list.total} />}
      </ClientFilters>
      <DataTable
        list={list}
        name="clients"
        label="Clients"
        columns={clientColumns}
        cards={clientCards}
        heights={rowHeights}
        {...withSorting(listState)}
        onSort={(by) => onListState(sortedBy(listState, by))}
        selection={{
          chosen,
          nameOf: ({ name }) => name,
          what: clientsText,
          actions: (
            <ChosenActions
              requested={{ ...requestedBy(listState), ...selectedIds(chosen) }}
              count={chosen.countOf(list.total)}
            />
          ),
        }}
        rowClass={styles.row}
        failed="The clients could not be loaded"
        empty={
          filtered ? (
            <EmptyState
              title="No clients match"
              text="Try fewer words, part of a name, or another filter. Words can be in any order, and names may be spelt differently."
            >
              <Button look="outline" onClick={() => onListState(everyClient(listState))}>
                Show all clients
              </Button>
            </EmptyState>
          ) : (
            <EmptyState
              title="No clients yet"
              text="Your clients appear here once the first of them has invested through your ARN."
            />
          )
        }
      />
    </>
  );
}

function withSorting(listState: ClientListState) {
  const sorting = sortingShown(listState);
  return sorting ? { sorting } : {};
}

/** Only by an address written by hand: the fields themselves refuse such a range. */
function ImpossibleRange({ listState, onListState }: ClientsProps) {
  return (
    <>
      <PageHeader back title={title} />
      <ClientFilters listState={listState} onListState={onListState} first={null}>
        {null}
      </ClientFilters>
      <Card>
        <EmptyState
          title="“AUM to” is less than “AUM from”"
          text="No client can match it. Fix the amounts under More filters, or clear the range."
        >
          <Button look="outline" onClick={() => onListState({ ...listState, aumFrom: null, aumTo: null })}>
            Clear the range
          </Button>
        </EmptyState>
      </Card>
    </>
  );
}
