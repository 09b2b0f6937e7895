import type { ResponseOf } from '@hub/contract';
import type { validateBroker } from '@hub/contract/calls/session/session';
import type { Arn } from '@hub/domain';

export interface BrokerAnswer {
  readonly tone: 'good' | 'warning' | 'bad';
  readonly title: string;
  readonly text: string;
  /** Empanelment is the way on. */
  readonly empanel: boolean;
}

type ArnStatus = NonNullable<ResponseOf<typeof validateBroker>['arnStatus']>;

const words: Readonly<Record<ArnStatus, (arn: Arn) => BrokerAnswer>> = {
  active: (arn) => ({
    tone: 'good',
    title: `${arn} and this PAN belong together`,
    text: 'The ARN is active, so the code is sent. If neither contact shown is yours now, get it changed with AMFI.',
    empanel: false,
  }),
  expired: (arn) => ({
    tone: 'warning',
    title: `${arn} has expired`,
    text: 'You can still log in and see your book. New purchases and SIPs are closed until AMFI has renewed it.',
    empanel: false,
  }),
  suspended: (arn) => ({
    tone: 'warning',
    title: `${arn} is suspended`,
    text: 'You can still log in and see your book. Our distributor desk can tell you why and how to resolve it.',
    empanel: false,
  }),
  cancelled: (arn) => ({
    tone: 'bad',
    title: `${arn} is cancelled`,
    text: 'A cancelled ARN cannot log in, so no code is sent. Please talk to us if this is a mistake.',
    empanel: false,
  }),
  'not-empanelled': (arn) => ({
    tone: 'warning',
    title: `${arn} is not empanelled with us yet`,
    text: 'The ARN and the PAN belong together. Empanelment opens the account.',
    empanel: true,
  }),
};

/** An unknown ARN and a wrong PAN are answered alike, so the words fit both. */
export function answerTo(arn: Arn, { valid, arnStatus }: ResponseOf<typeof validateBroker>): BrokerAnswer {
  if (valid && arnStatus !== null) return words[arnStatus](arn);
  return {
    tone: 'bad',
    title: 'This ARN and this PAN do not belong together',
    text: 'Check both against your AMFI card. A code for this ARN would go to someone else, or to no one.',
    empanel: false,
  };
}
