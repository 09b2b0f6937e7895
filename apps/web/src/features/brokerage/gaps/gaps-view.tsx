import { gapNames } from '@hub/contract/calls/brokerage/brokerage-shapes';
import { today } from '../../../parts/statement/days.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { ListFilters } from '../../../ui/layout/list-filters.tsx';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import { type GapsPage, useGaps } from '../calls/queries.ts';
import { gapWords } from '../calls/words.ts';
import styles from '../figures/brokerage.module.css';
import type { PayoutState } from '../links/payout-state.ts';
import { monthsOf } from '../links/period.ts';
import { PeriodStrip } from '../links/period-strip.tsx';
import { gapCards, gapColumns } from './gap-columns.tsx';
import { GapSummary, Missing } from './gap-summary.tsx';
import table from './gaps.module.css';

const heights = { table: 62, card: 96 };
const MONTHS_BACK = 60;

interface GapsViewProps {
  state: PayoutState;
  onState: (next: PayoutState) => void;
}

/** What was expected against what came, and each difference by its name. */
export function GapsView({ state, onState }: GapsViewProps) {
  const { words, gap } = state;
  const list = useGaps({ ...monthsOf(state), ...(gap && { gap }), ...(words && { words }) });
  const { typed, setTyped, lookNow } = useTyped(words, (next) => onState({ ...state, words: next }));
  const { first } = list;
  return (
    <div className={`stack shrink gap-16 ${styles.parts}`}>
      <ListFilters>
        <SearchField
          label="Search by client, PAN, folio or scheme"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        <ScrollStrip label="Filters">
          {first && (
            <PeriodStrip
              value={state}
              range={range()}
              shown={first}
              onChange={(period) => onState({ ...state, ...period })}
            />
          )}
          <GapChips state={state} first={first} onState={onState} />
        </ScrollStrip>
      </ListFilters>
      {first && <GapSummary page={first} />}
      <DataTable
        list={list}
        name="brokerage-gaps"
        label="Gaps"
        columns={gapColumns}
        cards={gapCards}
        heights={heights}
        rowClass={table.row}
        failed="The gaps could not be loaded"
        empty={<Empty state={state} onState={onState} />}
      />
      {first && first.missing.length > 0 && <Missing missing={first.missing} />}
    </div>
  );
}

function range() {
  const last = today();
  return {
    first: last.subtract({ months: MONTHS_BACK }).toString().slice(0, 7),
    last: last.toString().slice(0, 7),
  };
}

/** Those that are there, and the one that is chosen. */
function GapChips({ state, first, onState }: GapsViewProps & { first: GapsPage | null }) {
  return gapNames.map((name) => {
    const found = first?.names.find((one) => one.gap === name);
    if (!found && state.gap !== name) return null;
    return (
      <FilterChip
        key={name}
        chosen={state.gap === name}
        {...(found && { count: found.count })}
        onChange={(chosen) => onState({ ...state, gap: chosen ? name : null })}
      >
        {gapWords[name].name}
      </FilterChip>
    );
  });
}

function Empty({ state, onState }: GapsViewProps) {
  if (state.words !== '' || state.gap !== null) {
    return (
      <EmptyState title="No gap matches" text="Try fewer words, part of a name, or another kind of gap.">
        <Button look="outline" onClick={() => onState({ ...state, words: '', gap: null })}>
          Show all
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No gap in these months"
      text="All brokerage received matches what was expected, to the paisa."
    />
  );
}
