import type { Brand } from '@hub/contract';
import type { Channel, Message } from '../../ports/messenger/messenger.ts';

/** The code stands only in this message: it is never logged and never stored. */
export function otpMessage(
  brand: Brand,
  otp: {
    readonly channel: Channel;
    readonly to: string;
    readonly arn: string;
    readonly code: string;
    readonly seconds: number;
  },
): Message {
  const minutes = Math.max(1, Math.round(otp.seconds / 60));
  return {
    channel: otp.channel,
    to: otp.to,
    arn: otp.arn,
    purpose: 'otp',
    expiresInSeconds: otp.seconds,
    ...(otp.channel === 'EMAIL' ? { subject: `Your login code for ${brand.productName}` } : {}),
    text:
      `${otp.code} is your OTP to log in to ${brand.productName}. It is valid for ${minutes} minutes. ` +
      `Do not share it with anyone; ${brand.name} never asks for it.`,
  };
}
