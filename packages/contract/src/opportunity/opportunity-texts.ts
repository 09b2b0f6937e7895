import type { HolderKyc } from '@hub/domain/orders/facts/order-facts';
import { kycWords } from '../orders/words/kyc-words.ts';

/** What is said about rows that an act does not take. */
export const opportunityTexts = {
  notThereAnyMore: 'It is no longer in this list: something has changed since.',
  untilPast: 'Choose a day after today.',
  untilFar: 'Choose a day within a year.',
  tooMany: (most: number): string => `That is more than ${most} at once. Choose fewer.`,
  smsTooLong: (most: number): string =>
    `With this client’s own figures the SMS has more than ${most} characters. Shorten it.`,
  /** Where no order helps. */
  noRemedy: {
    kyc: (kyc: HolderKyc): string =>
      `The client’s KYC is ${kycWords[kyc]}: no order goes through until it is validated.`,
    runs: 'The SIP still runs, so there is nothing to order again.',
  },
  faults: {
    'no-consent': 'Has not agreed to such messages. Ask first, then record the consent.',
    'no-contact': 'There is no such contact on record.',
    'dead-contact': 'The contact on record does not work.',
  },
} as const;
