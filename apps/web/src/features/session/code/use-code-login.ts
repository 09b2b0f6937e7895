import type { RequestOf, ResponseOf } from '@hub/contract';
import { validatePreLogin, validateSendOtp } from '@hub/contract/calls/session/session';
import type { LoginKind } from '@hub/domain/session/login-kinds';
import { useServices } from '../../../lib/react.ts';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { useEnter } from '../frame/use-enter.ts';

/** What a right code led to: inside, or not and why. */
type CodeOutcome =
  | { readonly at: 'inside' }
  /** There is no account to open. */
  | { readonly at: 'not-empanelled'; readonly arn: string }
  /** The ARN belongs to another of the three logins. */
  | { readonly at: 'other-login'; readonly arn: string; readonly loginAs: LoginKind };

/** A code as it was typed, with what shows that strangers' guesses are not this device's. */
export type EnteredCode = Omit<RequestOf<typeof validateSendOtp>, 'device'>;

export type CheckCode = (entered: EnteredCode, onVerified: () => void) => Promise<CodeOutcome>;

const inside: CodeOutcome = { at: 'inside' };

type Outside = Extract<ResponseOf<typeof validateSendOtp>, { arnStatus: string }>;

const outside = (reply: Outside): CodeOutcome =>
  reply.arnStatus === 'other-login'
    ? { at: 'other-login', arn: reply.arn, loginAs: reply.loginAs }
    : { at: 'not-empanelled', arn: reply.arn };

/** Checks the code, opens the session and goes where the user wanted to. Rejects when the code is refused. */
export function useCodeLogin(): CheckCode {
  const { api, platform } = useServices();
  const enter = useEnter();
  return async (entered, onVerified) => {
    const device = await platform.device();
    const result = await api.call(validateSendOtp, { ...entered, device });
    onVerified();
    if ('arnStatus' in result) return outside(result);
    await enter(result, { offerDeviceLogin: true });
    return inside;
  };
}

/** The same before a transaction: the session may transact and nothing else, and no profile is kept (Spec §6). */
export function useTransactionLogin(): CheckCode {
  const { api, platform, session } = useServices();
  const navigation = useNavigation();
  return async (entered, onVerified) => {
    const device = await platform.device();
    const result = await api.call(validatePreLogin, { ...entered, device });
    onVerified();
    if ('arnStatus' in result) return outside(result);
    await session.preLogin(result);
    navigation.go(hrefTo('transact/initiate'), { replace: true });
    return inside;
  };
}
