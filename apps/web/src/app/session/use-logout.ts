import { useServices } from '../../lib/react.ts';
import { useMayLogOut } from '../../parts/transaction/may-log-out.ts';

/** Logout waits on the pop-up when work is in progress (Spec §4). */
export function useLogout(): () => void {
  const { logout } = useServices();
  const mayLogOut = useMayLogOut();
  return () => {
    void mayLogOut().then((leave) => (leave ? logout() : undefined));
  };
}
