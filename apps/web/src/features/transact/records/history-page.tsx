import { historyFilterNames, recordStageNames } from '@hub/contract/orders/record-texts';
import { historyFilters, recordStages } from '@hub/domain/orders/state/record-statuses';
import { useCallback } from 'react';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { OrderView } from '../order-details/order-view.tsx';
import { historyFilter, historyState } from '../record-acts/record-list-state.ts';
import { Records } from './records.tsx';

const none = {
  all: {
    title: 'No orders yet',
    text: 'Each order appears here once it is sent to its investor, with every step.',
  },
  'Pending for confirmation': {
    title: 'No orders waiting for confirmation',
    text: 'Every link was answered or has expired.',
  },
  CONFIRMED: { title: 'No confirmed orders', text: 'What investors confirm appears here.' },
  'to-pay': {
    title: 'No orders waiting for payment',
    text: 'What investors have confirmed but not paid yet appears here.',
  },
  'with-registrar': {
    title: 'No orders with the registrar',
    text: 'What is confirmed and paid appears here until it is processed.',
  },
  done: { title: 'No completed orders yet', text: 'What the registrar has processed appears here.' },
  failed: {
    title: 'No failed orders',
    text: 'What was declined, rejected or cancelled appears here.',
  },
  'Link Expired': {
    title: 'No expired links',
    text: 'Links that investors do not use in time appear here.',
  },
} as const;

/** Every order that was sent, and each of them by itself. */
export function Page() {
  const { listState, setListState, hrefOf } = useListState(hrefTo('transact/history'), historyState);
  const { order, status, stage } = listState;
  const orderHref = useCallback(
    (reference: string) => hrefOf({ ...listState, order: reference }),
    [hrefOf, listState],
  );
  if (order !== null) {
    return <OrderView key={order} reference={order} listHref={hrefOf({ ...listState, order: null })} />;
  }
  return (
    <Records
      route="transact/history"
      shared={listState}
      onChange={(change) => setListState({ ...listState, ...change })}
      filter={historyFilter(listState)}
      hrefOf={orderHref}
      none={none[stage ?? status]}
      onShowAll={
        stage === null && status === 'all'
          ? null
          : () => setListState({ ...listState, status: 'all', stage: null })
      }
      statuses={(first) => (
        <>
          {historyFilters.map((one) => (
            <FilterChip
              key={one}
              chosen={stage === null && status === one}
              {...(first && { count: first.statuses[one] })}
              onChange={() => setListState({ ...listState, status: one, stage: null })}
            >
              {historyFilterNames[one]}
            </FilterChip>
          ))}
          {recordStages.map((one) => (
            <FilterChip
              key={one}
              chosen={stage === one}
              {...(first && { count: first.stages[one] })}
              onChange={(chosen) => setListState({ ...listState, status: 'all', stage: chosen ? one : null })}
            >
              {recordStageNames[one]}
            </FilterChip>
          ))}
        </>
      )}
    />
  );
}
