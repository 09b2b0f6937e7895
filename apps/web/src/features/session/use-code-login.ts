import { validatePreLogin, validateSendOtp } from '@hub/contract/calls/session';
import { useServices } from '../../lib/react.ts';
import { hrefTo, useNavigation } from '../../ui/navigation.ts';
import { useEnter } from './use-enter.ts';

export interface CodeOutcome {
  /** The ARN, when the code was right and there is no account to open. */
  readonly notEmpanelled: string | null;
}

type CheckCode = (requestId: string, otp: string, onVerified: () => void) => Promise<CodeOutcome>;

const inside: CodeOutcome = { notEmpanelled: null };

/** Checks the code, opens the session and goes where the user wanted to. Rejects when the code is refused. */
export function useCodeLogin(): CheckCode {
  const { api, platform } = useServices();
  const enter = useEnter();
  return async (requestId, otp, onVerified) => {
    const device = await platform.device();
    const result = await api.call(validateSendOtp, { requestId, otp, device });
    onVerified();
    if ('standing' in result) return { notEmpanelled: result.arn };
    await enter(result, { offerDeviceLogin: true });
    return inside;
  };
}

/** The same before a transaction: the session may transact and nothing else, and no profile is kept (Spec §6). */
export function useTransactionLogin(): CheckCode {
  const { api, platform, session } = useServices();
  const navigation = useNavigation();
  return async (requestId, otp, onVerified) => {
    const device = await platform.device();
    const result = await api.call(validatePreLogin, { requestId, otp, device });
    onVerified();
    if ('standing' in result) return { notEmpanelled: result.arn };
    await session.preLogin(result);
    navigation.go(hrefTo('transact/initiate'), { replace: true });
    return inside;
  };
}
