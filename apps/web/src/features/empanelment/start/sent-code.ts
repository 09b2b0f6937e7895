import type { RequestOf } from '@hub/contract';
import { sendOtp } from '@hub/contract/calls/empanelment/empanelment';
import type { Api } from '../../../lib/api/api.ts';
import { type OnItsWay, onItsWay } from '../../../parts/one-time-code/on-its-way.ts';

export interface SentCode extends OnItsWay {
  readonly requestId: string;
  readonly arn: string;
}

type Requested = RequestOf<typeof sendOtp>;

/** To the contact of the ARN's record, whoever asks. */
export async function sendCode(
  api: Api,
  arn: string,
  { channel, solved }: Pick<Requested, 'channel' | 'solved'>,
): Promise<SentCode> {
  const reply = await api.call(sendOtp, { arn, ...(channel && { channel }), ...(solved && { solved }) });
  return { arn, requestId: reply.requestId, ...onItsWay(reply) };
}
