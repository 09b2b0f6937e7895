import type { MandateChannel } from '../../mandates/mandate-channels.ts';
import type { Paise } from '../../money/scaled.ts';

/** The mandate that is registered with a SIP: the investor confirms both by one link. It begins on the day it is sent. */
export interface NewMandate {
  /** One of the folio's, by `bankAccountKey`. */
  readonly account: string;
  readonly channel: MandateChannel;
  /** Of UPI Autopay. */
  readonly vpa: string | null;
  /** Of each debit. */
  readonly limit: Paise;
  readonly endsOn: Temporal.PlainDate;
}

/** What an order names its own mandate by until that has an id. */
export const NEW_MANDATE = 'NEW';
