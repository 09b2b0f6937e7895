import type { otpChannels } from '@hub/contract/calls/session/session';

export type CodeChannel = (typeof otpChannels)[number];

export const channelName = { SMS: 'SMS', EMAIL: 'e-mail' } as const;

/** Of an e-mail address the server shows nothing to who has not logged in. */
export const targetText = ({ channel, maskedTarget }: Pick<OnItsWay, 'channel' | 'maskedTarget'>): string =>
  channel === 'EMAIL' ? 'your registered address' : maskedTarget;

/** A code that was sent, and until when it counts. */
export interface OnItsWay {
  readonly channel: CodeChannel;
  /** As the server shows it: never the whole number or address. */
  readonly maskedTarget: string;
  readonly expiresInSeconds: number;
  /** Epoch milliseconds from which another may be asked for, and until which this one is good. */
  readonly resendAt: number;
  readonly expiresAt: number;
}

interface SendReply extends Pick<OnItsWay, 'channel' | 'maskedTarget' | 'expiresInSeconds'> {
  readonly resendAfterSeconds: number;
}

/** What the server answered, by this device's clock. */
export function onItsWay({
  channel,
  maskedTarget,
  expiresInSeconds,
  resendAfterSeconds,
}: SendReply): OnItsWay {
  const now = Date.now();
  return {
    channel,
    maskedTarget,
    expiresInSeconds,
    resendAt: now + resendAfterSeconds * 1000,
    expiresAt: now + expiresInSeconds * 1000,
  };
}
