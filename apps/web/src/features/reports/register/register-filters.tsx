import {
  type PlanKind,
  type PlanSort,
  type PlanStatus,
  planStatuses,
} from '@hub/contract/calls/reports/reports';
import { type AssetClass, assetClasses } from '@hub/domain';
import { frequencies } from '@hub/domain/plans/frequencies';
import type { ReactNode } from 'react';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import bar from '../../../ui/layout/list-filters.module.css';
import { ListFilters, SearchRow } from '../../../ui/layout/list-filters.tsx';
import { FilterChip, SelectChip } from '../../../ui/list/filter-chip.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import { type PlanListState, sorting } from './plan-list-state.ts';
import { statusNames } from './plan-text.ts';
import styles from './register.module.css';

interface Sort {
  readonly value: `${PlanSort}-${'asc' | 'desc'}`;
  readonly text: string;
}

const sorts: readonly Sort[] = [
  { value: 'nextOn-asc', text: 'Next due first' },
  { value: 'amount-desc', text: 'Largest amount' },
  { value: 'amount-asc', text: 'Smallest amount' },
  { value: 'investor-asc', text: 'Investor, A to Z' },
  { value: 'scheme-asc', text: 'Scheme, A to Z' },
  { value: 'bounces-desc', text: 'Most bounces' },
  { value: 'startsOn-desc', text: 'Newest first' },
  { value: 'endsOn-asc', text: 'Ending first' },
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const classOptions = [
  { value: '', text: 'All classes' },
  ...(Object.keys(assetClasses) as AssetClass[]).map((value) => ({ value, text: assetClasses[value] })),
] as const;
const frequencyOptions = [
  { value: '', text: 'All frequencies' },
  ...frequencies.map((value) => ({ value, text: capital(value) })),
] as const;

interface RegisterFiltersProps {
  kind: PlanKind;
  listState: PlanListState;
  /** Null until the first page is here. */
  statuses: Readonly<Record<PlanStatus, number>> | null;
  /** The name of the scheme the register is narrowed to, where it is. */
  schemeName: string | null;
  onListState: (listState: PlanListState) => void;
  children: ReactNode;
}

export function RegisterFilters(props: RegisterFiltersProps) {
  const { kind, listState, statuses, schemeName, onListState, children } = props;
  const { typed, setTyped, lookNow } = useTyped(listState.words, (words) =>
    onListState({ ...listState, words }),
  );
  const all = statuses && planStatuses.reduce((sum, status) => sum + statuses[status], 0);
  return (
    <ListFilters>
      <SearchRow>
        <SearchField
          label={`Search by investor, scheme, folio or ${kind} number`}
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        {children}
      </SearchRow>
      <div className={`shrink ${styles.views}`}>
        <ScrollStrip label="Views and filters">
          <FilterChip
            chosen={listState.view === null}
            {...(all !== null && { count: all })}
            onChange={() => onListState({ ...listState, view: null })}
          >
            All
          </FilterChip>
          {planStatuses.map((status) => (
            <FilterChip
              key={status}
              chosen={listState.view === status}
              {...(statuses && { count: statuses[status] })}
              onChange={(chosen) => onListState({ ...listState, view: chosen ? status : null })}
            >
              {statusNames[status]}
            </FilterChip>
          ))}
          <SelectChip
            label="Asset class"
            value={listState.assetClass ?? ''}
            options={classOptions}
            onChange={(value) => onListState({ ...listState, assetClass: value === '' ? null : value })}
          />
          <SelectChip
            label="Frequency"
            value={listState.frequency ?? ''}
            options={frequencyOptions}
            onChange={(value) => onListState({ ...listState, frequency: value === '' ? null : value })}
          />
          <SelectChip
            label="Sort by"
            className={bar.sort}
            value={`${listState.sort}-${sorting.orderOf(listState)}`}
            options={sorts}
            onChange={(value) => {
              const [sort = 'nextOn', order = 'asc'] = value.split('-') as [PlanSort, 'asc' | 'desc'];
              onListState(sorting.inOrder(listState, sort, order));
            }}
          />
          {listState.scheme !== null && (
            <FilterChip chosen onChange={() => onListState({ ...listState, scheme: null })}>
              {schemeName ?? `Scheme ${listState.scheme}`}
            </FilterChip>
          )}
        </ScrollStrip>
      </div>
    </ListFilters>
  );
}
