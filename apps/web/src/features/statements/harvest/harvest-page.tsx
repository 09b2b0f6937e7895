import { dayText, routes } from '@hub/domain';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import bar from '../../../ui/layout/list-filters.module.css';
import { ListFilters } from '../../../ui/layout/list-filters.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FilterChip, SelectChip } from '../../../ui/list/filter-chip.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import styles from './harvest.module.css';
import { laidOut } from './harvest-columns.tsx';
import { type HarvestPage, useHarvest } from './harvest-query.ts';
import { type HarvestState, harvestState, sorting } from './harvest-state.ts';
import { harvestWords, kinds, type SortValue, sorts } from './harvest-words.ts';

const { title } = routes['statements/harvest'];
const rowHeights = { table: 62, card: 148 };

/** Gains to take within the year's allowance, and sales worth waiting for. */
export function Page() {
  const { listState, setListState } = useListState(hrefTo('statements/harvest'), harvestState);
  const list = useHarvest(listState);
  const { typed, setTyped, lookNow } = useTyped(listState.words, (words) =>
    setListState({ ...listState, words }),
  );
  const { first } = list;
  const { kind } = listState;
  return (
    <>
      <PageHeader
        back
        title={title}
        note={
          <span role="status">
            {list.isStale ? 'Looking…' : (noteOf(kind, first) ?? 'Reading the list…')}
          </span>
        }
      />
      <ListFilters>
        <SearchField
          label="Search by investor, scheme or folio"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        <ScrollStrip label="Which holdings">
          {kinds.map((one) => (
            <FilterChip
              key={one}
              chosen={kind === one}
              {...(first && { count: first.kinds[one] ?? 0 })}
              onChange={() =>
                setListState({ ...harvestState.anywhere, words: listState.words, ...harvestWords[one].start })
              }
            >
              {harvestWords[one].name}
            </FilterChip>
          ))}
          <SelectChip
            label="Sort by"
            className={bar.sort}
            value={`${listState.sort}-${sorting.orderOf(listState)}` as SortValue}
            options={sorts}
            onChange={(value) => {
              const [sort, order] = value.split('-') as ['gain', 'desc'];
              setListState(sorting.inOrder(listState, sort, order));
            }}
          />
        </ScrollStrip>
      </ListFilters>
      <p className={`below-16 soft text-note ${styles.what}`}>{harvestWords[kind].about}</p>
      <DataTable
        list={list}
        name={`harvest-${kind}`}
        label={harvestWords[kind].name}
        {...laidOut[kind]}
        heights={rowHeights}
        sorting={{ by: listState.sort, order: sorting.orderOf(listState) }}
        onSort={(by) => setListState(sorting.sortedBy(listState, by))}
        rowClass={styles.row}
        failed="The list could not be loaded"
        empty={<Empty state={listState} onState={setListState} />}
      />
    </>
  );
}

/** `12 holdings of 9 clients · ₹4.10 L of gain · prices of 13-Nov-2026`. */
function noteOf(kind: HarvestState['kind'], first: HarvestPage | null): string | null {
  if (!first) return null;
  const { total, totals, asOn } = first;
  const rows = total === 1 ? '1 holding' : `${total} holdings`;
  const clients = totals.clients === 1 ? '1 client' : `${totals.clients} clients`;
  return [
    `${rows} of ${clients}`,
    kind === 'allowance'
      ? `${compactText(totals.gain)} of long-term gain`
      : `${compactText(totals.sellValue)} with exit load`,
    ...(asOn === null ? [] : [`prices of ${dayText(asOn)}`]),
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
