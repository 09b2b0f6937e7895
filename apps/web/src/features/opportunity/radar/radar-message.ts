import type { ThreatenedSip } from '@hub/contract/calls/opportunity/opportunity-radar';
import { dayText, rupeesText } from '@hub/domain';
import type { LapseFactor } from '@hub/domain/opportunity/lapse-score';
import { riskMessage } from '../../../parts/plan/risk-message.ts';

type Reported = Pick<ThreatenedSip, 'investor' | 'amount' | 'scheme' | 'nextDebitOn' | 'factors'>;

const newMandate = 'I can send you a link to set up a new one.';

/** What is said about the SIP; `last-chance` has its own words wherever it is shown. */
const about: Readonly<Record<Exclude<LapseFactor, 'last-chance'>, (sip: string, next: string) => string>> = {
  bounced: (sip, next) =>
    `the last debit of ${sip} did not go through.${next} Please keep the amount in your account, or tell me if the bank mandate needs to be changed.`,
  'bounced-before': (sip, next) =>
    `a debit of ${sip} did not go through some time ago.${next} Please keep the amount in your account.`,
  'no-mandate': (sip) => `the bank mandate of ${sip} no longer works. ${newMandate}`,
  'mandate-ends': (sip) => `the bank mandate of ${sip} ends soon. ${newMandate}`,
  kyc: (sip, next) =>
    `your KYC is not in order, and the next instalment of ${sip} may be rejected.${next} Let us fix it together.`,
  redeemed: (sip, next) => `I would like to talk to you about ${sip}.${next} When may I call you?`,
  unreachable: (sip, next) => `I would like to talk to you about ${sip}.${next} When may I call you?`,
};

/** The message that a client gets about the gravest of what threatens the SIP. */
export function radarMessage({ investor, amount, scheme, nextDebitOn, factors }: Reported): string {
  const [gravest] = factors.toSorted((one, other) => other.points - one.points);
  const factor = gravest?.factor ?? 'redeemed';
  if (factor === 'last-chance') {
    return riskMessage({ investor, amount, scheme: scheme.name, nextDebitOn });
  }
  const next = nextDebitOn === null ? '' : ` The next debit is on ${dayText(nextDebitOn)}.`;
  return `Dear ${investor}, ${about[factor](`your SIP of ${rupeesText(amount)} in ${scheme.name}`, next)}`;
}
