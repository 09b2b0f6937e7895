import type { Brand } from '@hub/contract';
import { otpTexts } from '@hub/contract/session/session-texts';
import type { CodePurpose } from '../../codes/otp.repository.ts';
import type { Channel, Message } from '../../ports/messenger/messenger.ts';

/** The code stands only in this message: it is never logged and never stored. */
export function otpMessage(
  brand: Brand,
  otp: {
    readonly purpose: CodePurpose;
    readonly channel: Channel;
    readonly to: string;
    readonly arn: string;
    readonly code: string;
    readonly seconds: number;
  },
): Message {
  return {
    channel: otp.channel,
    to: otp.to,
    arn: otp.arn,
    purpose: 'otp',
    expiresInSeconds: otp.seconds,
    ...(otp.channel === 'EMAIL'
      ? { subject: otpTexts.subject(brand, otp.purpose), mail: { code: otp.code } }
      : {}),
    text: otpTexts.message(brand, otp),
  };
}
