import { useServices } from '../../lib/react.ts';
import { mayLeave } from '../../ui/navigation/leave-guard.ts';

export const transactionBegun = 'The transaction you began is not finished.';

/**
 * Spec §4: logging out asks while a transaction is started, wherever one is. The excepted screens are free to open, not
 * to log out from.
 */
export function useMayLogOut(): () => Promise<boolean> {
  const { transaction } = useServices();
  return () => mayLeave(null, transaction.getSnapshot() === null ? null : transactionBegun);
}
