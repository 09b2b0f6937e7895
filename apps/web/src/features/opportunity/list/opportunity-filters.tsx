import type { OpportunitySort } from '@hub/contract/calls/opportunity/opportunity';
import type { RowStatus } from '@hub/contract/calls/opportunity/rows';
import { worthSteps } from '@hub/domain';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import type { ReactNode } from 'react';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { AmountRangeField } from '../../../ui/form/amount/amount-range-field.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import bar from '../../../ui/layout/list-filters.module.css';
import { ListFilters, SearchRow } from '../../../ui/layout/list-filters.tsx';
import { FilterChip, SelectChip } from '../../../ui/list/filter-chip.tsx';
import { type ActiveFilter, FilterPanel } from '../../../ui/list/filter-panel.tsx';
import { shownIn } from '../row/shown-figures.ts';
import { isFiltered, type OpportunityListState, sortingFor, unfiltered } from './list-state.ts';

interface OpportunityFiltersProps {
  list: OpportunityList;
  listState: OpportunityListState;
  onListState: (listState: OpportunityListState) => void;
  /** Null until the first page is here. */
  statuses: Readonly<Record<RowStatus, number>> | null;
  schemeName: string | null;
  /** What closes the panel on a phone. */
  done: string;
  children: ReactNode;
}

type SortValue = `${OpportunitySort}-${'asc' | 'desc'}`;

function sortsOf(list: OpportunityList): readonly { readonly value: SortValue; readonly text: string }[] {
  const { worth, figures } = shownIn[list];
  const isDated = figures.some(({ of }) => of === 'on');
  const isAhead = sortingFor(list).orderOf({ sort: 'on', order: null }) === 'asc';
  return [
    { value: 'worth-desc', text: worth === null ? 'Default order' : 'Most at stake' },
    ...(worth === null ? [] : [{ value: 'worth-asc', text: 'Least at stake' } as const]),
    ...(isDated
      ? ([
          { value: 'on-desc', text: isAhead ? 'Latest first' : 'Newest first' },
          { value: 'on-asc', text: isAhead ? 'Soonest first' : 'Oldest first' },
        ] as const)
      : []),
    { value: 'investor-asc', text: 'Investor, A to Z' },
    { value: 'scheme-asc', text: 'Scheme, A to Z' },
  ];
}

const statusNames = [
  [null, 'open', 'Open'],
  ['snoozed', 'snoozed', 'Snoozed'],
  ['done', 'done', 'Done'],
] as const;

export function OpportunityFilters(props: OpportunityFiltersProps) {
  const { list, listState, onListState, statuses, schemeName, done, children } = props;
  const { typed, setTyped, lookNow } = useTyped(listState.words, (words) =>
    onListState({ ...listState, words }),
  );
  const sorting = sortingFor(list);
  const { worth } = shownIn[list];
  return (
    <ListFilters>
      <SearchRow>
        <SearchField
          label="Search by investor, scheme or folio"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        {children}
      </SearchRow>
      <FilterPanel
        strip={
          <>
            {statusNames.map(([status, name, text]) => (
              <FilterChip
                key={name}
                chosen={listState.status === status}
                {...(statuses && { count: statuses[name] })}
                onChange={() => onListState({ ...listState, status })}
              >
                {text}
              </FilterChip>
            ))}
            <SelectChip
              label="Sort by"
              className={bar.sort}
              value={`${listState.sort}-${sorting.orderOf(listState)}` as SortValue}
              options={sortsOf(list)}
              onChange={(value) => {
                const [sort = 'worth', order = 'desc'] = value.split('-') as [
                  OpportunitySort,
                  'asc' | 'desc',
                ];
                onListState(sorting.inOrder(listState, sort, order));
              }}
            />
          </>
        }
        active={activeOf(listState, onListState, schemeName)}
        onClear={isFiltered(listState) ? () => onListState(unfiltered(listState)) : null}
        done={done}
      >
        <AmountRangeField
          label={worth ?? 'At stake'}
          offered={worthSteps}
          value={{ from: listState.worthFrom, to: listState.worthTo }}
          onChange={({ from, to }) => onListState({ ...listState, worthFrom: from, worthTo: to })}
        />
      </FilterPanel>
    </ListFilters>
  );
}

/** What is chosen behind the button or by a link, as chips that take it back. */
function activeOf(
  listState: OpportunityListState,
  onListState: (listState: OpportunityListState) => void,
  schemeName: string | null,
): readonly ActiveFilter[] {
  const { worthFrom, worthTo, scheme, status } = listState;
  const filters: ActiveFilter[] = [];
  const add = (id: keyof OpportunityListState, text: string | null) => {
    if (text) filters.push({ id, text, remove: () => onListState({ ...listState, [id]: null }) });
  };
  add('status', status === 'all' ? 'Open, snoozed and done' : null);
  add('worthFrom', worthFrom && `From ${compactText(worthFrom)}`);
  add('worthTo', worthTo && `To ${compactText(worthTo)}`);
  add('scheme', scheme && (schemeName ?? `Scheme ${scheme}`));
  return filters;
}
