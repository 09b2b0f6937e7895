import type { KycStatus } from '@hub/contract/calls/investor/investor';
import { StatusChip, type Tone } from '../../ui/feedback/status-chip.tsx';

export const kycWords: Readonly<Record<KycStatus, { readonly tone: Tone; readonly text: string }>> = {
  VALIDATED: { tone: 'good', text: 'Validated' },
  REGISTERED: { tone: 'calm', text: 'Registered' },
  UNDER_PROCESS: { tone: 'soon', text: 'Under process' },
  ON_HOLD: { tone: 'blocked', text: 'On hold' },
  REJECTED: { tone: 'blocked', text: 'Rejected' },
  NOT_AVAILABLE: { tone: 'bad', text: 'Not available' },
  DEACTIVATED: { tone: 'blocked', text: 'Deactivated' },
  NOT_KNOWN: { tone: 'calm', text: 'Not known' },
};

/** Why a client's KYC keeps every transaction out. */
export const kycBlocks: Readonly<Partial<Record<KycStatus, string>>> = {
  UNDER_PROCESS: 'KYC is under process: no transaction goes through until the KYC agency has validated it.',
  ON_HOLD:
    'KYC is on hold: no transaction goes through until the client has corrected it with the KYC agency.',
  REJECTED: 'KYC was rejected: no transaction goes through until the client completes it again.',
  NOT_AVAILABLE: 'There is no KYC: no transaction goes through until the client completes it.',
  DEACTIVATED: 'KYC is deactivated: no transaction goes through until the client completes it again.',
};

/** `prefixed` where no column or label says that it is about KYC. */
export function KycChip({ status, prefixed = false }: { status: KycStatus; prefixed?: boolean }) {
  const { tone, text } = kycWords[status];
  return <StatusChip tone={tone}>{prefixed ? `KYC ${text.toLowerCase()}` : text}</StatusChip>;
}
