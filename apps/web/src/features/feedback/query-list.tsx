import { queryStatusTexts } from '@hub/contract/feedback/query-texts';
import { routes } from '@hub/domain';
import { queryStatuses } from '@hub/domain/feedback/query-status';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { PlusIcon } from '../../ui/action/icons.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SearchField } from '../../ui/form/text/search-field.tsx';
import { useTyped } from '../../ui/form/typing/use-typed.ts';
import { ListFilters } from '../../ui/layout/list-filters.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { ScrollStrip } from '../../ui/tabs/scroll-strip.tsx';
import { type FeedbackState, feedbackState, PLAIN } from './list-state.ts';
import { useQueries } from './queries.ts';
import { QueryRow } from './query-row.tsx';

interface QueryListProps {
  state: FeedbackState;
  onChange: (next: FeedbackState) => void;
  hrefOf: (next: FeedbackState) => string;
}

/** All queries, searched and by status. */
export function QueryList({ state, onChange, hrefOf }: QueryListProps) {
  const { words, status } = state;
  const { typed, setTyped, lookNow } = useTyped(words, (next) => onChange({ ...state, words: next }));
  const { list, counts } = useQueries({
    ...(status !== null && { status }),
    ...(words !== '' && { search: words }),
  });
  const isFiltered = words !== '' || status !== null;
  const newQuery = (
    <ButtonLink href={hrefOf({ ...state, requested: PLAIN })}>
      <Icon of={PlusIcon} size={16} />
      New query
    </ButtonLink>
  );
  return (
    <>
      <PageHeader back title={routes.feedback.title} note={noteOf(counts)} actions={newQuery} />
      <ListFilters>
        <SearchField
          label="Search by words or reference"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        <ScrollStrip label="Filters">
          {queryStatuses.map((one) => (
            <FilterChip
              key={one}
              chosen={status === one}
              {...(counts && { count: counts[one] })}
              onChange={(chosen) => onChange({ ...state, status: chosen ? one : null })}
            >
              {queryStatusTexts[one]}
            </FilterChip>
          ))}
        </ScrollStrip>
      </ListFilters>
      <DataList
        list={list}
        label="Queries"
        row={(query) => <QueryRow query={query} href={hrefOf({ ...state, query: query.reference })} />}
        failed="Your queries could not be loaded"
        empty={
          isFiltered ? (
            <EmptyState
              title="No queries match"
              text="Try fewer words, a reference like Q-7K3M9T2A, or another status."
            >
              <Button look="outline" onClick={() => onChange(feedbackState.anywhere)}>
                Show all queries
              </Button>
            </EmptyState>
          ) : (
            <EmptyState
              title="No queries yet"
              text="Ask about an order, a statement or your brokerage, or tell us what could be better. The answer appears here."
            >
              <ButtonLink href={hrefOf({ ...state, requested: PLAIN })} look="outline">
                Raise a query
              </ButtonLink>
            </EmptyState>
          )
        }
      />
    </>
  );
}

/** What there is to do, in one line. */
function noteOf(counts: ReturnType<typeof useQueries>['counts']) {
  if (counts === null) return null;
  const waiting = counts.open + counts.reopened;
  const parts = [
    ...(counts.answered > 0 ? [`${counts.answered} answered, to read and close`] : []),
    ...(waiting > 0 ? [`${waiting} with the desk`] : []),
  ];
  return <span role="status">{parts.join(' · ') || 'Nothing open'}</span>;
}
