import { useServices } from '../../lib/react.ts';
import { mayLeave } from '../../ui/navigation/leave-guard.ts';

/** No part of the start; fetched at the first sign of a user, so that a logout need not wait for it. */
export const loadLosses = () => import('./lost-by-logout.ts');

/**
 * Spec §4: logging out asks while a transaction is started, wherever one is. The excepted screens are free to open, not
 * to log out from. It also asks before it removes what is kept on this device; without any of it, one is out at once.
 */
export function useMayLogOut(): () => Promise<boolean> {
  const services = useServices();
  return async () => {
    // Nobody is kept in for want of a file.
    const lost = await loadLosses().then(
      ({ lostByLogout }) => lostByLogout(services),
      () => [],
    );
    return mayLeave(null, lost);
  };
}
