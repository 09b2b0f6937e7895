import { MOST_CHOSEN } from '@hub/contract/calls/investor-list';
import { isNative, routes } from '@hub/domain';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { DatedText } from '../../ui/figure/dated-text.tsx';
import { dayText } from '../../ui/figure/day-text.ts';
import { compactText } from '../../ui/figure/figure-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { usePlace } from '../../ui/list/use-place.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { selectedIds, useRowSelection } from '../../ui/table/row-selection.ts';
import { ChosenActions } from './chosen-actions.tsx';
import { clientCards } from './client-cards.tsx';
import { clientColumns } from './client-columns.tsx';
import { ClientExport } from './client-export.tsx';
import { ClientFilters } from './client-filters.tsx';
import styles from './client-list.module.css';
import {
  askedBy,
  type ClientPlace,
  clientPlace,
  everyClient,
  filterOf,
  hasImpossibleRange,
  isFiltered,
  sortedBy,
  sortingShown,
} from './client-place.ts';
import { type ClientList, useClients } from './client-queries.ts';
import { countText } from './investor-text.ts';

const { title } = routes['investor/list'];
const clientsText = (count: number) => countText(count, 'client');
const rowHeights = { table: 60, card: 66 };

export function Page() {
  const { place, setPlace } = usePlace(hrefTo('investor/list'), clientPlace);
  if (hasImpossibleRange(place)) return <ImpossibleRange place={place} onPlace={setPlace} />;
  return <Clients place={place} onPlace={setPlace} />;
}

interface ClientsProps {
  place: ClientPlace;
  onPlace: (place: ClientPlace) => void;
}

/** `1,220 clients · AUM ₹69.02 Cr · as on 13-Nov-2026`, of what is selected. */
function noteOf(list: ClientList, filtered: boolean): string {
  const { first } = list;
  if (!first) return list.state === 'failed' ? '' : 'Loading your book…';
  if (list.isStale) return 'Looking…';
  const { totals, asOn } = first;
  return [
    `${countText(totals?.clients ?? 0, 'client')}${filtered ? ' found' : ''}`,
    ...(totals ? [`AUM ${compactText(totals.aum)}`] : []),
    ...(asOn ? [`as on ${dayText(asOn)}`] : []),
  ].join(' · ');
}

/** Every client: searched, filtered and sorted on the server, read where one looks. */
function Clients({ place, onPlace }: ClientsProps) {
  const { platform } = useServices();
  const list = useClients(place);
  const chosen = useRowSelection(JSON.stringify(filterOf(place)), MOST_CHOSEN);
  const filtered = isFiltered(place);
  // An app's web view saves no files; there the list is to be looked at.
  const canSave = !isNative(platform.kind);
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
      />
      <ClientFilters place={place} onPlace={onPlace} first={list.first}>
        {list.total > 0 && canSave && <ClientExport asked={askedBy(place)} count={list.total} />}
      </ClientFilters>
      <DataTable
        list={list}
        name="clients"
        label="Clients"
        columns={clientColumns}
        cards={clientCards}
        heights={rowHeights}
        {...withSorting(place)}
        onSort={(by) => onPlace(sortedBy(place, by))}
        selection={{
          chosen,
          nameOf: ({ name }) => name,
          what: clientsText,
          actions: (
            <ChosenActions
              asked={{ ...askedBy(place), ...selectedIds(chosen) }}
              count={chosen.countOf(list.total)}
              canSave={canSave}
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
              <Button look="outline" onClick={() => onPlace(everyClient(place))}>
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

function withSorting(place: ClientPlace) {
  const sorting = sortingShown(place);
  return sorting ? { sorting } : {};
}

/** Only by an address written by hand: the fields themselves refuse such a range. */
function ImpossibleRange({ place, onPlace }: ClientsProps) {
  return (
    <>
      <PageHeader back title={title} />
      <ClientFilters place={place} onPlace={onPlace} first={null}>
        {null}
      </ClientFilters>
      <Card>
        <EmptyState
          title="“AUM to” is less than “AUM from”"
          text="No client can match it. Fix the amounts under More filters, or clear the range."
        >
          <Button look="outline" onClick={() => onPlace({ ...place, aumFrom: null, aumTo: null })}>
            Clear the range
          </Button>
        </EmptyState>
      </Card>
    </>
  );
}
