import type { ChangeKind } from '../changes/change-texts.ts';

/** The page on which every send to an investor ends. */
export const sentTexts = {
  to: (name: string): string => `Link sent to ${name}`,
  several: (links: number): string => `${links} links sent`,
  shareFailed: 'There is no link to share',
  sharing: 'Making a link',
  onlyInvestor: 'Only the investor can confirm: a code goes to the contact registered in the folio.',
  whatHappens: 'What happens now',
  validUntil: 'Link valid until',
  linkSent: 'Link sent',
  next: (name: string): string => `Next for ${name}`,
  anotherOrder: 'Another order',
  addNominee: 'Add a nominee',
  noNominee: 'none in this folio',
  order: 'See this order',
  pending: 'See pending transactions',
  anotherClient: 'Another client',
  home: 'Home',
  confirms: (name: string): string => `${name} confirms with a code`,
  pays: (name: string): string => `${name} pays`,
  answered: 'The link is answered or its time is over',
  orders: 'The registrar processes the orders',
  mandate: {
    approves: (name: string): string => `${name} approves it at the bank`,
    registers: 'The bank registers the mandate',
    pays: 'SIPs and lumpsums can be paid with it',
    list: 'See the mandates',
    answered: 'The mandate was answered already. The list shows what became of it.',
    note: 'Only the account’s holder can approve it, at the bank.',
    paper: {
      title: 'The form is ready',
      text: 'Download it from the list, let the client sign it, and send it to the bank.',
      signs: (name: string): string => `${name} signs the form`,
      send: 'You send it to the bank',
    },
  },
  change: {
    confirms: (name: string): string => `${name} confirms with the codes`,
    done: {
      CHANGEMOBILE: 'The new mobile number is registered in the folio',
      CHANGEEMAIL: 'The new e-mail address is registered in the folio',
      NOMINATION: 'The new nomination is registered in the folio',
    } satisfies Record<ChangeKind, string>,
    cooling: (days: number): string => `For ${days} days nothing can be redeemed or switched`,
    over: 'No change waits for the investor',
    overText: 'It was confirmed, declined or cancelled, or its time is over.',
    see: { contact: 'See the contact', nominees: 'See the nominees' },
  },
  form: {
    fills: (name: string): string => `${name} fills in the rest`,
    made: (name: string): string => `Link made for ${name}`,
    linkMade: 'Link made',
    check: 'You check the form and send it',
    confirms: (name: string): string => `${name} confirms it`,
    newLink: 'Make a new link',
    newLinkNote: 'The link is kept nowhere. A new one stops the one before.',
    noContact: 'The form has no contact yet: hand on the link.',
    note: 'Whoever has the link can read and change the investor’s part.',
    continue: 'See the form',
    over: 'This form is not shared',
    overText: 'Share it from the list of unfinished forms.',
  },
} as const;

/** `SMS *****11111 and e-mail *****example.com`. */
export const sentToText = (contacts: readonly string[]): string =>
  contacts.map((contact) => (/\d$/.test(contact) ? `SMS ${contact}` : contact)).join(' and ');
