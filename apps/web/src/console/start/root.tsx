import { consoleTexts } from '@hub/contract/console/console-texts';
import { type Me, readMe } from '@hub/contract/console/login-calls';
import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { ApiError } from '../../lib/api/api.ts';
import { useStore } from '../../lib/react.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { MeContext, useConsole, useStaffQuery } from '../calls/console-context.ts';
import { LoginAgain } from '../login/login-again.tsx';
import { LoginPage } from '../login/login-page.tsx';
import { Frame } from '../shell/frame.tsx';

/** Rights are believed for so long; what they no longer open the server refuses at once. */
const READ_AGAIN_MS = 60_000;
/** While the login stands over the page. */
const LOOK_AGAIN_MS = 5000;

/** What a stranger may open too. */
const open = new Set([`${CONSOLE_PATH}/login`, `${CONSOLE_PATH}/invitation`]);

export function Root() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      {open.has(path) ? <Outlet /> : <OfStaff />}
      <Toasts />
    </>
  );
}

/** The address stays as it is while somebody logs in: behind the login stands the screen they asked for. */
function OfStaff() {
  const { session } = useConsole();
  const { state } = useStore(session);
  const me = useStaffQuery(
    readMe,
    {},
    {
      enabled: state !== 'out',
      refetchInterval: state === 'over' ? LOOK_AGAIN_MS : READ_AGAIN_MS,
      // Who logged in again in another tab is back here at once.
      refetchOnWindowFocus: 'always',
    },
  );
  if (state === 'out') return <LoginPage />;
  if (me.data) {
    return (
      <LoggedIn me={me.data} readAt={me.dataUpdatedAt}>
        {state === 'over' && <LoginAgain />}
      </LoggedIn>
    );
  }
  if (me.error instanceof ApiError && me.error.status === 401) return <LoginPage />;
  const { loading, failed } = consoleTexts.start;
  return (
    <main>
      <QueryState
        error={me.error}
        onRetry={me.refetch}
        failed={failed}
        loading={loading}
        lines={['title', 'block']}
      />
    </main>
  );
}

function LoggedIn({ me, readAt, children }: { me: Me; readAt: number; children: ReactNode }) {
  const { session, openAct } = useConsole();
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer says anew that somebody is logged in
  useLayoutEffect(() => {
    const { staffId } = session.getSnapshot();
    if (staffId !== null && staffId !== me.id) {
      // Somebody else has logged in meanwhile, perhaps in another tab: nothing of the first one stays.
      openAct.close();
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== readMe.name });
    }
    session.start(me.id);
  }, [me.id, readAt]);
  return (
    <MeContext value={me}>
      <Frame>
        <Outlet />
      </Frame>
      {children}
    </MeContext>
  );
}
