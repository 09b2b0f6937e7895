import type { Me } from '@hub/contract/console/login-calls';
import type { StaffCall } from '@hub/contract/console/staff-call';
import type { StaffRight } from '@hub/domain/staff/roles';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { StaffSession } from '../session/staff-session.ts';
import type { OpenAct } from './open-act.ts';
import type { StaffClient } from './staff-client.ts';

interface Console {
  readonly client: StaffClient;
  readonly session: StaffSession;
  readonly openAct: OpenAct;
}

/** Filled once by `ConsoleApp`. */
export const ConsoleContext = createContext<Console | null>(null);

export function useConsole(): Console {
  const found = useContext(ConsoleContext);
  if (!found) throw new Error('ConsoleContext has no provider above this component');
  return found;
}

/** Filled by the frame of those who are logged in. */
export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('MeContext has no provider above this component');
  return me;
}

export const useMay = (right: StaffRight): boolean => useMe().rights.includes(right);

/** The key of a call's answer: its name comes first, so that all answers of a call can be read again. */
export const keyOf = (call: { readonly name: string }, input: unknown) => [call.name, input] as const;

/** A read of the console, kept by its input. */
export function useStaffQuery<Req, Res>(
  call: StaffCall<Req, Res>,
  input: NoInfer<Req>,
  options: {
    readonly enabled?: boolean;
    readonly refetchInterval?: number;
    readonly refetchOnWindowFocus?: 'always';
    readonly keepsLast?: boolean;
  } = {},
): UseQueryResult<Res, Error> {
  const { client } = useConsole();
  const { keepsLast = false, ...rest } = options;
  return useQuery<Res, Error>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => client.call(call, input, signal),
    ...(keepsLast && { placeholderData: (before: Res | undefined) => before as never }),
    ...rest,
  });
}
