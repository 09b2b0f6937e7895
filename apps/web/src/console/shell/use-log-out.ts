import { logOut } from '@hub/contract/console/login-calls';
import { useQueryClient } from '@tanstack/react-query';
import { usePageServices } from '../../lib/react.ts';
import { useConsole } from '../calls/console-context.ts';
import { StaffError } from '../calls/staff-client.ts';

/** Nothing of the person stays in the tab. */
export function useLogOut(): () => Promise<void> {
  const { client, session, openAct } = useConsole();
  const { toaster } = usePageServices();
  const queries = useQueryClient();
  return async () => {
    try {
      await client.call(logOut, {});
    } catch (error) {
      // Whose session is over already is out.
      if (!(error instanceof StaffError && error.status === 401)) {
        toaster.show('error', error instanceof Error ? error.message : String(error));
        return;
      }
    }
    openAct.close();
    sessionStorage.clear();
    session.leave();
    queries.clear();
  };
}
