import { goalPaceTexts } from '@hub/contract/goal-planner/goal-texts';
import { dayText, routes } from '@hub/domain';
import { goalPaces } from '@hub/domain/goal-planner/goal-progress';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { PlusIcon } from '../../../ui/action/icons.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { ListFilters } from '../../../ui/layout/list-filters.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import { useGoals } from '../goals/queries.ts';
import { GoalRow } from './goal-row.tsx';
import { type GoalState, goalState } from './list-state.ts';

interface GoalListProps {
  state: GoalState;
  onChange: (next: GoalState) => void;
  hrefOf: (next: GoalState) => string;
}

/** All goals, the furthest behind first. */
export function GoalList({ state, onChange, hrefOf }: GoalListProps) {
  const { words, pace, investor } = state;
  const { typed, setTyped, lookNow } = useTyped(words, (next) => onChange({ ...state, words: next }));
  const { list, counts, asOn } = useGoals({
    ...(pace !== null && { pace }),
    ...(words !== '' && { search: words }),
    ...(investor !== null && { investorId: investor }),
  });
  const newHref = hrefOf({ ...state, form: 'new' });
  const isFiltered = words !== '' || pace !== null;
  return (
    <>
      <PageHeader
        back
        title={routes['goal-planner'].title}
        note={asOn === null ? null : `Holdings as on ${dayText(asOn)}`}
        actions={
          <ButtonLink href={newHref}>
            <Icon of={PlusIcon} size={16} />
            Plan a goal
          </ButtonLink>
        }
      />
      <ListFilters>
        <SearchField label="Search by goal or person" value={typed} onChange={setTyped} onSubmit={lookNow} />
        <ScrollStrip label="Filters">
          {goalPaces.map((one) => (
            <FilterChip
              key={one}
              chosen={pace === one}
              {...(counts && { count: counts[one] })}
              onChange={(chosen) => onChange({ ...state, pace: chosen ? one : null })}
            >
              {goalPaceTexts[one]}
            </FilterChip>
          ))}
          {investor !== null && (
            <FilterChip chosen onChange={() => onChange({ ...state, investor: null })}>
              One client
            </FilterChip>
          )}
        </ScrollStrip>
      </ListFilters>
      <DataList
        list={list}
        label="Goals"
        row={(goal) => <GoalRow goal={goal} href={hrefOf({ ...state, goal: goal.id })} />}
        failed="The goals could not be loaded"
        empty={
          isFiltered ? (
            <EmptyState title="No goals match" text="Try fewer words, or another filter.">
              <Button look="outline" onClick={() => onChange(goalState.anywhere)}>
                Show all goals
              </Button>
            </EmptyState>
          ) : (
            <EmptyState
              title={investor === null ? 'No goals yet' : 'No goals of this client yet'}
              text="Work out with a client what a study, a home or retirement will cost, and the SIP that gets there. You can then track the plan against actual holdings."
            >
              <ButtonLink href={newHref} look="outline">
                Plan a goal
              </ButtonLink>
            </EmptyState>
          )
        }
      />
    </>
  );
}
