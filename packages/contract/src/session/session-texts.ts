import type { Brand } from '../brand/brand.ts';

const uses = {
  login: { name: 'login code', to: 'log in to' },
  empanelment: { name: 'code', to: 'open your empanelment form with' },
  'empanelment-sign': { name: 'signing code', to: 'sign your empanelment form with' },
  'invoice-sign': { name: 'signing code', to: 'sign your GST invoice on' },
} as const;
type OtpUse = keyof typeof uses;

/** The message with a one-time code. */
export const otpTexts = {
  subject: (brand: Brand, use: OtpUse): string => `Your ${uses[use].name} for ${brand.productName}`,
  message: (
    brand: Brand,
    { purpose, code, seconds }: { readonly purpose: OtpUse; readonly code: string; readonly seconds: number },
  ): string =>
    `${code} is your OTP to ${uses[purpose].to} ${brand.productName}. It is valid for ${Math.max(1, Math.round(seconds / 60))} minutes. ` +
    `Do not share it with anyone; ${brand.name} never asks for it.`,
} as const;
