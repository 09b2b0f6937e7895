import { dayText } from '@hub/domain';
import type { LapseFactor } from '@hub/domain/opportunity/lapse-score';

interface LapseFigures {
  readonly bounces: number;
  readonly bounceLimit: number;
  readonly bank: string | null;
  readonly mandateStatus: string | null;
  readonly mandateEndsOn: string | null;
  readonly kyc: string;
}

/** What each factor is called in a filter. */
export const lapseFactorNames: Readonly<Record<LapseFactor, string>> = {
  'last-chance': 'One bounce from ending',
  bounced: 'Bounced last time',
  'bounced-before': 'Bounced before',
  'no-mandate': 'No valid mandate',
  'mandate-ends': 'Mandate ends soon',
  kyc: 'KYC on hold or rejected',
  redeemed: 'Redeemed recently',
  unreachable: 'Cannot be reached',
};

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const dayOf = (iso: string | null): string => (iso === null ? '' : ` on ${dayText(iso)}`);

/** Why a SIP may stop, with its own figures. */
export function lapseText(factor: LapseFactor, figures: LapseFigures): string {
  const { bounces, bounceLimit, bank, mandateStatus, mandateEndsOn, kyc } = figures;
  switch (factor) {
    case 'last-chance':
      return `Bounced ${times(bounces)} in a row; after ${bounceLimit} it ends`;
    case 'bounced':
      return `Bounced ${times(bounces)} since the last good debit`;
    case 'bounced-before':
      return `Bounced ${times(bounces)} before, paid since`;
    case 'no-mandate':
      return mandateStatus === 'APPROVED'
        ? `The mandate of ${bank} ended${dayOf(mandateEndsOn)}`
        : `The mandate of ${bank} is ${(mandateStatus ?? 'missing').toLowerCase()}`;
    case 'mandate-ends':
      return `The mandate of ${bank} ends${dayOf(mandateEndsOn)}, before the SIP does`;
    case 'kyc':
      return kyc === 'REJECTED' ? 'KYC is rejected' : 'KYC is on hold';
    case 'redeemed':
      return 'Units were redeemed from the folio in the last two months';
    case 'unreachable':
      return 'No mobile number or e-mail that works';
  }
}
