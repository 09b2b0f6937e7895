import { formatDate } from '@hub/domain';
import type { ContactFault, ContactRelation } from '@hub/domain/contacts/check-contact';
import type { ContactChangeKind } from '@hub/domain/orders/terms/flow-steps';
import { texts } from '../texts/texts.ts';

export const contactKindTexts: Readonly<
  Record<ContactChangeKind, { readonly name: string; readonly title: string; readonly label: string }>
> = {
  CHANGEMOBILE: { name: 'mobile number', title: 'Mobile number', label: 'New mobile number' },
  CHANGEEMAIL: { name: 'e-mail address', title: 'E-mail address', label: 'New e-mail address' },
};

/** Whose contact it is, as the registrars ask for it. */
export const contactRelationTexts: Readonly<Record<ContactRelation, string>> = {
  SE: 'The investor',
  SP: 'Spouse',
  DC: 'Dependent child',
  DS: 'Dependent sibling',
  DP: 'Dependent parent',
};

/** In one change of both. */
export const bothContactsTitle = 'Mobile number and e-mail address';

const forms: Readonly<Record<ContactChangeKind, string>> = {
  CHANGEMOBILE: 'Enter a 10-digit Indian mobile number that starts with 6, 7, 8 or 9.',
  CHANGEEMAIL: 'Enter an e-mail address like name@example.com.',
};

export function contactFaultText(kind: ContactChangeKind, fault: ContactFault, takesForeign = false): string {
  const { name } = contactKindTexts[kind];
  switch (fault) {
    case 'form':
      return kind === 'CHANGEMOBILE' && takesForeign ? texts.field.anyMobile : forms[kind];
    case 'same':
      return `This ${name} is registered already. Enter another one.`;
    case 'of-trade':
      return `This ${name} belongs to a distributor or to staff. Enter one that belongs to the investor or the family.`;
    case 'of-another':
      return `Another client of yours has this ${name}. If it is a family member’s, choose whose it is.`;
  }
}

export const contactTexts = {
  sent: 'The change is sent to the investor to confirm.',
  cooling: (until: Temporal.PlainDate): string =>
    `The contact of this investor was changed recently. It can be changed again from ${formatDate(until)}.`,
  /** Nothing to send the code to. */
  noOld: (kind: ContactChangeKind): string =>
    `No ${contactKindTexts[kind].name} is registered, so it cannot be changed online. The investor signs the registrar’s form to register the first one.`,
  noChannel: (kind: ContactChangeKind): string =>
    `Codes cannot be sent to a ${contactKindTexts[kind].name} right now. Please try again later.`,
  lost: {
    question: 'Can the investor still receive the code on the current contact?',
    yes: 'Yes',
    one: (kind: ContactChangeKind): string => `No, the current ${contactKindTexts[kind].name} is lost`,
    all: 'No, and there is no other contact either',
    instead: (masked: string): string => `The code goes to ${masked} instead.`,
    none: (phone: string): string =>
      `No registered contact can get a code, so this cannot be done online. The investor signs the registrar’s contact form, shows a KYC proof at a service centre, or calls ${phone}.`,
  },
  notMoved: 'The contact in the folio was changed meanwhile. Ask your distributor to start again.',
  wrong: {
    relation: 'Choose whose contact it is.',
    consent: 'Tick this when the investor has agreed.',
  },
} as const;
