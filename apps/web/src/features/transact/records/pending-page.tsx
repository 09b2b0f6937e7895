import { LAPSING_HOURS, pendingStatuses } from '@hub/domain/orders/state/record-statuses';
import { useCallback } from 'react';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { OrderView } from '../order-details/order-view.tsx';
import { pendingFilter, pendingState } from '../record-acts/record-list-state.ts';
import { Records } from './records.tsx';

const names = { PENDING: 'Pending', CLOSED: 'Closed' } as const;

const none = {
  PENDING: {
    title: 'No orders waiting for confirmation',
    text: 'An order appears here from the moment its link is sent until the investor answers it.',
  },
  soon: {
    title: 'No links expiring soon',
    text: `Every open link is valid for more than ${LAPSING_HOURS} hours.`,
  },
  CLOSED: { title: 'No closed orders', text: 'What was confirmed, expired or cancelled appears here.' },
} as const;

/** What waits for an investor, with the time that is left. */
export function Page() {
  const { listState, setListState, hrefOf } = useListState(hrefTo('transact/pending'), pendingState);
  const { order, recordStatus, due } = listState;
  const orderHref = useCallback(
    (reference: string) => hrefOf({ ...listState, order: reference }),
    [hrefOf, listState],
  );
  if (order !== null) {
    return <OrderView key={order} reference={order} listHref={hrefOf({ ...listState, order: null })} />;
  }
  return (
    <Records
      route="transact/pending"
      shared={listState}
      onChange={(change) => setListState({ ...listState, ...change })}
      filter={pendingFilter(listState)}
      hrefOf={orderHref}
      none={due === null ? none[recordStatus] : none.soon}
      onShowAll={due === null ? null : () => setListState({ ...listState, due: null })}
      statuses={() => (
        <>
          {pendingStatuses.map((one) => (
            <FilterChip
              key={one}
              chosen={recordStatus === one && due === null}
              onChange={() => setListState({ ...listState, recordStatus: one, due: null })}
            >
              {names[one]}
            </FilterChip>
          ))}
          <FilterChip
            chosen={due !== null}
            onChange={(chosen) =>
              setListState({ ...listState, recordStatus: 'PENDING', due: chosen ? 'soon' : null })
            }
          >
            Expires within {LAPSING_HOURS} hours
          </FilterChip>
        </>
      )}
    />
  );
}
