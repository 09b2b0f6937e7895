import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';

export type Channel = 'SMS' | 'EMAIL';

export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  /** Base64: it waits in the job table with the rest of the message. */
  readonly content: string;
  /** What a picture that stands in the mail itself shows, for who does not see it. */
  readonly alt?: string;
}

interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** What the layout of a mail makes of it, beside its text. */
export interface MailParts {
  /** Else the subject. */
  readonly heading?: string;
  /** Else the text. */
  readonly body?: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** A button. The text has its address, for who reads without a layout. */
  readonly link?: MailLink;
  /** Large, to be typed elsewhere. */
  readonly code?: string;
}

export interface Message {
  readonly channel: Channel;
  /** A mobile number for SMS, an address for EMAIL. */
  readonly to: string;
  /** Only mail has one. */
  readonly subject?: string;
  readonly text: string;
  /** Only mail has them. */
  readonly mail?: MailParts;
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

/** A picture that a mail carries with it: its HTML names it as `cid:`, so nothing is fetched from anywhere. */
export interface MailPicture {
  readonly name: string;
  readonly png: Uint8Array;
}

/** A mail as its reader sees it, twice: with a layout and without. */
export interface WrittenMail {
  readonly html: string;
  readonly text: string;
  readonly pictures: readonly MailPicture[];
}

/** Lays a mail out. The queries are those of whoever sends it; without them it has its own. */
export type WriteMail = (message: Message, queries?: Queries) => Promise<WrittenMail>;
