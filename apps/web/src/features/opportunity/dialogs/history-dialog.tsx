import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { actText } from '../../../parts/contact/act-words.ts';
import { orderHref } from '../../../parts/transaction/order-link.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Moment } from '../../../ui/date/moment.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { useRowHistory } from '../calls/queries.ts';
import styles from './dialogs.module.css';

interface HistoryDialogProps {
  list: OpportunityList;
  row: OpportunityRow;
  onClose: () => void;
}

/** All that was done about one row, newest first. */
export function HistoryDialog({ list, row, onClose }: HistoryDialogProps) {
  return (
    <SidePanel
      title={`History of ${row.investor}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Acts list={list} row={row} />
    </SidePanel>
  );
}

function Acts({ list, row }: Pick<HistoryDialogProps, 'list' | 'row'>) {
  const { data, error, refetch } = useRowHistory(list, row);
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The history could not be loaded"
        loading="Loading the history"
        lines={['long', 'medium']}
      />
    );
  }
  if (data.acts.length === 0) {
    return <EmptyState title="Nothing yet" text="Calls, messages, notes and orders appear here." />;
  }
  return (
    <ol className="stack">
      {data.acts.map((act) => (
        <li key={`${act.at} ${act.act}`} className={`stack gap-2 pad-12-0 anywhere ${styles.act}`}>
          <b>{actText(act)}</b>
          <Moment at={act.at} className="mute text-small" />
          {act.note !== null && <p className="as-written soft text-note">{act.note}</p>}
          {act.order !== null && (
            <RouteLink href={orderHref(act.order.reference)}>Order {act.order.reference}</RouteLink>
          )}
        </li>
      ))}
    </ol>
  );
}
