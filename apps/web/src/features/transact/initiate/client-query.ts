import { href } from '@hub/contract';
import { totalClients } from '@hub/contract/calls/dashboard/dashboard';
import { type ClientFolio, transactClient } from '@hub/contract/calls/transact/transact-client';
import { mayOpen } from '@hub/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi, useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { useOwnQuery } from '../../../parts/transaction/folio-links.ts';
import { readTransactionStart } from '../../../parts/transaction/start-transaction.ts';
import { useNavigation } from '../../../ui/navigation/navigation.ts';

interface ChosenClient {
  readonly investor: string;
  readonly folio?: string | undefined;
}

/** Whom the order is for, as the address says it: it stands there again after a reload, and on the way back. */
export function useChosenClient() {
  const api = useApi();
  const navigation = useNavigation();
  const path = href('transact/initiate');
  const { investor, folio: named } = readTransactionStart(useOwnQuery(path));
  const query = useQuery({
    queryKey: ['transact', 'client', investor],
    queryFn:
      investor === undefined
        ? skipToken
        : ({ signal }) => api.call(transactClient, { investorId: investor }, { signal }),
  });
  const folios = query.data?.folios;
  const folio: ClientFolio | undefined = folios?.find(({ folioNo }) => folioNo === named) ?? folios?.[0];
  const choose = (next: ChosenClient | null) => {
    const start =
      next && new URLSearchParams({ investor: next.investor, ...(next.folio && { folio: next.folio }) });
    navigation.go(start === null ? path : `${path}?${start}`, { replace: true });
  };
  return { investor, query, folio, choose };
}

/** How many clients there are, for whoever may open their list; null until it is known. */
export function useClientList(): { readonly mayOpenList: boolean; readonly clients: number | null } {
  const api = useApi();
  const { session, platform } = useServices();
  const mayOpenList = mayOpen('investor/list', visitorOf(useStore(session), platform.kind));
  const { data } = useQuery({
    queryKey: ['dashboard', 'clients'],
    queryFn: mayOpenList
      ? ({ signal }) => api.call(totalClients, {}, { signal, background: true })
      : skipToken,
  });
  return { mayOpenList, clients: data?.clients ?? null };
}
