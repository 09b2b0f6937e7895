import type { OpenChange } from '@hub/contract/calls/changes/changes';
import type {
  OpenConfirmation,
  OrderToConfirm,
  PaymentState,
} from '@hub/contract/calls/confirmation/confirmation';
import type { MandateStep, OpeningShown } from '@hub/contract/calls/confirmation/opening';

const flexi = { code: 'FCRG', name: 'Aranya Flexi Cap Fund - Regular - Growth' };
const liquid = { code: 'LQRG', name: 'Aranya Liquid Fund - Regular - Growth' };

export const lumpsum: OrderToConfirm = {
  reference: 'H00000000001',
  kind: 'lumpsum',
  status: 'pending',
  folioNo: '4521190/22',
  scheme: flexi,
  target: null,
  headline: '₹12,500',
  sentence: 'You invest ₹12,500 in Aranya Flexi Cap Fund',
  due: '12500.00',
  debited: null,
  lines: [
    { label: 'Stamp duty', value: '₹0.63', isEstimate: false },
    { label: 'Exit load', value: '1% if redeemed within 365 days', isEstimate: false },
  ],
  navOn: '2026-11-17',
  nav: {
    day: 'Tue, 17-Nov-2026',
    condition: 'if you confirm and pay by 3:00 pm, else 18-Nov-2026',
    until: '2031-03-02T09:30:00Z',
    later: 'Now NAV of 18-Nov-2026',
  },
  risk: 'Very High',
};

export const redeem: OrderToConfirm = {
  ...lumpsum,
  reference: 'H00000000002',
  kind: 'redeem',
  headline: '120.500 units',
  sentence: 'You get about ₹6,304.18 in HDFC Bank ••2210 by 20-Nov-2026',
  due: null,
  lines: [{ label: 'Paid out to', value: 'HDFC Bank ••2210', isEstimate: false }],
  nav: lumpsum.nav && { ...lumpsum.nav, condition: 'if you confirm by 3:00 pm, else 18-Nov-2026' },
  risk: null,
};

export const switchOrder: OrderToConfirm = {
  ...redeem,
  reference: 'H00000000003',
  kind: 'switch',
  scheme: liquid,
  target: flexi,
  headline: 'All units',
  sentence: 'You switch all units from Aranya Liquid Fund to Aranya Flexi Cap Fund',
  lines: [],
  navOn: null,
  nav: null,
  risk: 'Very High',
};

export const distributor = { name: 'Meera Nair', arn: 'ARN-100001' };

type Confirmation = NonNullable<OpenConfirmation['confirmation']>;

export const openLink = (change: Partial<Confirmation> = {}): OpenConfirmation => ({
  link: 'open',
  confirmation: {
    investorName: 'Latha Iyer',
    distributor,
    contacts: [
      { channel: 'SMS', masked: '*****17781' },
      { channel: 'EMAIL', masked: 'latha***' },
    ],
    // A phone's clock may be years behind.
    now: '2031-03-01T10:00:00Z',
    expiresAt: '2031-03-02T09:41:30Z',
    headline: 'You confirm 3 orders and pay ₹12,500',
    orders: [lumpsum, redeem, switchOrder],
    disclosures: [
      'Your distributor earns a commission on this Regular plan.',
      'Mutual Fund investments are subject to market risks.',
    ],
    opening: null,
    mandates: [],
    ...change,
  },
});

export const opening: OpeningShown = {
  digest: 'first',
  parts: [
    { step: 'pan', label: 'Name', lines: ['Gita Rao', 'Born 14-Mar-1991 · PAN ******012K'] },
    { step: 'address', label: 'Address', lines: ['12 Lake Road', 'Kochi 682011'] },
  ],
  declarations: [
    { id: 'tax', text: 'I am tax resident of India only (FATCA, CRS)' },
    { id: 'nominees', text: 'The nominees and their shares are as I want' },
  ],
};

export const mandate: MandateStep = {
  bank: 'HDFC Bank',
  masked: '••2222',
  limit: '10000.00',
  status: 'INITIATED',
  isPaper: false,
  approvalUrl: '/demo/bank/mandates/M1',
  reason: null,
};

type Payment = NonNullable<PaymentState['payment']>;

const account = 'HDFC0001660-2210';

export const toPay = (change: Partial<Payment> = {}): PaymentState => ({
  link: 'open',
  payment: {
    investorName: 'Latha Iyer',
    distributor,
    orders: [
      {
        ...lumpsum,
        status: 'confirmed',
        nav: lumpsum.nav && { ...lumpsum.nav, condition: 'if you pay by 3:00 pm, else 18-Nov-2026' },
      },
    ],
    due: '12500.00',
    mandates: [],
    modes: [
      { mode: 'netbanking', blocked: null },
      { mode: 'upi', blocked: null },
      { mode: 'neft', blocked: null },
    ],
    accounts: [
      { key: 'HDFC0001660-2210', bank: 'HDFC Bank', masked: '••2210' },
      { key: 'SBIN0000300-7781', bank: 'State Bank of India', masked: '••7781' },
    ],
    requested: { mode: 'upi', account },
    used: null,
    last: null,
    ...change,
  },
});

export const upiStarted = {
  mode: 'upi',
  account,
  status: 'started',
  reason: null,
  started: {
    kind: 'upi',
    link: 'upi://pay?pa=aranya@hubbank&am=12500.00',
    qrText: 'upi://pay?pa=aranya@hubbank&pn=Aranya%20Mutual%20Fund&am=12500.00&cu=INR&tr=P0001',
    url: '/demo/bank/P0001',
  },
} as const satisfies Payment['last'];

export const pageStarted = {
  mode: 'netbanking',
  account,
  status: 'started',
  reason: null,
  started: { kind: 'page', url: '/demo/bank/P0002' },
} as const satisfies Payment['last'];

export const transferStarted = {
  mode: 'neft',
  account,
  status: 'started',
  reason: null,
  started: {
    kind: 'transfer',
    payee: {
      name: 'Aranya Mutual Fund Collection',
      accountNo: '50200012345678',
      ifsc: 'HDFC0000060',
      bank: 'HDFC Bank',
    },
    reference: 'P0003',
    url: null,
  },
} as const satisfies Payment['last'];

type Change = NonNullable<OpenChange['change']>;

export const openChangeLink = (change: Partial<Change> = {}): OpenChange => ({
  link: 'open',
  change: {
    kind: 'CHANGEMOBILE',
    investorName: 'Latha Iyer',
    distributor,
    folioNo: '4521190/22',
    lines: [{ label: 'New mobile number', value: '*****17782' }],
    notes: [],
    codes: [{ key: 'old', label: 'Code sent to your current mobile number', masked: '*****17781' }],
    now: '2031-03-01T10:00:00Z',
    expiresAt: '2031-03-02T09:41:30Z',
    ...change,
  },
});
