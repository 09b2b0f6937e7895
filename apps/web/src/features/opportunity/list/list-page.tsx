import { MOST_ROWS_CHOSEN } from '@hub/contract/calls/opportunity/opportunity';
import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { routes, todayInIndia } from '@hub/domain';
import { groupOfOpportunity, type OpportunityList, opportunityScreen } from '@hub/domain/opportunity/lists';
import { useMemo, useState } from 'react';
import { serverNow } from '../../../parts/transaction/server-clock.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { selectedIds, useRowSelection } from '../../../ui/table/row-selection.ts';
import { rowsText, sizeText, stakeUnit } from '../calls/counted.ts';
import { HealthLink } from '../calls/health-link.tsx';
import { aboutList, listWords } from '../calls/list-words.ts';
import { type OpportunityPage, useRows, useRowsExport } from '../calls/queries.ts';
import styles from '../row/opportunity-list.module.css';
import { type Refused, RowActsContext, useActOnRows } from '../row/row-acts.ts';
import { ChosenRows } from './chosen-rows.tsx';
import {
  filterOf,
  isFiltered,
  type OpportunityListState,
  opportunityListState,
  requestedBy,
  sortingFor,
  unfiltered,
} from './list-state.ts';
import { laidOut } from './opportunity-columns.tsx';
import { OpportunityFilters } from './opportunity-filters.tsx';
import { RefusedDialog } from './refused-dialog.tsx';

const rowHeights = { table: 62, card: 152 };
const nameOf = ({ investor }: OpportunityRow) => investor;

/** One list of sixteen: they differ in words and columns alone. */
export function ListPage({ list }: { list: OpportunityList }) {
  const screen = opportunityScreen(list);
  const { listState, setListState } = useListState(hrefTo(screen as 'opportunity'), opportunityListState);
  const requested = requestedBy(list, listState);
  const rows = useRows(list, requested);
  const { first, total } = rows;
  const chosen = useRowSelection(JSON.stringify([list, filterOf(listState)]), MOST_ROWS_CHOSEN);
  const save = useRowsExport({ list, ...requested }, total);
  const [refused, setRefused] = useState<Refused | null>(null);
  const acts = useActOnRows(setRefused);
  const context = useMemo(() => ({ list, acts }), [list, acts]);
  const what = (count: number) => rowsText(list, count);
  const sorting = sortingFor(list);
  const { ids, except } = selectedIds(chosen);
  const scheme = first?.items.find(({ schemeCode }) => schemeCode === listState.scheme)?.scheme ?? null;
  return (
    <RowActsContext value={context}>
      <Head list={list} isStale={rows.isStale} note={noteOf(list, listState, first)} />
      <OpportunityFilters
        list={list}
        listState={listState}
        onListState={setListState}
        statuses={first?.statuses ?? null}
        schemeName={scheme}
        done={`Show ${what(total)}`}
      >
        {total > 0 && <ExportMenu what={what(total)} onExport={save} />}
      </OpportunityFilters>
      <DataTable
        list={rows}
        name={`opportunity-${list}`}
        label={routes[screen].title}
        {...laidOut(list)}
        heights={rowHeights}
        sorting={{ by: listState.sort, order: sorting.orderOf(listState) }}
        onSort={(by) => setListState(sorting.sortedBy(listState, by))}
        selection={{
          chosen,
          nameOf,
          what,
          actions: (
            <ChosenRows
              requested={{ list, ...requested, ...(ids && { keys: ids }), ...(except && { except }) }}
              count={chosen.countOf(total)}
              isOpen={listState.status === null}
              onDone={chosen.clear}
            />
          ),
        }}
        rowClass={styles.row}
        failed="The list could not be loaded"
        empty={<Empty list={list} listState={listState} onListState={setListState} />}
      />
      {refused !== null && <RefusedDialog refused={refused} onClose={() => setRefused(null)} />}
    </RowActsContext>
  );
}

function Head({ list, isStale, note }: { list: OpportunityList; isStale: boolean; note: string | null }) {
  const screen = opportunityScreen(list);
  return (
    <>
      {' '}
      <PageHeader
        back
        title={routes[screen].title}
        note={<span role="status">{isStale ? 'Searching…' : (note ?? 'Loading the list…')}</span>}
        actions={
          groupOfOpportunity(list) === 'sip' && (
            <>
              <HealthLink />
              {list === 'maturity' && (
                <ButtonLink look="outline" size="compact" to="opportunity/renewal-desk">
                  {routes['opportunity/renewal-desk'].title}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      <p className={`soft text-note ${styles.what}`}>
        <DatedText>
          {aboutList(list, todayInIndia(Temporal.Instant.fromEpochMilliseconds(serverNow())))}
        </DatedText>
      </p>
    </>
  );
}

/** `69 SIPs of 61 clients · ₹2.10 L a month`. */
function noteOf(
  list: OpportunityList,
  listState: OpportunityListState,
  first: OpportunityPage | null,
): string | null {
  if (!first?.totals) return null;
  const unit = stakeUnit(list, first.totals.worth);
  const found = isFiltered(listState) ? ' found' : '';
  return [
    sizeText(list, first.totals) + found,
    ...(unit === null ? [] : [`${compactText(first.totals.worth)} ${unit}`]),
  ].join(' · ');
}

interface EmptyProps {
  list: OpportunityList;
  listState: OpportunityListState;
  onListState: (listState: OpportunityListState) => void;
}

function Empty({ list, listState, onListState }: EmptyProps) {
  const { many } = listWords[list].rows;
  if (isFiltered(listState)) {
    return (
      <EmptyState
        title={`No ${many} match`}
        text="Try fewer words, part of a name, or another filter. Words can be in any order."
      >
        <Button look="outline" onClick={() => onListState(unfiltered(listState))}>
          Clear the filters
        </Button>
      </EmptyState>
    );
  }
  const { status } = listState;
  if (status === 'snoozed' || status === 'done') {
    return (
      <EmptyState
        title={status === 'done' ? `No ${many} are done` : `No ${many} are snoozed`}
        text={
          status === 'done'
            ? 'What you mark as done appears here and can be opened again.'
            : 'What you snooze stays here until its date.'
        }
      >
        <Button look="outline" onClick={() => onListState({ ...listState, status: null })}>
          Show what is open
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing to do here" text={listWords[list].none}>
      <ButtonLink look="outline" to="opportunity">
        All opportunities
      </ButtonLink>
    </EmptyState>
  );
}
