import type { NavChoices, NavSort } from '@hub/contract/calls/nav/nav';
import { type AssetClass, assetClasses } from '@hub/domain';
import type { ReactNode } from 'react';
import { SearchField } from '../../ui/form/text/search-field.tsx';
import { useTyped } from '../../ui/form/typing/use-typed.ts';
import bar from '../../ui/layout/list-filters.module.css';
import { ListFilters, SearchRow } from '../../ui/layout/list-filters.tsx';
import { FilterChip, SelectChip } from '../../ui/list/filter-chip.tsx';
import { ScrollStrip } from '../../ui/tabs/scroll-strip.tsx';
import styles from './nav-filters.module.css';
import { type NavListState, sorting } from './nav-list-state.ts';

interface NavFiltersProps {
  listState: NavListState;
  /** Null until the first page is here. */
  choices: NavChoices | null;
  onListState: (listState: NavListState) => void;
}

const optionNames = { GROWTH: 'Growth', IDCW: 'IDCW' } as const;
const planNames = { REGULAR: 'Regular', DIRECT: 'Direct' } as const;

const sorts: readonly { readonly value: `${NavSort}-${'asc' | 'desc'}`; readonly text: string }[] = [
  { value: 'name-asc', text: 'Name, A to Z' },
  { value: 'name-desc', text: 'Name, Z to A' },
  { value: 'nav-desc', text: 'Highest NAV' },
  { value: 'nav-asc', text: 'Lowest NAV' },
  { value: 'change-desc', text: 'Biggest rise' },
  { value: 'change-asc', text: 'Biggest fall' },
  { value: 'return1y-desc', text: 'Highest 1Y return' },
  { value: 'return1y-asc', text: 'Lowest 1Y return' },
];

/** What is looked for, and beside it what can be done with what is found. */
export function NavFilters({
  listState,
  choices,
  onListState,
  children,
}: NavFiltersProps & { children: ReactNode }) {
  const { typed, setTyped, lookNow } = useTyped(listState.words, (words) =>
    onListState({ ...listState, words }),
  );
  return (
    <ListFilters>
      <SearchRow>
        <SearchField
          label="Search by name, category, AMFI code or ISIN"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        {children}
      </SearchRow>
      <div className={`shrink ${styles.chips}`}>
        <ScrollStrip label="Filters">
          <SelectChip
            label="Sort by"
            className={bar.sort}
            value={`${listState.sort}-${sorting.orderOf(listState)}`}
            options={sorts}
            onChange={(value) => {
              const [sort = 'name', order = 'asc'] = value.split('-') as [NavSort, 'asc' | 'desc'];
              onListState(sorting.inOrder(listState, sort, order));
            }}
          />
          {choices && <Choices listState={listState} choices={choices} onListState={onListState} />}
        </ScrollStrip>
      </div>
    </ListFilters>
  );
}

function Choices({ listState, choices, onListState }: NavFiltersProps & { choices: NavChoices }) {
  const { assetClass } = listState;
  const inClass = choices.categories.filter((one) => assetClass === null || one.assetClass === assetClass);
  const countOf = (wanted: AssetClass) =>
    choices.categories.reduce((sum, one) => sum + (one.assetClass === wanted ? one.schemes : 0), 0);
  return (
    <>
      {(Object.keys(assetClasses) as AssetClass[])
        .filter((one) => countOf(one) > 0)
        .map((one) => (
          <FilterChip
            key={one}
            chosen={assetClass === one}
            count={countOf(one)}
            // A category belongs to one class: another class begins without.
            onChange={(chosen) =>
              onListState({ ...listState, assetClass: chosen ? one : null, category: null })
            }
          >
            {assetClasses[one]}
          </FilterChip>
        ))}
      <SelectChip
        label="Category"
        value={listState.category ?? ''}
        options={[
          { value: '', text: 'All categories' },
          ...[...new Set(inClass.map(({ category }) => category))]
            .sort()
            .map((category) => ({ value: category, text: category })),
        ]}
        onChange={(category) => onListState({ ...listState, category: category || null })}
      />
      {choices.options.length > 1 &&
        choices.options.map((option) => (
          <FilterChip
            key={option}
            chosen={listState.option === option}
            onChange={(chosen) => onListState({ ...listState, option: chosen ? option : null })}
          >
            {optionNames[option]}
          </FilterChip>
        ))}
      {choices.plans.length > 1 &&
        choices.plans.map((plan) => (
          <FilterChip
            key={plan}
            chosen={listState.plan === plan}
            onChange={(chosen) => onListState({ ...listState, plan: chosen ? plan : null })}
          >
            {planNames[plan]}
          </FilterChip>
        ))}
    </>
  );
}
