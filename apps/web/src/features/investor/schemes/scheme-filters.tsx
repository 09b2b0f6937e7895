import type { ChangeView, SchemeSort } from '@hub/contract/calls/investor/investor-schemes';
import { type AssetClass, assetClasses } from '@hub/domain';
import type { ReactNode } from 'react';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import bar from '../../../ui/layout/list-filters.module.css';
import { ListFilters } from '../../../ui/layout/list-filters.tsx';
import { FilterChip, SelectChip } from '../../../ui/list/filter-chip.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import styles from './scheme-list.module.css';
import { isChangeView, type SchemeListState, sortedAs, sorting } from './scheme-list-state.ts';

interface Sort {
  readonly value: `${SchemeSort}-${'asc' | 'desc'}`;
  readonly text: string;
}

const byName: readonly Sort[] = [{ value: 'name-asc', text: 'Name, A to Z' }];
const byChange: readonly Sort[] = [
  { value: 'change-desc', text: 'Biggest rise' },
  { value: 'change-asc', text: 'Biggest fall' },
  ...byName,
];
const sorts: Readonly<Record<SchemeListState['view'], readonly Sort[]>> = {
  'since-day': byChange,
  'since-month': byChange,
  'since-year': byChange,
  held: [
    { value: 'aum-desc', text: 'Largest AUM' },
    { value: 'aum-asc', text: 'Smallest AUM' },
    { value: 'gain-desc', text: 'Largest gain' },
    { value: 'gain-asc', text: 'Largest loss' },
    { value: 'holders-desc', text: 'Most folios' },
    ...byName,
  ],
  moved: [
    { value: 'net-desc', text: 'Highest net inflow' },
    { value: 'net-asc', text: 'Highest net outflow' },
    { value: 'bought-desc', text: 'Most bought' },
    { value: 'sold-desc', text: 'Most sold' },
    ...byName,
  ],
};

type Listed = 'held' | 'moved' | 'change';
const views = [
  { value: 'held', text: 'Held now' },
  { value: 'moved', text: 'In and out', label: 'Bought or sold this month' },
  { value: 'change', text: 'Change', label: 'AUM against an earlier day' },
] as const;

const changes: readonly { readonly view: ChangeView; readonly text: string }[] = [
  { view: 'since-day', text: 'Last day' },
  { view: 'since-month', text: 'This month' },
  { view: 'since-year', text: 'This FY' },
];

interface SchemeFiltersProps {
  listState: SchemeListState;
  onListState: (listState: SchemeListState) => void;
  /** What can be done with what is found. */
  children: ReactNode;
}

export function SchemeFilters({ listState, onListState, children }: SchemeFiltersProps) {
  const { typed, setTyped, lookNow } = useTyped(listState.words, (words) =>
    onListState({ ...listState, words }),
  );
  const { assetClass, view } = listState;
  return (
    <ListFilters stacked>
      <div className={`flex wrap gap-8 ${styles.top}`}>
        <SearchField
          label="Search by name, category or AMFI code"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        <div className={`stack middle fixed tap one-line ${styles.views}`}>
          <Segmented
            label="What is listed"
            value={(isChangeView(view) ? 'change' : view) satisfies Listed}
            options={views}
            // Another view begins with its own order.
            onChange={(next: Listed) =>
              onListState({
                ...listState,
                view: next === 'change' ? 'since-day' : next,
                sort: 'aum',
                order: null,
              })
            }
          />
        </div>
        {children}
      </div>
      <ScrollStrip label="Filters">
        <SelectChip
          label="Sort by"
          className={bar.sort}
          value={`${sortedAs(listState).sort}-${sorting.orderOf(sortedAs(listState))}`}
          options={sorts[view]}
          onChange={(value) => {
            const [sort = 'aum', order = 'desc'] = value.split('-') as [SchemeSort, 'asc' | 'desc'];
            onListState(sorting.inOrder(listState, sort, order));
          }}
        />
        {isChangeView(view) &&
          changes.map((one) => (
            <FilterChip
              key={one.view}
              chosen={view === one.view}
              onChange={() => onListState({ ...listState, view: one.view })}
            >
              {one.text}
            </FilterChip>
          ))}
        {(Object.keys(assetClasses) as AssetClass[]).map((one) => (
          <FilterChip
            key={one}
            chosen={assetClass === one}
            onChange={(chosen) => onListState({ ...listState, assetClass: chosen ? one : null })}
          >
            {assetClasses[one]}
          </FilterChip>
        ))}
      </ScrollStrip>
    </ListFilters>
  );
}
