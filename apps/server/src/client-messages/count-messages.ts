import { clientMessageTexts } from '@hub/contract/client-messages/client-message-texts';
import { maskContact } from '@hub/domain';
import { plainContact } from '@hub/domain/contacts/check-contact';
import type { Security } from '../calls/call-context.ts';
import { secondsLeft, windowStart } from '../calls/refusal/limit-window.ts';
import { limited, type Refusal } from '../calls/refusal/refusal.ts';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/database.ts';
import { asSystem } from '../db/queries.ts';
import { countInWindows } from '../limits/limits.repository.ts';
import type { Clock } from '../ports/clock/clock.ts';
import type { Contact } from './contacts.ts';
import { momentText } from './moment-text.ts';

/** What somebody's act sends to an investor. All else is sent by itself: it is never counted, and never kept back. */
export type RequestedPurpose =
  | 'order-link'
  | 'order-payment'
  | 'order-otp'
  | 'application-link'
  | 'change-link'
  | 'change-otp'
  | 'mandate-link'
  | 'statement'
  | 'harvest'
  | `opportunity-${string}`;

/** One contact may need several orders and their codes in a day. */
const often: ReadonlySet<RequestedPurpose> = new Set(['order-link', 'order-otp', 'change-otp']);

/** The contact of an application is typed by the distributor, so it may be anybody's. */
const rarely: ReadonlySet<RequestedPurpose> = new Set(['application-link']);

const day = 24 * 3600;

export interface MessageCounter {
  readonly config: Pick<Config, 'limits'>;
  readonly clock: Clock;
  readonly security: Pick<Security, 'digest'>;
}

const hashOf = ({ security }: MessageCounter, { channel, to }: Contact): string =>
  security
    .digest('contact', plainContact(channel === 'SMS' ? 'CHANGEMOBILE' : 'CHANGEEMAIL', to))
    .toString('base64url');

/**
 * Counts one message of this kind for the ARN and for each contact, in the caller's transaction: what is taken back
 * was not sent, so it does not count. Of each ARN by itself: nobody uses up what another may send to the same person.
 * The ARN's count comes first, so two acts of one ARN never wait for each other's contacts.
 */
export async function countMessages(
  counter: MessageCounter,
  tx: Tx,
  { arn, purpose }: { readonly arn: string; readonly purpose: RequestedPurpose },
  contacts: readonly Contact[],
): Promise<Refusal | null> {
  if (contacts.length === 0) return null;
  const { messagesPerArnPerDay, messagesPerContactPerDay } = counter.config.limits;
  const now = counter.clock.now();
  const start = windowStart(now, day);
  const ofArn = rarely.has(purpose) ? Math.ceil(messagesPerArnPerDay / 10) : messagesPerArnPerDay;
  const ofContact = often.has(purpose) ? 2 * messagesPerContactPerDay : messagesPerContactPerDay;
  const { held } = await countInWindows(asSystem(tx), [
    { key: `messages-arn:${purpose}:${arn}`, windowStart: `${start}`, max: ofArn },
    ...contacts.map((contact) => ({
      key: `messages-contact:${purpose}:${arn}:${hashOf(counter, contact)}`,
      windowStart: `${start}`,
      max: ofContact,
    })),
  ]);
  if (held > contacts.length) return null;
  const until = momentText(start.add({ seconds: day }));
  const full = held === 0 ? undefined : contacts[held - 1];
  const message =
    full === undefined
      ? clientMessageTexts.tooManyOfArn(until)
      : clientMessageTexts.tooManyToContact(maskContact(full.to), until);
  return limited(secondsLeft(now, day), message);
}
