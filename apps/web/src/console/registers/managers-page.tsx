import { registerTexts } from '@hub/contract/console/register-texts';
import { listManagers, type ManagerRow } from '@hub/contract/console/rm-calls';
import * as acts from '@hub/contract/relationship-managers/relationship-manager-acts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { CheckBox } from '../../ui/form/choice/check-box.tsx';
import { SearchField } from '../../ui/form/text/search-field.tsx';
import { useTyped } from '../../ui/form/typing/use-typed.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { listStateOf, oneOf, text } from '../../ui/list/list-state.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { ActStrip } from '../acts/act-strip.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { DenseTable } from '../layout/dense-table.tsx';
import { paths } from '../routes/screens.ts';
import { managerOptions, NO_RM } from './manager-choices.ts';
import { managerColumns } from './manager-columns.tsx';

const texts = registerTexts.managers;
const states = listStateOf({ words: text('q'), left: oneOf(['yes']) });

/** Who looks after distributors, how many, and who covers an absence. */
export function ManagersPage() {
  const { listState, setListState } = useListState(paths.managers, states);
  const { words, left } = listState;
  const { typed, setTyped, lookNow } = useTyped(words, (next) => setListState({ ...listState, words: next }));
  const filter = { ...(words !== '' && { search: words }), ...(left !== null && { withLeft: true }) };
  const query = useStaffQuery(listManagers, filter, { keepsLast: true });
  const all = useStaffQuery(listManagers, {}).data?.rows ?? [];
  const withoutRm = query.data?.withoutRm ?? 0;
  const options = managerOptions(all);
  return (
    <>
      <PageHeader
        title={texts.title}
        note={
          withoutRm > 0 && (
            <RouteLink href={`${paths.distributors}?rm=${NO_RM}`}>
              {texts.withoutRm(withoutRm.toLocaleString('en-IN'))}
            </RouteLink>
          )
        }
      />
      <ActStrip
        label={texts.title}
        acts={[
          { act: acts.addManagerAct, given: {} },
          { act: acts.moveArns, given: {}, options: { to: options, from: options } },
        ]}
      />
      <div className="row wrap gap-8">
        <div className="grow">
          <SearchField label={texts.search} value={typed} onChange={setTyped} onSubmit={lookNow} />
        </div>
        <CheckBox
          label={texts.withLeft}
          checked={left !== null}
          onChange={(event) =>
            setListState({ ...listState, left: event.currentTarget.checked ? 'yes' : null })
          }
        />
      </div>
      <Managers query={query} options={options} isSearched={words !== ''} />
    </>
  );
}

interface ManagersProps {
  query: ReturnType<typeof useStaffQuery<unknown, { rows: readonly ManagerRow[] }>>;
  options: ReturnType<typeof managerOptions>;
  isSearched: boolean;
}

function Managers({
  query: { data, error, refetch, isPlaceholderData },
  options,
  isSearched,
}: ManagersProps) {
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
  if (data.rows.length === 0) {
    return <EmptyState title={texts.empty} text={isSearched ? texts.emptySearch : texts.emptyText} />;
  }
  return (
    <DenseTable
      label={texts.title}
      columns={managerColumns(options)}
      rows={data.rows}
      rowKey={({ id }) => id}
      isStale={isPlaceholderData}
    />
  );
}
