import * as acts from '@hub/contract/arn-register/arn-register-acts';
import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import { listDistributors } from '@hub/contract/console/distributor-calls';
import { registerTexts } from '@hub/contract/console/register-texts';
import { listManagers } from '@hub/contract/console/rm-calls';
import { arnStates } from '@hub/domain/arn-register/arn-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/action/button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SearchField } from '../../ui/form/text/search-field.tsx';
import { useTyped } from '../../ui/form/typing/use-typed.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { FilterChip, SelectChip } from '../../ui/list/filter-chip.tsx';
import { listStateOf, maybe, oneOf, text } from '../../ui/list/list-state.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { ScrollStrip } from '../../ui/tabs/scroll-strip.tsx';
import { ActStrip } from '../acts/act-strip.tsx';
import { useConsole, useStaffQuery } from '../calls/console-context.ts';
import { DenseTable } from '../layout/dense-table.tsx';
import { paths } from '../routes/screens.ts';
import { distributorColumns } from './distributor-columns.tsx';
import { managerChoices, NO_RM } from './manager-choices.ts';

const texts = registerTexts.list;

const states = listStateOf({ words: text('q'), state: oneOf(arnStates), rm: maybe(/^[\w-]{1,40}$/) });
type State = typeof states.anywhere;

/** As the call asks for it; nobody's ARNs are asked for by an empty text. */
const requestOf = ({ words, state, rm }: State) => ({
  ...(words !== '' && { search: words }),
  ...(state !== null && { states: [state] }),
  ...(rm !== null && { rm: rm === NO_RM ? '' : rm }),
});

function useDistributors(filter: ReturnType<typeof requestOf>) {
  const { client } = useConsole();
  return useInfiniteQuery({
    queryKey: [listDistributors.name, 'pages', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      client.call(
        listDistributors,
        { ...filter, ...(pageParam !== undefined && { after: pageParam }) },
        signal,
      ),
    getNextPageParam: ({ more }) => more ?? undefined,
    placeholderData: (before) => before,
  });
}

/** Every ARN with its status here and at AMFI, its validity, its RM and its book. */
export function DistributorsPage() {
  const { listState, setListState } = useListState(paths.distributors, states);
  const query = useDistributors(requestOf(listState));
  return (
    <>
      <PageHeader title={texts.title} />
      <ActStrip label={texts.acts} acts={[{ act: acts.loadRegister, given: {} }]} />
      <Filters
        listState={listState}
        onListState={setListState}
        byState={query.data?.pages[0]?.byState ?? {}}
      />
      <Rows query={query} isFiltered={states.write(listState) !== ''} />
    </>
  );
}

interface FiltersProps {
  listState: State;
  onListState: (next: State) => void;
  byState: Readonly<Record<string, number>>;
}

function Filters({ listState, onListState, byState }: FiltersProps) {
  const { words, state, rm } = listState;
  const { typed, setTyped, lookNow } = useTyped(words, (next) => onListState({ ...listState, words: next }));
  const managers = useStaffQuery(listManagers, {}).data;
  return (
    <div className="row wrap gap-8">
      <div className="grow">
        <SearchField label={texts.search} value={typed} onChange={setTyped} onSubmit={lookNow} />
      </div>
      <SelectChip
        label={texts.manager}
        value={rm ?? ''}
        options={managerChoices(managers?.rows ?? [])}
        onChange={(value) => onListState({ ...listState, rm: value || null })}
      />
      <ScrollStrip label={texts.states}>
        {arnStates
          .filter((one) => (byState[one] ?? 0) > 0 || one === state)
          .map((one) => (
            <FilterChip
              key={one}
              chosen={one === state}
              count={byState[one] ?? 0}
              onChange={(chosen) => onListState({ ...listState, state: chosen ? one : null })}
            >
              {arnStateTexts.states[one]}
            </FilterChip>
          ))}
      </ScrollStrip>
    </div>
  );
}

function Rows({ query, isFiltered }: { query: ReturnType<typeof useDistributors>; isFiltered: boolean }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed={texts.failed}
        loading={texts.loading}
        lines={['block']}
        failsInCard
      />
    );
  }
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) {
    return isFiltered ? (
      <EmptyState title={texts.empty} text={texts.emptyText} />
    ) : (
      <EmptyState title={texts.emptyRegister} text={texts.emptyRegisterText} />
    );
  }
  const counted = (count: number) => count.toLocaleString('en-IN');
  return (
    <>
      <p role="status" className="mute text-note">
        {texts.count(counted(rows.length), counted(data.pages[0]?.total ?? rows.length))}
      </p>
      <DenseTable
        label={texts.title}
        columns={distributorColumns}
        rows={rows}
        rowKey={({ arn }) => arn}
        isStale={query.isPlaceholderData}
      />
      {isFetchNextPageError && (
        <p role="alert" className="danger">
          {texts.moreFailed}
        </p>
      )}
      {hasNextPage && (
        <div>
          <Button look="outline" busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}
