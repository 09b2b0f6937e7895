import type { RouteId } from '@hub/domain';
import { isInCart } from '@hub/domain/orders/terms/flow-steps';
import { useServices } from '../../lib/react.ts';
import { mayLeave } from '../../ui/navigation/leave-guard.ts';

/** What is asked before a transaction is left that was begun on a screen. */
export const leavingText = (startedOn: RouteId): string =>
  isInCart(startedOn)
    ? 'Your orders are not sent yet. They stay in the cart.'
    : 'The transaction you started is not finished.';

/**
 * Spec §4: logging out asks while a transaction is started, wherever one is. The excepted screens are free to open, not
 * to log out from.
 */
export function useMayLogOut(): () => Promise<boolean> {
  const { transaction } = useServices();
  return () => {
    const started = transaction.getSnapshot();
    return mayLeave(null, started && leavingText(started.route));
  };
}
