import { masterTexts } from '@hub/contract/console/master-texts';
import { listSchemes } from '@hub/contract/console/scheme-calls';
import type { StaffReplyOf } from '@hub/contract/console/staff-call';
import { loadSchemes } from '@hub/contract/reference/scheme-master-acts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { Nav } from '../../ui/figure/nav.tsx';
import { SearchField } from '../../ui/form/text/search-field.tsx';
import { useTyped } from '../../ui/form/typing/use-typed.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { listStateOf, text } from '../../ui/list/list-state.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { ActStrip } from '../acts/act-strip.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { type DenseColumns, DenseTable } from '../layout/dense-table.tsx';
import { dayOrNone } from '../registers/day-text.ts';
import { paths, schemePath } from '../routes/screens.ts';

const texts = masterTexts.schemes;
const names = texts.columns;
const states = listStateOf({ words: text('q') });
type Row = StaffReplyOf<typeof listSchemes>['rows'][number];

const columns: DenseColumns<Row> = [
  {
    id: 'name',
    header: names.name,
    cell: ({ code, name }) => <RouteLink href={schemePath(code)}>{name}</RouteLink>,
  },
  { id: 'code', header: names.code, cell: ({ code }) => code },
  { id: 'category', header: names.category, isExtra: true, cell: ({ category }) => category },
  {
    ...{ id: 'rta', header: names.rta, isExtra: true },
    cell: ({ rta, rtaCode }) => <span className="one-line">{`${texts.registrars[rta]} ${rtaCode}`}</span>,
  },
  {
    ...{ id: 'state', header: names.state },
    cell: ({ isOpen }) => (
      <StatusChip tone={isOpen ? 'good' : 'calm'}>{isOpen ? texts.open : texts.closed}</StatusChip>
    ),
  },
  {
    ...{ id: 'nav', header: names.nav, figures: true },
    cell: ({ nav }) => (nav === null ? texts.none : <Nav value={nav} />),
  },
  {
    ...{ id: 'navDay', header: names.navDay },
    cell: ({ navDay }) => <span className="one-line">{dayOrNone(navDay)}</span>,
  },
];

/** Every scheme of the house, open or closed. */
export function SchemesPage() {
  const { listState, setListState } = useListState(paths.schemes, states);
  const { words } = listState;
  const { typed, setTyped, lookNow } = useTyped(words, (next) => setListState({ words: next }));
  const query = useStaffQuery(listSchemes, words === '' ? {} : { search: words }, { keepsLast: true });
  return (
    <>
      <PageHeader title={texts.title} />
      <ActStrip label={texts.acts} acts={[{ act: loadSchemes, given: {} }]} />
      <SearchField label={texts.search} value={typed} onChange={setTyped} onSubmit={lookNow} />
      <Schemes query={query} isSearched={words !== ''} />
    </>
  );
}

interface SchemesProps {
  query: ReturnType<typeof useStaffQuery<unknown, { rows: readonly Row[] }>>;
  isSearched: boolean;
}

function Schemes({ query: { data, error, refetch, isPlaceholderData }, isSearched }: SchemesProps) {
  if (!data) {
    const { failed, loading } = texts;
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed={failed}
        loading={loading}
        lines={['block']}
        failsInCard
      />
    );
  }
  if (data.rows.length === 0) {
    return isSearched ? (
      <EmptyState title={texts.empty} text={texts.emptyText} />
    ) : (
      <EmptyState title={texts.emptyMaster} text={texts.emptyMasterText} />
    );
  }
  return (
    <>
      <p role="status" className="mute text-note">
        {texts.count(data.rows.length.toLocaleString('en-IN'))}
      </p>
      <DenseTable
        label={texts.title}
        columns={columns}
        rows={data.rows}
        rowKey={({ code }) => code}
        isStale={isPlaceholderData}
      />
    </>
  );
}
