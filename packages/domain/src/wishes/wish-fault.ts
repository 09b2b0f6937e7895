import { isEmail } from '../identifiers/email.ts';
import { mobileDigits } from '../identifiers/mobile.ts';

export const wishChannels = ['whatsapp', 'sms', 'email'] as const;
export type WishChannel = (typeof wishChannels)[number];

/** Why a client gets no wish. */
export const wishFaults = ['already-sent', 'opted-out', 'no-consent', 'no-contact', 'dead-contact'] as const;
export type WishFault = (typeof wishFaults)[number];

/** What decides whether a wish may go to a client by a channel. */
export interface WishRecipient {
  /** To wishes by this channel, which are marketing (handbook §8). Null: nobody asked. */
  readonly consent: 'given' | 'withdrawn' | null;
  readonly contact: string | null;
  /** Somebody found that the contact does not work. */
  readonly isDead: boolean;
  /** Names of the wishes that went out, by any channel. */
  readonly sent: ReadonlySet<string>;
}

/** A number abroad begins otherwise than a mobile's here: what does not exist is for the gateway to say. */
const DIGITS = 10;

const isReachable = (channel: WishChannel, contact: string): boolean =>
  channel === 'email' ? isEmail(contact) : mobileDigits(contact).length === DIGITS;

/** Null where nothing speaks against it. */
export function wishFault(name: string, channel: WishChannel, recipient: WishRecipient): WishFault | null {
  const { consent, contact, isDead, sent } = recipient;
  if (sent.has(name)) return 'already-sent';
  if (consent === 'withdrawn') return 'opted-out';
  if (consent !== 'given') return 'no-consent';
  if (contact === null || !isReachable(channel, contact)) return 'no-contact';
  return isDead ? 'dead-contact' : null;
}
