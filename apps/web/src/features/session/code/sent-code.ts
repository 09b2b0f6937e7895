import { sendOtp, startPreLogin } from '@hub/contract/calls/session/session';
import type { Arn } from '@hub/domain';
import type { LoginKind } from '@hub/domain/session/login-kinds';
import type { Api } from '../../../lib/api/api.ts';
import type { Pass } from '../../../parts/one-time-code/let-through.ts';
import { type CodeChannel, type OnItsWay, onItsWay } from '../../../parts/one-time-code/on-its-way.ts';

/** Who wants a code, and where it could go; the first contact is the first choice. */
export interface CodeTarget {
  readonly arn: Arn;
  readonly loginAs: LoginKind | undefined;
  readonly contacts: readonly Pick<OnItsWay, 'channel' | 'maskedTarget'>[];
}

/** A code that is on its way, and everything needed to ask for another. */
export interface SentCode extends CodeTarget, OnItsWay {
  readonly requestId: string;
}

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
  return { arn, loginAs, contacts, requestId: reply.requestId, ...onItsWay(reply) };
}
