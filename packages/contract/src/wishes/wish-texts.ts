import type { YearlyKind } from '@hub/domain/wishes/occasions';
import type { WishChannel, WishFault } from '@hub/domain/wishes/wish-fault';
import { LONGEST_WISH, type WishTextFault } from '@hub/domain/wishes/wish-text';
import { WISH_HOURS, type WishTimeFault } from '@hub/domain/wishes/wish-time';

/** Ways that a wish goes: two from here, two by the distributor's own hand. */
export const wishWays = ['sms', 'email', 'whatsapp', 'share'] as const;
export type WishWay = (typeof wishWays)[number];

export const wishWayTexts: Readonly<Record<WishWay, string>> = {
  sms: 'SMS',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  share: 'Shared',
};

/** By which consent a way is looked at: the share sheet is the distributor's own hand, as WhatsApp is. */
export const consentOfWay: Readonly<Record<WishWay, WishChannel>> = {
  sms: 'sms',
  email: 'email',
  whatsapp: 'whatsapp',
  share: 'whatsapp',
};

export const wishStatuses = ['waiting', 'sent', 'opened', 'cancelled', 'missed', 'left-out'] as const;
export type WishStatus = (typeof wishStatuses)[number];

export const wishStatusTexts: Readonly<Record<WishStatus, string>> = {
  waiting: 'Scheduled',
  sent: 'Sent',
  opened: 'Opened',
  cancelled: 'Cancelled',
  missed: 'Missed',
  'left-out': 'Left out',
};

export const yearlyTexts: Readonly<Record<YearlyKind, string>> = {
  birthday: 'Birthday',
  marriage: 'Wedding anniversary',
  'first-investment': 'Anniversary of the first investment',
};

export const wishTexts = {
  faults: {
    'already-sent': 'already has this wish',
    'opted-out': 'does not want wishes this way',
    'no-consent': 'has not agreed to wishes this way',
    'no-contact': 'has no such contact',
    'dead-contact': 'has a contact that does not work',
  } satisfies Readonly<Record<WishFault, string>>,
  text: {
    empty: 'Write the wish.',
    'too-long': `A wish has at most ${LONGEST_WISH} characters, with the names filled in.`,
    markup: 'Leave out < and >, and characters that nobody sees.',
    'unknown-mark': 'Only {name} and {distributor} may be in brackets.',
    link: 'Remove the links. A wish cannot have links.',
  } satisfies Readonly<Record<WishTextFault, string>>,
  time: {
    past: 'This hour has passed for today’s clients. Choose a later one.',
    'too-far': 'Choose a day within a year.',
    hour: `Wishes go out from ${WISH_HOURS.first}:00 to ${WISH_HOURS.last}:00.`,
  } satisfies Readonly<Record<WishTimeFault, string>>,
  tooLate: `Wishes go out from ${WISH_HOURS.first}:00 to ${WISH_HOURS.last}:00, and no hour is left today. Call the client, or share the wish yourself.`,
  tooLateForSome:
    'It is too late for clients whose day is today. Choose clients of the coming days, or share the wish yourself.',
  notNow: 'Not every client’s day is today. Choose an hour: each client gets the wish on the day.',
  night: `It is too late or too early to send now: wishes go out from ${WISH_HOURS.first}:00 to ${WISH_HOURS.last}:00.`,
  unknownCategory: 'There is no such upcoming occasion.',
  noWords: 'This wish is not available in this language. Choose another one.',
  nobody: 'None of these clients can get the wish this way. See who is left out, and why.',
  noWay: 'This way is not available. Choose another one.',
  notInList: 'This client’s day is not in this list.',
  tooMany: (most: string) => `At most ${most} clients can get a wish at once. Choose fewer.`,
  nothingToCancel: 'There is nothing to cancel: the wishes have gone, or were cancelled before.',
  marriedAhead: 'The wedding day cannot be in the future.',
} as const;
