import { peopleTexts } from '@hub/contract/console/people-texts';
import { listStaff, type StaffMember } from '@hub/contract/console/staff-calls';
import { roleNames } from '@hub/contract/staff/role-texts';
import { joinStaff } from '@hub/contract/staff/staff-acts';
import { staffRoles } from '@hub/domain/staff/roles';
import { Ago } from '../../ui/date/ago.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Segmented } from '../../ui/form/choice/segmented.tsx';
import { SearchField } from '../../ui/form/text/search-field.tsx';
import { useTyped } from '../../ui/form/typing/use-typed.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SelectChip } from '../../ui/list/filter-chip.tsx';
import { alwaysOneOf, listStateOf, oneOf, text } from '../../ui/list/list-state.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { ActStrip } from '../acts/act-strip.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { type DenseColumns, DenseTable } from '../layout/dense-table.tsx';
import { paths, personPath } from '../routes/screens.ts';
import { loginsOf, rolesOf } from './person-words.ts';
import { RightsTable } from './rights-table.tsx';

const texts = peopleTexts;

const states = listStateOf({
  view: alwaysOneOf(['people', 'rights'], 'people'),
  who: alwaysOneOf(['here', 'left'], 'here'),
  words: text('q'),
  role: oneOf(staffRoles),
});

const columns: DenseColumns<StaffMember> = [
  {
    id: 'name',
    header: texts.columns.name,
    cell: ({ id, name, email }) => (
      <>
        <RouteLink href={personPath(id)}>{name}</RouteLink> <span className="mute normal">{email}</span>
      </>
    ),
  },
  { id: 'roles', header: texts.columns.roles, cell: rolesOf },
  { id: 'logins', header: texts.columns.logins, isExtra: true, cell: loginsOf },
  {
    id: 'seen',
    header: texts.columns.seen,
    cell: ({ seenAt }) => (seenAt === null ? texts.never : <Ago at={seenAt} />),
  },
  {
    id: 'sessions',
    header: texts.columns.sessions,
    figures: true,
    isExtra: true,
    cell: ({ sessions }) => sessions,
  },
];

/** Who works here, with which roles; and what each role opens. */
export function PeoplePage() {
  const { listState, setListState } = useListState(paths.staff, states);
  const { view } = listState;
  const views = (['people', 'rights'] as const).map((value) => ({ value, text: texts.views[value] }));
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <div className="one-line">
            <Segmented
              label={texts.view}
              value={view}
              options={views}
              onChange={(next) => setListState({ ...listState, view: next })}
            />
          </div>
        }
      />
      {view === 'rights' ? <RightsTable /> : <People listState={listState} onListState={setListState} />}
    </>
  );
}

type State = typeof states.anywhere;

function People({ listState, onListState }: { listState: State; onListState: (next: State) => void }) {
  const { words, role, who } = listState;
  const { typed, setTyped, lookNow } = useTyped(words, (next) => onListState({ ...listState, words: next }));
  const filter = {
    ...(words !== '' && { search: words }),
    ...(role !== null && { role }),
    left: who === 'left',
  };
  const { data, error, refetch, isPlaceholderData } = useStaffQuery(listStaff, filter, { keepsLast: true });
  const roles = [
    { value: '', text: texts.anyRole },
    ...staffRoles.map((value) => ({ value, text: roleNames[value] })),
  ];
  const whoOptions = (['here', 'left'] as const).map((value) => ({ value, text: texts[value] }));
  return (
    <>
      <ActStrip label={texts.title} acts={[{ act: joinStaff, given: {} }]} />
      <div className="row wrap gap-8">
        <div className="grow">
          <SearchField label={texts.search} value={typed} onChange={setTyped} onSubmit={lookNow} />
        </div>
        <SelectChip
          label={texts.role}
          value={role ?? ''}
          options={roles}
          onChange={(value) =>
            onListState({ ...listState, role: staffRoles.find((one) => one === value) ?? null })
          }
        />
        <Segmented
          label={texts.whoLabel}
          value={who}
          options={whoOptions}
          onChange={(next) => onListState({ ...listState, who: next })}
        />
      </div>
      {!data ? (
        <QueryState
          error={error}
          onRetry={refetch}
          failed={texts.failed}
          loading={texts.loading}
          lines={['block']}
          failsInCard
        />
      ) : data.people.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <DenseTable
          label={texts.views.people}
          columns={columns}
          rows={data.people}
          rowKey={({ id }) => id}
          isStale={isPlaceholderData}
        />
      )}
    </>
  );
}
