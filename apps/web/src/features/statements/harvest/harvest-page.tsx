import { type HarvestRow, MOST_HARVEST_CHOSEN } from '@hub/contract/calls/statements/statements-harvest';
import { dayText, groupIndian, routes } from '@hub/domain';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { selectedIds, useRowSelection } from '../../../ui/table/row-selection.ts';
import { ChosenHoldings } from './chosen-holdings.tsx';
import styles from './harvest.module.css';
import { laidOut } from './harvest-columns.tsx';
import { HarvestFilters } from './harvest-filters.tsx';
import { type HarvestPage, holdingsText, requestedBy, useHarvest } from './harvest-query.ts';
import { type HarvestState, harvestState, sorting } from './harvest-state.ts';
import { harvestWords } from './harvest-words.ts';

const { title } = routes['statements/harvest'];
const nameOf = ({ investor, folioNo }: HarvestRow) => `${investor}, ${folioNo}`;
const rowHeights = { table: 62, card: 172 };

/** Gains to take within the year's allowance, and sales worth waiting for. */
export function Page() {
  const { listState, setListState } = useListState(hrefTo('statements/harvest'), harvestState);
  const list = useHarvest(listState);
  const { first, total } = list;
  const { kind, words } = listState;
  const requested = requestedBy(listState);
  const chosen = useRowSelection(JSON.stringify([kind, words]), MOST_HARVEST_CHOSEN);
  const { ids, except } = selectedIds(chosen);
  return (
    <>
      <PageHeader
        back
        title={title}
        note={
          <span role="status">{list.isStale ? 'Searching…' : (noteOf(first) ?? 'Loading the list…')}</span>
        }
      />
      <HarvestFilters listState={listState} onListState={setListState} first={first} />
      <p className={`below-16 soft text-note ${styles.what}`}>{harvestWords[kind].about}</p>
      <DataTable
        list={list}
        name={`harvest-${kind}`}
        label={harvestWords[kind].name}
        {...laidOut[kind]}
        heights={rowHeights}
        sorting={{ by: listState.sort, order: sorting.orderOf(listState) }}
        onSort={(by) => setListState(sorting.sortedBy(listState, by))}
        selection={{
          chosen,
          nameOf,
          what: holdingsText,
          actions: (
            <ChosenHoldings
              requested={{ ...requested, ...(ids && { keys: ids }), ...(except && { except }) }}
              count={chosen.countOf(total)}
            />
          ),
        }}
        rowClass={styles.row}
        failed="The list could not be loaded"
        empty={<Empty state={listState} onState={setListState} />}
      />
    </>
  );
}

/** `12 holdings of 9 clients · ₹53,300 of tax saved on ₹4.10 L of long-term gain · prices of 13-Nov-2026`. */
function noteOf(first: HarvestPage | null): string | null {
  if (!first) return null;
  const { total, totals, asOn } = first;
  const clients = totals.clients === 1 ? '1 client' : `${groupIndian(totals.clients)} clients`;
  return [
    `${holdingsText(total)} of ${clients}`,
    totals.taxSaved === null
      ? `${compactText(totals.sellValue)} with exit load`
      : `${compactText(totals.taxSaved)} of tax saved on ${compactText(totals.gain)} of long-term gain`,
    ...(asOn === null ? [] : [`NAV of ${dayText(asOn)}`]),
  ].join(' · ');
}

interface EmptyProps {
  state: HarvestState;
  onState: (state: HarvestState) => void;
}

function Empty({ state, onState }: EmptyProps) {
  if (state.words !== '') {
    return (
      <EmptyState title="No holdings match" text="Try fewer words, part of a name, or a folio.">
        <Button look="outline" onClick={() => onState({ ...state, words: '' })}>
          Show all
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing to do here" text={harvestWords[state.kind].none}>
      <ButtonLink look="outline" to="statements/what-if">
        {routes['statements/what-if'].title}
      </ButtonLink>
    </EmptyState>
  );
}
