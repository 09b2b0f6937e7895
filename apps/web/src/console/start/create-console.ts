import { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import type { PageServices } from '../../lib/react.ts';
import { createOpenAct, type OpenAct } from '../calls/open-act.ts';
import { createStaffClient, type StaffClient } from '../calls/staff-client.ts';
import { createStaffSession, type StaffSession } from '../session/staff-session.ts';
import { createPageServices } from './page-services.ts';
import { type ConsoleRouter, createConsoleRouter } from './router.ts';

/** Everything a screen of the console leans on, built once at start. */
export interface ConsoleParts {
  readonly client: StaffClient;
  readonly session: StaffSession;
  readonly page: PageServices;
  readonly openAct: OpenAct;
  readonly queries: QueryClient;
  readonly router: ConsoleRouter;
}

/** Somebody who goes to and fro is not made to wait for what was read a moment ago. */
const FRESH_MS = 5000;

export function createConsole(history: RouterHistory = createBrowserHistory()): ConsoleParts {
  const session = createStaffSession();
  const client = createStaffClient({ onStranger: session.end });
  return {
    client,
    session,
    page: createPageServices(session),
    openAct: createOpenAct(window.sessionStorage, () => window.location.pathname),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: FRESH_MS } } }),
    router: createConsoleRouter(history),
  };
}
