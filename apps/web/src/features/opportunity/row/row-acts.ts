import type { RequestOf, ResponseOf } from '@hub/contract';
import { actOnRows } from '@hub/contract/calls/opportunity/opportunity-acts';
import { dayText } from '@hub/domain';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useServices } from '../../../lib/react.ts';
import { rowsText } from '../calls/counted.ts';
import { opportunityKey } from '../calls/queries.ts';

export type RequestedAct = RequestOf<typeof actOnRows>;
export type Refused = ResponseOf<typeof actOnRows>['refused'];

/** What is asked about one row, wherever it stands. */
export const oneRow = (list: OpportunityList, key: string) => ({ list, status: 'all' as const, keys: [key] });

const said: Readonly<Record<RequestedAct['act'], (what: string, requested: RequestedAct) => string>> = {
  call: (what) => `Called: ${what}.`,
  message: (what) => `Messaged: ${what}.`,
  snooze: (what, { until }) => `Snoozed until ${until ? dayText(until) : 'later'}: ${what}.`,
  note: (what) => `Noted: ${what}.`,
  done: (what) => `Done: ${what}.`,
  reopen: (what) => `Open again: ${what}.`,
};

/** Does it, says so, and reads lists and counts again. Rows that were refused are handed on. */
export function useActOnRows(onRefused: (refused: Refused) => void) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (requested: RequestedAct) => api.call(actOnRows, requested),
    onSuccess({ rows, refused }, requested) {
      if (rows > 0) {
        toaster.show('success', said[requested.act](rowsText(requested.list, rows), requested));
      }
      if (refused.length > 0) onRefused(refused);
    },
    onError: (error) => toaster.show('error', error.message),
    onSettled: () => client.invalidateQueries({ queryKey: opportunityKey }),
  });
}

type Acts = ReturnType<typeof useActOnRows>;

/** Of the list that the rows stand in. */
export const RowActsContext = createContext<{ readonly list: OpportunityList; readonly acts: Acts } | null>(
  null,
);

export function useRowActs() {
  const context = useContext(RowActsContext);
  if (context === null) throw new Error('RowActsContext has no provider above this component');
  return context;
}
