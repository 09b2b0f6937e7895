/** What a query can be about: a section, and what of it. */
export interface QuerySection {
  readonly id: string;
  readonly name: string;
  /** Business days until the desk has answered. */
  readonly answerDays: number;
  readonly parts: readonly QueryPart[];
}

interface QueryPart {
  readonly id: string;
  readonly name: string;
}

const other: QueryPart = { id: 'other', name: 'Other' };

/** In the order in which a form offers them. An id never changes: queries are kept with it. */
export const querySections: readonly QuerySection[] = [
  {
    id: 'transactions',
    name: 'Transactions',
    answerDays: 1,
    parts: [
      { id: 'pending', name: 'Order not processed' },
      { id: 'rejected', name: 'Order rejected' },
      { id: 'payment', name: 'Payment or refund' },
      { id: 'plan', name: 'SIP, STP or SWP' },
      { id: 'mandate', name: 'Bank mandate' },
      other,
    ],
  },
  {
    id: 'statements',
    name: 'Statements',
    answerDays: 2,
    parts: [
      { id: 'account', name: 'Account statement' },
      { id: 'gains', name: 'Capital gain statement' },
      { id: 'units', name: 'Units or NAV do not match' },
      other,
    ],
  },
  {
    id: 'brokerage',
    name: 'Brokerage',
    answerDays: 5,
    parts: [
      { id: 'rate', name: 'Rate' },
      { id: 'missing', name: 'Missing brokerage' },
      { id: 'hold', name: 'Hold' },
      { id: 'tax', name: 'Tax and invoice' },
      other,
    ],
  },
  {
    id: 'investor-service',
    name: 'Investor service',
    answerDays: 2,
    parts: [
      { id: 'contact', name: 'Mobile number or e-mail' },
      { id: 'bank', name: 'Bank account' },
      { id: 'nominee', name: 'Nominee' },
      { id: 'kyc', name: 'KYC and FATCA' },
      { id: 'transmission', name: 'Transmission' },
      other,
    ],
  },
  {
    id: 'marketing',
    name: 'Marketing material',
    answerDays: 3,
    parts: [
      { id: 'co-branding', name: 'Co-branded material' },
      { id: 'videos', name: 'Videos' },
      { id: 'printed', name: 'Printed material' },
      other,
    ],
  },
  {
    id: 'app',
    name: 'App and login',
    answerDays: 1,
    parts: [
      { id: 'login', name: 'Login or code' },
      { id: 'error', name: 'A page shows an error' },
      { id: 'slow', name: 'Slow or not loading' },
      other,
    ],
  },
  {
    id: 'feedback',
    name: 'Feedback',
    answerDays: 5,
    parts: [
      { id: 'idea', name: 'An idea' },
      { id: 'praise', name: 'What works well' },
      { id: 'complaint', name: 'Complaint' },
      other,
    ],
  },
];

export const querySection = (id: string): QuerySection | null =>
  querySections.find((section) => section.id === id) ?? null;
