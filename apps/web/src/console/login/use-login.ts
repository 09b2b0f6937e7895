import {
  finishPasskeyLogin,
  finishRecheck,
  readMe,
  startPasskeyLogin,
  startProviderLogin,
  startRecheck,
} from '@hub/contract/console/login-calls';
import { loginTexts } from '@hub/contract/console/login-texts';
import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePageServices } from '../../lib/react.ts';
import { keyOf, useConsole } from '../calls/console-context.ts';
import { StaffError } from '../calls/staff-client.ts';
import { readPasskey } from './passkey.ts';

const messageOf = (error: unknown): string =>
  error instanceof StaffError ? error.message : loginTexts.passkeyStopped;

/** One try at a time, and what stood in its way. */
function useTry() {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly problem: string | null }>({
    isBusy: false,
    problem: null,
  });
  const busy = useRef(false);
  const attempt = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setState({ isBusy: true, problem: null });
    try {
      await work();
      setState({ isBusy: false, problem: null });
    } catch (error) {
      setState({ isBusy: false, problem: messageOf(error) });
    } finally {
      busy.current = false;
    }
  };
  return { ...state, attempt };
}

/** Leaves the page for the provider; what is typed is kept by the tab. */
function useProvider() {
  const { client } = useConsole();
  const { drafts } = usePageServices();
  return async (purpose: 'login' | 'recheck') => {
    const here = window.location.pathname + window.location.search;
    const returnTo = here.startsWith(`${CONSOLE_PATH}/login`) ? CONSOLE_PATH : here;
    const { url } = await client.call(startProviderLogin, { purpose, returnTo });
    await drafts.flush();
    window.location.assign(url);
  };
}

/** The ways in. Whoever comes back as the same person finds the page as it was left. */
export function useLogin() {
  const { client, session } = useConsole();
  const queries = useQueryClient();
  const toProvider = useProvider();
  const { attempt, ...state } = useTry();
  const enter = async () => {
    const me = await client.call(readMe, {});
    if (me.id !== session.getSnapshot().staffId) queries.clear();
    queries.setQueryData(keyOf(readMe, {}), me);
    session.start(me.id);
    await queries.invalidateQueries();
  };
  return {
    ...state,
    withProvider: () => attempt(() => toProvider('login')),
    withPasskey: () =>
      attempt(async () => {
        const { challenge, options } = await client.call(startPasskeyLogin, {});
        const answer = await readPasskey(options);
        await client.call(finishPasskeyLogin, { challenge, answer });
        await enter();
      }),
  };
}

/** The same person once more, for what is dangerous. */
export function useRecheck(onDone: () => void) {
  const { client } = useConsole();
  const toProvider = useProvider();
  const { attempt, ...state } = useTry();
  return {
    ...state,
    withProvider: () => attempt(() => toProvider('recheck')),
    withPasskey: () =>
      attempt(async () => {
        const { passkey } = await client.call(startRecheck, {});
        if (passkey === null)
          throw new StaffError(loginTexts.noPasskeys, { status: 0, call: startRecheck.name });
        const answer = await readPasskey(passkey.options);
        await client.call(finishRecheck, { challenge: passkey.challenge, answer });
        onDone();
      }),
  };
}
