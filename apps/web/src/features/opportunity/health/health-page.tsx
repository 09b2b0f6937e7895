import { MOST_ROWS_CHOSEN } from '@hub/contract/calls/opportunity/opportunity';
import type { SipInNeed } from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { sipStateNames } from '@hub/contract/opportunity/sip-health-texts';
import { sipStates } from '@hub/domain/opportunity/sip-health';
import { ExportAndMessage } from '../../../parts/message/export-and-message.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { ListFilters, SearchRow } from '../../../ui/layout/list-filters.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { selectedIds, useRowSelection } from '../../../ui/table/row-selection.ts';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import styles from '../row/opportunity-list.module.css';
import { healthCards, healthColumns } from './health-columns.tsx';
import {
  type HealthList,
  type RequestedSips,
  requestedBy,
  sipsText,
  useSipHealth,
  useSipMessages,
  useSipsExport,
} from './health-query.ts';
import type { HealthState } from './health-state.ts';

const rowHeights = { table: 62, card: 172 };
const nameOf = ({ investor, regNo }: SipInNeed) => `${investor}, SIP ${regNo}`;

interface HealthPageProps {
  listState: HealthState;
  onListState: (listState: HealthState) => void;
}

/** Every SIP that somebody is needed for, once, in its gravest state, with the act that helps. */
export function HealthPage({ listState, onListState }: HealthPageProps) {
  const list = useSipHealth(listState);
  const { first, total } = list;
  const requested = requestedBy(listState);
  const save = useSipsExport(requested, total);
  const chosen = useRowSelection(JSON.stringify(requested), MOST_ROWS_CHOSEN);
  const { ids, except } = selectedIds(chosen);
  const { typed, setTyped, lookNow } = useTyped(listState.words, (words) =>
    onListState({ ...listState, words }),
  );
  return (
    <>
      <PageHeader
        back
        title="SIP health"
        note={
          <span role="status">{list.isStale ? 'Searching…' : (noteOf(first) ?? 'Loading the SIPs…')}</span>
        }
      />
      <ListFilters>
        <SearchRow>
          <SearchField
            label="Search by investor, scheme, folio or SIP number"
            value={typed}
            onChange={setTyped}
            onSubmit={lookNow}
          />
          {total > 0 && <ExportMenu what={sipsText(total)} onExport={save} />}
        </SearchRow>
        <ScrollStrip label="State">
          {sipStates.map((state) => (
            <FilterChip
              key={state}
              chosen={listState.state === state}
              {...(first?.states && { count: first.states[state].plans })}
              onChange={(isChosen) => onListState({ ...listState, state: isChosen ? state : null })}
            >
              {sipStateNames[state]}
            </FilterChip>
          ))}
        </ScrollStrip>
      </ListFilters>
      <Detail />
      <DataTable
        list={list}
        name="sip-health"
        label="SIP health"
        columns={healthColumns}
        cards={healthCards}
        heights={rowHeights}
        selection={{
          chosen,
          nameOf,
          what: sipsText,
          actions: (
            <ChosenSips
              requested={{ ...requested, ...(ids && { keys: ids }), ...(except && { except }) }}
              count={chosen.countOf(total)}
            />
          ),
        }}
        rowClass={styles.row}
        failed="The SIPs could not be loaded"
        empty={<Empty listState={listState} onListState={onListState} />}
      />
    </>
  );
}

function ChosenSips({ requested, count }: { requested: RequestedSips; count: number }) {
  const save = useSipsExport(requested, count);
  const messages = useSipMessages(requested);
  return <ExportAndMessage what={sipsText(count)} onExport={save} messages={messages} />;
}

/** Each state's own list has more columns, and its rows can be snoozed. */
function Detail() {
  return (
    <p className="flex wrap gap-4-16 below-16 soft text-note">
      Each SIP is listed once, by its most serious problem; what is lost soonest comes first. With all
      columns:{' '}
      <RouteLink to="opportunity/sip/rejected" className="tap-area">
        Rejected
      </RouteLink>{' '}
      <RouteLink to="opportunity/sip/ceased" className="tap-area">
        Ceased
      </RouteLink>{' '}
      <RouteLink to="opportunity/lapse-radar" className="tap-area">
        Lapse radar
      </RouteLink>{' '}
      <RouteLink href={`${hrefTo('reports/sip')}?view=at-risk`} className="tap-area">
        Debits at risk
      </RouteLink>
    </p>
  );
}

/** `86 SIPs, ₹2.95 L a month · 736 SIPs run, ₹36.50 L a month`. */
function noteOf(first: HealthList | null): string | null {
  if (!first?.totals || !first.running) return null;
  const { totals, running } = first;
  return `${sipsText(totals.plans)}, ${compactText(totals.monthly)} a month · ${sipsText(running.plans)} ${running.plans === 1 ? 'runs' : 'run'}, ${compactText(running.monthly)} a month`;
}

function Empty({ listState, onListState }: HealthPageProps) {
  if (listState.words !== '' || listState.state !== null) {
    return (
      <EmptyState title="No SIPs match" text="Try fewer words, or another state.">
        <Button look="outline" onClick={() => onListState({ ...listState, words: '', state: null })}>
          Show all
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Every SIP is in order"
      text="A SIP appears here when a debit bounces, its mandate or KYC runs into trouble, it ends soon or it stopped."
    />
  );
}
