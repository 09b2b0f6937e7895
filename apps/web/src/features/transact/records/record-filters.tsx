import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { dayText } from '@hub/domain';
import { orderKinds } from '@hub/domain/orders/terms/order-terms';
import type { ReactNode } from 'react';
import { DateRangeFields } from '../../../ui/form/date/date-range-fields.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { ListFilters, SearchRow } from '../../../ui/layout/list-filters.tsx';
import { SelectChip } from '../../../ui/list/filter-chip.tsx';
import { type ActiveFilter, FilterPanel } from '../../../ui/list/filter-panel.tsx';
import { isFiltered, type SharedState, unfiltered } from '../record-acts/record-list-state.ts';

const kindOptions = [
  { value: '', text: 'All kinds' },
  ...orderKinds.map((value) => ({ value, text: orderKindTexts[value].title })),
] as const;

interface RecordFiltersProps {
  shared: SharedState;
  /** Takes over what is given; the rest stays. */
  onChange: (change: Partial<SharedState>) => void;
  /** The statuses, as chips. */
  statuses: ReactNode;
  /** The name of the investor the list is narrowed to, where it is. */
  investorName: string | null;
  done: string;
  children: ReactNode;
}

export function RecordFilters(props: RecordFiltersProps) {
  const { shared, onChange, statuses, investorName, done, children } = props;
  const { typed, setTyped, lookNow } = useTyped(shared.words, (words) => onChange({ words }));
  const { kind, from, to, investor } = shared;
  const active: ActiveFilter[] = [];
  if (investor) {
    active.push({
      id: 'investor',
      text: investorName ?? 'One investor',
      remove: () => onChange({ investor: null }),
    });
  }
  if (from) active.push({ id: 'from', text: `From ${dayOf(from)}`, remove: () => onChange({ from: null }) });
  if (to) active.push({ id: 'to', text: `To ${dayOf(to)}`, remove: () => onChange({ to: null }) });
  return (
    <ListFilters>
      <SearchRow>
        <SearchField
          label="Search by investor, scheme, folio or reference"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        {children}
      </SearchRow>
      <FilterPanel
        strip={
          <>
            {statuses}
            <SelectChip
              label="Kind"
              value={kind ?? ''}
              options={kindOptions}
              onChange={(value) => onChange({ kind: value === '' ? null : value })}
            />
          </>
        }
        active={active}
        onClear={isFiltered(shared) ? () => onChange(unfiltered) : null}
        done={done}
      >
        <DateRangeFields
          labels={['Created from', 'Created to']}
          from={from ?? ''}
          to={to ?? ''}
          onChange={(range) => onChange({ from: range.from || null, to: range.to || null })}
        />
      </FilterPanel>
    </ListFilters>
  );
}

/** An address written by hand may name a day that no calendar has. */
function dayOf(day: string): string {
  try {
    return dayText(day);
  } catch {
    return day;
  }
}
