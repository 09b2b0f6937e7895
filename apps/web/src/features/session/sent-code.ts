import { type otpChannels, sendOtp, startPreLogin } from '@hub/contract/calls/session';
import type { Arn, LoginKind } from '@hub/domain';
import type { Api } from '../../lib/api/api.ts';
import type { Pass } from './let-through.ts';

export type CodeChannel = (typeof otpChannels)[number];

/** A registered contact, as the server shows it: never the whole number or address. */
interface Contact {
  readonly channel: CodeChannel;
  readonly maskedTarget: string;
}

/** Who wants a code, and where it could go; the first contact is the first choice. */
export interface CodeTarget {
  readonly arn: Arn;
  readonly loginAs: LoginKind | undefined;
  readonly contacts: readonly Contact[];
}

/** A code that is on its way, and everything needed to ask for another. */
export interface SentCode extends CodeTarget, Contact {
  readonly requestId: string;
  readonly expiresInSeconds: number;
  /** Epoch milliseconds from which another may be asked for, and until which this one is good. */
  readonly resendAt: number;
  readonly expiresAt: number;
}

export const channelName = { SMS: 'SMS', EMAIL: 'e-mail' } as const;

export async function findContacts(
  api: Api,
  arn: Arn,
  loginAs: LoginKind | undefined,
  pass: Pass,
): Promise<CodeTarget> {
  const { contacts } = await api.call(startPreLogin, { arn, ...(loginAs && { loginAs }), ...pass });
  return { arn, loginAs, contacts };
}

export async function sendCode(
  api: Api,
  target: CodeTarget,
  channel: CodeChannel | undefined,
  pass: Pass,
): Promise<SentCode> {
  const { arn, loginAs, contacts } = target;
  const input = { arn, ...(loginAs && { loginAs }), ...(channel && { channel }), ...pass };
  const reply = await api.call(sendOtp, input);
  const { requestId, maskedTarget, expiresInSeconds } = reply;
  const now = Date.now();
  return {
    arn,
    loginAs,
    contacts,
    requestId,
    maskedTarget,
    channel: reply.channel,
    expiresInSeconds,
    resendAt: now + reply.resendAfterSeconds * 1000,
    expiresAt: now + expiresInSeconds * 1000,
  };
}
