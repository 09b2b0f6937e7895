import { useServices } from '../../lib/react.ts';
import { mayLeave } from '../../ui/navigation/leave-guard.ts';

/** Logout waits on the pop-up when work is in progress (Spec §4). */
export function useLogout(): () => void {
  const { logout } = useServices();
  return () => {
    void mayLeave(null).then((leave) => (leave ? logout() : undefined));
  };
}
