import type { RiskName } from '@hub/contract/calls/brokerage/brokerage';

interface RiskWords {
  readonly title: string;
  /** What is at stake and why. */
  readonly about: string;
}

export const riskWords: Readonly<Record<RiskName, RiskWords>> = {
  'euin-blank': {
    title: 'Orders without an EUIN',
    about: 'Send the EUIN to the registrar by the date shown, or the brokerage of the order is lost.',
  },
  declaration: {
    title: 'Yearly declaration',
    about:
      'Until it is signed, brokerage is withheld from 1 July, and the withheld amount is lost after 30 September.',
  },
  'arn-expiry': {
    title: 'ARN expires',
    about: 'Renew the ARN with AMFI. No brokerage is paid after it expires.',
  },
  'euin-expiry': {
    title: 'EUIN expires',
    about: 'Renew the EUIN with AMFI. Orders with an expired EUIN earn no brokerage.',
  },
  'kyc-hold': {
    title: 'Held for KYC',
    about: 'The registrar holds the brokerage of these clients until their KYC is fixed.',
  },
  'gst-invoice': {
    title: 'GST invoices to make',
    about: 'GST is paid against your invoice and withheld until then. Make one for each month.',
  },
  'held-other': {
    title: 'Held for other reasons',
    about: 'Calculated by the registrar but not paid. How to release a hold is shown beside its reason.',
  },
  rejected: {
    title: 'Brokerage rejected',
    about: 'The registrar did not pay these lines. Fix the reason, then raise a query.',
  },
};

/** `3 days left`, `today is the last day`, `12 days over`. */
export function daysText(daysLeft: number): string {
  if (daysLeft === 0) return 'Today is the last day';
  const days = Math.abs(daysLeft);
  return `${days} ${days === 1 ? 'day' : 'days'} ${daysLeft > 0 ? 'left' : 'over'}`;
}
