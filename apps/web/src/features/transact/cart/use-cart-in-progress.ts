import type { RouteId } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices } from '../../../lib/react.ts';

/** Spec §4: orders that are not sent are a transaction in progress; an empty cart is none. */
export function useCartInProgress(route: RouteId, count: number | undefined): void {
  const { transaction } = useServices();
  const href = useLocation({ select: (location) => location.pathname + location.searchStr });
  useEffect(() => {
    if (count === undefined) return;
    // A device that is full must not break the cart.
    const noted = count > 0 ? transaction.start({ route, href }) : transaction.end();
    noted.catch(() => {});
  }, [transaction, route, href, count]);
}
