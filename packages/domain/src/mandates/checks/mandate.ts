import type { Paise } from '../../money/scaled.ts';
import type { FolioFacts } from '../../orders/facts/order-facts.ts';
import type { MandateChannel } from '../mandate-channels.ts';

/** What a distributor asks for. The account is one of the folio's, by `bankAccountKey`. */
export interface MandateTerms {
  readonly folioNo: string;
  readonly account: string;
  readonly channel: MandateChannel;
  /** Of UPI Autopay. */
  readonly vpa: string | null;
  /** Of each debit. */
  readonly limit: Paise;
  readonly startsOn: Temporal.PlainDate;
  readonly endsOn: Temporal.PlainDate;
  /** The rejected mandate that this one repairs. */
  readonly repairs: string | null;
}

/** All that decides about a mandate. */
export interface MandateCheckFacts {
  readonly today: Temporal.PlainDate;
  readonly folio: Pick<FolioFacts, 'taxStatus' | 'holding' | 'mobile' | 'email' | 'banks'>;
  /** Mandates of the folio that are neither rejected nor cancelled. */
  readonly open: readonly {
    readonly account: string;
    readonly limit: Paise;
    readonly endsOn: Temporal.PlainDate;
  }[];
}

export type MandateField = 'account' | 'channel' | 'vpa' | 'limit' | 'startsOn' | 'endsOn';
