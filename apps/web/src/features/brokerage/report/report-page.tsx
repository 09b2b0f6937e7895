import { lazy, Suspense, useCallback } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { NoLines } from '../calls/no-lines.tsx';
import { useReport, useReportExport } from '../calls/queries.ts';
import { ReadOutline } from '../calls/read.tsx';
import { counted, monthText } from '../calls/words.ts';
import { InvoiceButton } from '../invoice/invoice-button.tsx';
import { BrokerageFrame, useIsVisitor, VisitorPage } from '../links/brokerage-frame.tsx';
import {
  isFiltered,
  lineOf,
  type ReportState,
  reportState,
  requestedOf,
  sorting,
  unfiltered,
} from '../links/report-state.ts';
import styles from './report.module.css';
import { laidOut } from './report-columns.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportHrefContext } from './report-row.tsx';
import { ReportTotals } from './report-totals.tsx';

const LineView = lazy(() =>
  import('../line/line-view.tsx').then(({ LineView: view }) => ({ default: view })),
);

const heights = { table: 62, card: 96 };
const here = hrefTo('brokerage/report');

/** Every line of brokerage, and each of them by itself. */
export function Page() {
  const { listState, setListState, hrefOf } = useListState(here, reportState);
  const hrefWith = useCallback(
    (change: Partial<ReportState>) => hrefOf({ ...listState, ...change }),
    [hrefOf, listState],
  );
  if (useIsVisitor()) return <VisitorPage route="brokerage/report" here={here} />;
  const line = listState.line === null ? null : lineOf(listState.line);
  if (line !== null) {
    return (
      <Suspense fallback={<ReadOutline what="this line" />}>
        <LineView key={listState.line} line={line} listHref={hrefWith({ line: null })} />
      </Suspense>
    );
  }
  return (
    <ReportHrefContext value={hrefWith}>
      <Report state={listState} onState={setListState} />
    </ReportHrefContext>
  );
}

interface ReportProps {
  state: ReportState;
  onState: (next: ReportState) => void;
}

function Report({ state, onState }: ReportProps) {
  const requested = requestedOf(state);
  const list = useReport(requested);
  const { first, total } = list;
  const save = useReportExport(requested, total);
  const what = counted(total, 'row');
  const isBare = first !== null && first.months === null;
  return (
    <BrokerageFrame
      route="brokerage/report"
      here={here}
      note={
        <span role="status">
          {list.isStale
            ? 'Searching…'
            : first
              ? isBare
                ? 'No lines yet'
                : noteOf(first, what)
              : 'Loading the report…'}
        </span>
      }
      actions={
        first && !isBare && first.from === first.to && <InvoiceButton month={first.to}>Invoice</InvoiceButton>
      }
    >
      {isBare ? (
        <NoLines />
      ) : (
        <>
          <ReportFilters state={state} first={first} onState={onState}>
            {total > 0 && <ExportMenu what={what} onExport={save} />}
          </ReportFilters>
          {first && total > 0 && <ReportTotals totals={first.totals} workedAt={first.workedAt} />}
          <DataTable
            list={list}
            name={`brokerage-${state.group}`}
            label="Brokerage report"
            {...laidOut[state.group]}
            heights={heights}
            sorting={{ by: state.sort, order: sorting.orderOf(state) }}
            onSort={(by) => onState(sorting.sortedBy(state, by))}
            rowClass={styles.row}
            failed="The report could not be loaded"
            empty={<Empty state={state} onState={onState} />}
          />
        </>
      )}
    </BrokerageFrame>
  );
}

/** `1,204 rows · Apr 2026 to Oct 2026`. */
function noteOf({ from, to }: { readonly from: string; readonly to: string }, what: string): string {
  return `${what} · ${from === to ? monthText(from) : `${monthText(from)} to ${monthText(to)}`}`;
}

function Empty({ state, onState }: ReportProps) {
  if (isFiltered(state)) {
    return (
      <EmptyState
        title="No lines match"
        text="Try fewer words, part of a name, other months or another filter."
      >
        <Button look="outline" onClick={() => onState({ ...state, ...unfiltered })}>
          Clear the filters
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No lines in these months" text="The registrars paid nothing for them.">
      <Button look="outline" onClick={() => onState({ ...state, period: 'newest', from: null, to: null })}>
        Show the latest month
      </Button>
    </EmptyState>
  );
}
