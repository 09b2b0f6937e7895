import { brand } from 'virtual:brand';
import { matchRoute } from '@hub/contract';
import { isTransactionPopupMode, type RouteId, staysInTransaction } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useServices, useStore } from '../../lib/react.ts';
import { leavingText } from '../../parts/transaction/lost-by-logout.ts';
import { startsTransaction } from '../../parts/transaction/start-transaction.ts';
import { useLeaveGuard } from '../../ui/navigation/leave-guard.ts';

/**
 * Spec §4: a transaction is in progress once it was begun with data (see `ui/start-transaction.ts`), on every screen in
 * popup mode. Leaving those, and logging out, asks first. Screens of the transaction need do nothing for it but call
 * `transaction.end()` when it is sent or given up.
 */
export function useTransactionGuard(route: RouteId | null): void {
  const { transaction } = useServices();
  const started = useStore(transaction);
  const location = useLocation();
  const popup = route !== null && isTransactionPopupMode(route);
  // The address may be the next page's already.
  const isHere = matchRoute(location.pathname, brand.slug)?.route === route;
  const starts = popup && isHere && startsTransaction(location.searchStr);
  const href = location.pathname + location.searchStr;
  useEffect(() => {
    if (starts && route) void transaction.start({ route, href }).catch(() => {});
  }, [starts, route, href, transaction]);
  const mayGoTo = useMemo(
    () => (to: RouteId) => transaction.getSnapshot() === null || staysInTransaction(to),
    [transaction],
  );
  useLeaveGuard(popup && started !== null, { message: route === null ? '' : leavingText(route), mayGoTo });
}
