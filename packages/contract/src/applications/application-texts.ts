import type { ApplicationKind } from '@hub/domain/applications/application-draft';
import type { ApplicationPageId, ApplicationStep } from '@hub/domain/applications/application-steps';
import type { HolderKyc } from '@hub/domain/orders/facts/order-facts';

export const applicationKindTexts: Readonly<Record<ApplicationKind, string>> = {
  lumpsum: 'First-time lumpsum',
  sip: 'First-time SIP',
  'zero-balance': 'Zero-balance folio',
};

/** What a step is called, and what the lead board says of a form that waits on it. */
export const stepTexts: Readonly<Record<ApplicationStep, { readonly name: string; readonly waits: string }>> =
  {
    pan: { name: 'PAN and KYC', waits: 'Needs the PAN' },
    status: { name: 'Tax status', waits: 'Needs the tax status' },
    holders: { name: 'Holders', waits: 'Needs the holders' },
    contact: { name: 'Contact', waits: 'Needs a mobile number' },
    address: { name: 'Address', waits: 'Needs the address' },
    bank: { name: 'Bank account', waits: 'Needs the bank account' },
    fatca: { name: 'Tax residency', waits: 'Needs FATCA and CRS details' },
    nominees: { name: 'Nominees', waits: 'Needs nominees or the opt-out' },
    scheme: { name: 'Scheme and amount', waits: 'Needs scheme and amount' },
    mandate: { name: 'Mandate', waits: 'Needs the mandate' },
    review: { name: 'Review', waits: 'Ready to send' },
  };

/** What a page of several steps is called. */
export const pageTexts: Readonly<Record<ApplicationPageId, string>> = {
  investor: 'Investor',
  folio: 'Folio',
  order: 'Order',
  review: 'Review',
};

/** What is known or usual, in one line instead of its questions. */
export const foldedTexts = {
  change: (step: string) => `Change ${step}`,
  fromKyc: (text: string) => `From KYC: ${text}`,
  resident: (status: string) => `${status}, resident in India`,
  ownContact: {
    distributor: 'Mobile number and e-mail are the investor’s own',
    investor: 'Mobile number and e-mail are your own',
    joint: 'Mobile number and e-mail are the holder’s own',
  },
  owner: 'whose mobile number and e-mail',
  holder: (name: string, born: string) => (born === '' ? name : `${name}, born ${born}`),
  alone: (holder: string) => `${holder}, single holder`,
  several: (holders: string, holding: string) => `${holders}; ${holding.toLowerCase()}`,
  paysTax: (countries: string) => `Pays tax in ${countries}`,
  born: (place: string) => `born in ${place}`,
  exposures: {
    NA: 'not politically exposed',
    PEP: 'politically exposed',
    RPEP: 'related to a politically exposed person',
  },
  declaration: (name: string) => `tax details of ${name}`,
  runs: (end: string, topUp: string | null) =>
    topUp === null ? `${end}, no top-up` : `${end}, grows by ${topUp} a year`,
  planEnd: 'how long it runs',
  advisor: 'who advised',
  mandateDays: (from: string, to: string) => `From ${from} to ${to}`,
  mandateDates: 'the dates of the mandate',
} as const;

export const applicationStatuses = ['draft', 'sent', 'opened', 'declined', 'expired', 'discarded'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const applicationStatusTexts: Readonly<Record<ApplicationStatus, string>> = {
  draft: 'Not sent yet',
  sent: 'Waiting for the investor',
  opened: 'Folio opened',
  declined: 'Declined by the investor',
  expired: 'Link expired',
  discarded: 'Discarded',
};

export const kycStatusTexts: Readonly<Record<HolderKyc, string>> = {
  VALIDATED: 'KYC validated',
  REGISTERED: 'KYC registered',
  UNDER_PROCESS: 'KYC under process',
  ON_HOLD: 'KYC on hold',
  REJECTED: 'KYC rejected',
  NOT_AVAILABLE: 'No KYC',
  DEACTIVATED: 'KYC deactivated',
};

export const applicationTexts = {
  unknown: 'There is no such application.',
  /** Another device, or the investor, saved it in between. */
  changed: (by: 'distributor' | 'investor') =>
    by === 'investor'
      ? 'The investor has changed this form since you opened it. Load it again to see what is new.'
      : 'This form was changed on another device since you opened it. Load it again to see what is new.',
  notEditable:
    'This form was sent. It can be changed again when the investor declines it or the link expires.',
  linkClosed: 'This link no longer works. Ask your distributor for a new one.',
  sharedPan: 'Your distributor entered this PAN. If it is wrong, ask them to correct it.',
  sharedChanged:
    'Your distributor has changed this form since you opened it. Load it again to see what is new.',
  discarded: 'This form was discarded.',
  noKyc: 'The KYC agency is not responding. Try again in a few minutes.',
  noHolder: 'This form has no such holder.',
  waiting: 'An application for this PAN is waiting for the investor’s confirmation.',
  wrongKind: 'This form is of another kind.',
  tooMany: 'There are too many unfinished forms. Send or discard some first.',
  proof: {
    missing: 'Choose a file.',
    tooLarge: 'Choose a file of at most 5 MB.',
    wrongType: 'Choose a PDF, JPEG or PNG file. This file is of another type.',
  },
  sentBack: {
    title: 'Sent back by the investor',
    part: (step: string, remark: string) => `${step}, sent back by the investor: “${remark}”`,
  },
  share: {
    button: 'Let the investor fill this in',
    again: 'Send the investor a new link',
    about:
      'Only the PAN is needed. The investor fills in their details through a link; you choose scheme and amount, and send the form.',
    aboutFolio:
      'Only the PAN is needed. The investor fills in their details through a link; you send the form.',
    since: 'The investor has had a link since',
    newLink: 'A new link replaces it.',
    notSaved: 'The form is not saved yet. Try again in a moment.',
    subject: (brand: string) => `Complete your application with ${brand}`,
    noContact: 'Enter the investor’s mobile number or e-mail first.',
    message: (distributor: string, arn: string, url: string, until: string) =>
      `${distributor} (${arn}) asks you to complete your application. Open it until ${until}: ${url} Do not share this link.`,
  },
} as const;
