import { type LoginKind, sendOtp } from '@hub/contract/calls/session';
import type { Arn } from '@hub/domain';
import type { Api } from '../../lib/api/api.ts';

/** A code that is on its way, and everything needed to ask for another. */
export interface SentCode {
  readonly arn: Arn;
  readonly loginAs: LoginKind | undefined;
  readonly requestId: string;
  /** As the server shows it: never the whole number or address. */
  readonly maskedTarget: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly expiresInSeconds: number;
  /** Epoch milliseconds from which another may be asked for. */
  readonly resendAt: number;
}

export async function askForCode(api: Api, arn: Arn, loginAs: LoginKind | undefined): Promise<SentCode> {
  const reply = await api.call(sendOtp, { arn, ...(loginAs && { loginAs }) });
  const { requestId, maskedTarget, channel, expiresInSeconds, resendAfterSeconds } = reply;
  const resendAt = Date.now() + resendAfterSeconds * 1000;
  return { arn, loginAs, requestId, maskedTarget, channel, expiresInSeconds, resendAt };
}
