import type { RateCardReply } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { ListFilters } from '../../../ui/layout/list-filters.tsx';
import { FilterChip, SelectChip } from '../../../ui/list/filter-chip.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import type { CardState } from '../links/card-state.ts';

const stateNames = { coming: 'coming', 'in-force': 'in force' } as const;

interface CardFiltersProps {
  reply: RateCardReply;
  state: CardState;
  onState: (next: CardState) => void;
}

export function CardFilters({ reply: { versions, card }, state, onState }: CardFiltersProps) {
  const { typed, setTyped, lookNow } = useTyped(state.words, (words) => onState({ ...state, words }));
  const inForce = versions.find((one) => one.state === 'in-force')?.version;
  return (
    <ListFilters>
      <SearchField
        label="Search by scheme or category"
        value={typed}
        onChange={setTyped}
        onSubmit={lookNow}
      />
      <ScrollStrip label="Version and view">
        <SelectChip
          label="Version"
          value={card?.version ?? ''}
          options={versions.map((one) => ({
            value: one.version,
            text: one.state === 'past' ? one.version : `${one.version}, ${stateNames[one.state]}`,
          }))}
          onChange={(version) => onState({ ...state, version: version === inForce ? null : version })}
        />
        <FilterChip chosen={state.show === 'rates'} onChange={() => onState({ ...state, show: 'rates' })}>
          Rates
        </FilterChip>
        <FilterChip
          chosen={state.show === 'changes'}
          count={card?.changes.length ?? 0}
          onChange={() => onState({ ...state, show: 'changes' })}
        >
          What changed
        </FilterChip>
      </ScrollStrip>
    </ListFilters>
  );
}
