import type { ResponseOf } from '@hub/contract';
import type { decideChange, OpenChange } from '@hub/contract/calls/changes/changes';
import type {
  decideConfirmation,
  OpenConfirmation,
  PaymentState,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';

/** What the calls answer, for the parts of the page. */
export type Confirmation = NonNullable<OpenConfirmation['confirmation']>;
export type Channel = Confirmation['contacts'][number]['channel'];
export type SentCode = ResponseOf<typeof sendConfirmationOtp>;
export type Decided = ResponseOf<typeof decideConfirmation>;
export type Change = NonNullable<OpenChange['change']>;
export type DecidedChange = ResponseOf<typeof decideChange>;
export type Payment = NonNullable<PaymentState['payment']>;
export type LastPayment = NonNullable<Payment['last']>;
export type Mode = Payment['modes'][number]['mode'];
