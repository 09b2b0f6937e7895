import { useEffect } from 'react';
import { useServices } from '../../../lib/react.ts';

/** A login for one transaction is over once it is known what was sent (Spec §6). */
export function useEndOfLogin(isOver: boolean): void {
  const { endTransactionLogin } = useServices();
  useEffect(() => {
    if (isOver) void endTransactionLogin();
  }, [isOver, endTransactionLogin]);
}
