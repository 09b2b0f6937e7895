import { type PlanKind, type PlanSort, type PlanStatus, planStatuses } from '@hub/contract/calls/reports';
import { type AssetClass, assetClasses, frequencies } from '@hub/domain';
import type { ReactNode } from 'react';
import { SearchField } from '../../ui/form/search-field.tsx';
import { useTyped } from '../../ui/form/use-typed.ts';
import { ScrollStrip } from '../../ui/layout/scroll-strip.tsx';
import { FilterChip, SelectChip } from '../../ui/list/filter-chip.tsx';
import { type PlanPlace, sorting } from './plan-place.ts';
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
  place: PlanPlace;
  /** Null until the first page is here. */
  statuses: Readonly<Record<PlanStatus, number>> | null;
  /** The name of the scheme the register is narrowed to, where it is. */
  schemeName: string | null;
  onPlace: (place: PlanPlace) => void;
  children: ReactNode;
}

export function RegisterFilters(props: RegisterFiltersProps) {
  const { kind, place, statuses, schemeName, onPlace, children } = props;
  const { typed, setTyped, lookNow } = useTyped(place.words, (words) => onPlace({ ...place, words }));
  const all = statuses && planStatuses.reduce((sum, status) => sum + statuses[status], 0);
  return (
    <div className={styles.filters}>
      <div className={styles.top}>
        <SearchField
          label={`Search by investor, scheme, folio or ${kind} number`}
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        {children}
      </div>
      <div className={styles.views}>
        <ScrollStrip label="Views and filters">
          <FilterChip
            chosen={place.view === null}
            {...(all !== null && { count: all })}
            onChange={() => onPlace({ ...place, view: null })}
          >
            All
          </FilterChip>
          {planStatuses.map((status) => (
            <FilterChip
              key={status}
              chosen={place.view === status}
              {...(statuses && { count: statuses[status] })}
              onChange={(chosen) => onPlace({ ...place, view: chosen ? status : null })}
            >
              {statusNames[status]}
            </FilterChip>
          ))}
          <SelectChip
            label="Asset class"
            value={place.assetClass ?? ''}
            options={classOptions}
            onChange={(value) => onPlace({ ...place, assetClass: value === '' ? null : value })}
          />
          <SelectChip
            label="Frequency"
            value={place.frequency ?? ''}
            options={frequencyOptions}
            onChange={(value) => onPlace({ ...place, frequency: value === '' ? null : value })}
          />
          <SelectChip
            label="Sort by"
            className={styles.sort}
            value={`${place.sort}-${sorting.orderOf(place)}`}
            options={sorts}
            onChange={(value) => {
              const [sort = 'nextOn', order = 'asc'] = value.split('-') as [PlanSort, 'asc' | 'desc'];
              onPlace(sorting.inOrder(place, sort, order));
            }}
          />
          {place.scheme !== null && (
            <FilterChip chosen onChange={() => onPlace({ ...place, scheme: null })}>
              {schemeName ?? `Scheme ${place.scheme}`}
            </FilterChip>
          )}
        </ScrollStrip>
      </div>
    </div>
  );
}
