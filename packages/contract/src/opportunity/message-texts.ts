import { dayText, rupeesText } from '@hub/domain';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import type { MessageChannel } from '../calls/opportunity/opportunity-messages.ts';

export interface Draft {
  readonly subject: string;
  /** What it is about, with the marks of the row's own figures. */
  readonly about: string;
}

/** What a message begins with, to be written over. {name}, {scheme}, {amount} and {date} become the client's own. */
const drafts: Readonly<Record<OpportunityList, Draft>> = {
  ceased: {
    subject: 'Your SIP in {scheme}',
    about:
      'your SIP of {amount} in {scheme} stopped on {date}. I can start it again with one link that you confirm on your phone.',
  },
  'not-renewed': {
    subject: 'Your SIP in {scheme} has ended',
    about:
      'your SIP of {amount} in {scheme} ended on {date}. If your goal continues, so can the SIP: I can send you a link to confirm.',
  },
  maturity: {
    subject: 'Your SIP in {scheme} ends soon',
    about:
      'your SIP of {amount} in {scheme} ends on {date}. Shall I renew it, so that no instalment is missed?',
  },
  rejected: {
    subject: 'A payment for your SIP did not go through',
    about:
      'the payment of {amount} for your SIP in {scheme} did not go through on {date}. Let us fix it before the next one is due.',
  },
  liquid: {
    subject: 'Your money in liquid funds',
    about:
      'you have {amount} in liquid funds. If you do not need all of it soon, a part can move to equity in small steps every month.',
  },
  lumpsum: {
    subject: 'A SIP along with your investments',
    about: 'you have {amount} invested and no SIP. A small amount every month adds to it.',
  },
  equity: {
    subject: 'Your investments are all in equity',
    about:
      'all of your {amount} is in equity funds. Shall we look at how much of it should be in steadier funds?',
  },
  debt: {
    subject: 'Your investments are all in debt funds',
    about: 'all of your {amount} is in debt funds. Shall we look at whether a part should grow in equity?',
  },
  dividend: {
    subject: 'The payout option of {scheme}',
    about:
      'your {amount} in {scheme} is in the payout option, whose payouts are added to your taxable income. Let us look at the growth option together.',
  },
  inactive: {
    subject: 'Your investments',
    about: 'your last investment was on {date}. May I call you for a short review of your {amount}?',
  },
  'zero-balance': {
    subject: 'Your folio is ready',
    about: 'your folio is open and has no balance. The first purchase takes one link and two minutes.',
  },
  redeem: {
    subject: 'Your redemption from {scheme}',
    about:
      'you redeemed {amount} from {scheme} on {date}. I hope you have received the money. When may I call you about your next investment?',
  },
  nigo: {
    subject: 'Your order in {scheme} needs a correction',
    about:
      'your order of {amount} in {scheme} was rejected on {date}. I know what is missing, and we can fix it together.',
  },
  'expiring-stp': {
    subject: 'Your STP from {scheme} ends soon',
    about: 'your STP of {amount} from {scheme} ends on {date}. Shall I renew it?',
  },
  'expiring-swp': {
    subject: 'Your SWP from {scheme} ends soon',
    about:
      'your SWP of {amount} from {scheme} ends on {date}. Shall I renew it, so that the payouts continue?',
  },
  elss: {
    subject: 'Tax saving in this financial year',
    about:
      'you have put {amount} into ELSS in this financial year. Up to ₹1,50,000 counts under section 80C in the old tax regime, until 31 March.',
  },
};

const risk =
  'Mutual fund investments are subject to market risks, read all scheme related documents carefully.';

export const draftOf = (list: OpportunityList): Draft => drafts[list];

/** What the composer opens with. */
export const messageDraft = (list: OpportunityList, channel: MessageChannel, sender: string) =>
  draftFor(draftOf(list), channel, sender);

/** A draft as its channel has it: to an inbox with a subject and the note on risk. */
export function draftFor(
  { subject, about }: Draft,
  channel: MessageChannel,
  sender: string,
): { subject: string; text: string } {
  if (channel !== 'email') return { subject: '', text: `Dear {name}, ${about} ${sender}` };
  const text = `Dear {name},\n\n${about.charAt(0).toUpperCase()}${about.slice(1)}\n\n${sender}\n\n${risk}`;
  return { subject, text };
}

interface MessageValues {
  readonly name: string;
  readonly scheme: string;
  readonly amount: string;
  readonly date: string;
}

/** A row's own figures as a message says them. */
export const messageValues = (row: {
  readonly name: string;
  readonly scheme: string | null;
  readonly amount: string | null;
  readonly on: string | null;
}): MessageValues => ({
  name: row.name,
  scheme: row.scheme ?? 'your scheme',
  amount: row.amount === null ? '' : rupeesText(row.amount, { decimals: 0 }),
  date: row.on === null ? '' : dayText(row.on),
});

/** The message as this one client gets it. What a value says is taken as it is, whatever marks it may hold. */
export const fillMessage = (text: string, values: MessageValues): string =>
  text.replace(/\{(name|scheme|amount|date)\}/g, (_, mark: keyof MessageValues) => values[mark]);
