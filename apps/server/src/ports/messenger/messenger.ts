import type { Tx } from '../../db/database.ts';

export type Channel = 'SMS' | 'EMAIL';

export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  /** Base64: it waits in the job table with the rest of the message. */
  readonly content: string;
}

export interface Message {
  readonly channel: Channel;
  /** A mobile number for SMS, an address for EMAIL. */
  readonly to: string;
  /** Only mail has one. */
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  /** Only mail has one. */
  readonly attachment?: Attachment;
  /** What it is for, e.g. `otp`; kept in the outbox and handed to the SMS gateway as template name. */
  readonly purpose: string;
  /** After so long it is of no use any more and is not sent. */
  readonly expiresInSeconds?: number;
  /** The distributor on whose behalf it goes out, where there is one. */
  readonly arn?: string;
}

/**
 * Sending is part of the caller's transaction: nothing leaves when it rolls back,
 * and nothing is lost once it has committed.
 */
export interface Messenger {
  /** The ways a message can go, best first. */
  readonly channels: readonly Channel[];
  send(tx: Tx, message: Message): Promise<void>;
}
