import type { Brand } from '@hub/contract';
import type { CodePurpose } from '../../codes/otp.repository.ts';
import type { Channel, Message } from '../../ports/messenger/messenger.ts';

const uses: Readonly<Record<CodePurpose, { readonly name: string; readonly to: string }>> = {
  login: { name: 'login code', to: 'log in to' },
  empanelment: { name: 'code', to: 'open your empanelment form with' },
  'empanelment-sign': { name: 'signing code', to: 'sign your empanelment form with' },
};

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
  const { name, to } = uses[otp.purpose];
  const minutes = Math.max(1, Math.round(otp.seconds / 60));
  return {
    channel: otp.channel,
    to: otp.to,
    arn: otp.arn,
    purpose: 'otp',
    expiresInSeconds: otp.seconds,
    ...(otp.channel === 'EMAIL' ? { subject: `Your ${name} for ${brand.productName}` } : {}),
    text:
      `${otp.code} is your OTP to ${to} ${brand.productName}. It is valid for ${minutes} minutes. ` +
      `Do not share it with anyone; ${brand.name} never asks for it.`,
  };
}
