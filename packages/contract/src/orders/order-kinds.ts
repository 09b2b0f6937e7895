import type { OrderKind } from '@hub/domain/orders/terms/order-terms';

/** What a kind of order is called and which calls it makes; what it asks for and obeys is `orderDefinitions` in domain. */
export interface OrderKindText {
  readonly title: string;
  /** One line for whoever chooses. */
  readonly line: string;
  /** The button that puts it into the cart. */
  readonly action: string;
  /** Name of the call that sends it. */
  readonly call: string;
  /** Names of the calls its form asks. */
  readonly lookups: readonly string[];
}

export const orderKindTexts: Readonly<Record<OrderKind, OrderKindText>> = {
  lumpsum: {
    title: 'Lumpsum',
    line: 'Invest an amount once in a scheme of an existing folio.',
    action: 'Add lumpsum to cart',
    call: 'transact.submitLumpsum',
    lookups: ['transact.orderFacts', 'transact.redeemSchemes', 'reference.schemeNames'],
  },
  redeem: {
    title: 'Redeem',
    line: 'Take money out: an amount, units or all of a scheme, paid to a registered bank account.',
    action: 'Add redemption to cart',
    call: 'transact.submitRedeem',
    lookups: ['transact.orderFacts', 'transact.redeemSchemes'],
  },
  switch: {
    title: 'Switch',
    line: 'Move an amount, units or all of one scheme into another in the same folio.',
    action: 'Add switch to cart',
    call: 'transact.submitSwitch',
    lookups: ['transact.orderFacts', 'transact.redeemSchemes', 'reference.mappedSchemeTypes'],
  },
  sip: {
    title: 'SIP',
    line: 'Invest an amount regularly, debited by a mandate.',
    action: 'Add SIP to cart',
    call: 'transact.submitSip',
    lookups: ['transact.orderFacts', 'transact.redeemSchemes', 'reference.schemeNames'],
  },
  stp: {
    title: 'STP',
    line: 'Move an amount or the gain of one scheme into another regularly.',
    action: 'Add STP to cart',
    call: 'transact.submitStp',
    lookups: ['transact.orderFacts', 'transact.redeemSchemes', 'reference.mappedSchemeTypes'],
  },
  swp: {
    title: 'SWP',
    line: 'Pay an amount or the gain of a scheme to the bank account regularly.',
    action: 'Add SWP to cart',
    call: 'transact.submitSwp',
    lookups: ['transact.orderFacts', 'transact.redeemSchemes'],
  },
  pause: {
    title: 'Pause a SIP',
    line: 'Skip the instalments of up to six months; the SIP then continues by itself.',
    action: 'Add pause to cart',
    call: 'transact.submitPause',
    lookups: ['transact.orderFacts', 'transact.pausableSips'],
  },
  stop: {
    title: 'Stop a plan',
    line: 'End a SIP, STP or SWP for good; the mandate stays.',
    action: 'Add stop to cart',
    call: 'transact.submitStop',
    lookups: ['transact.orderFacts', 'transact.systematicPlans'],
  },
  folio: {
    title: 'Zero-balance folio',
    line: 'Open a folio for a new investor now and invest later.',
    action: 'Send to the investor',
    call: 'transact.submitZeroBalance',
    lookups: ['reference.nomineeRelations', 'transact.fatcaDetails'],
  },
};

/** As one speaks of it: `Asha asked for this redemption`. */
export const orderNames: Readonly<Record<OrderKind, string>> = {
  lumpsum: 'lumpsum',
  redeem: 'redemption',
  switch: 'switch',
  sip: 'SIP',
  stp: 'STP',
  swp: 'SWP',
  pause: 'pause',
  stop: 'stop',
  folio: 'zero-balance folio',
};

export const payModeTexts = {
  netbanking: 'Net banking',
  upi: 'UPI',
  neft: 'NEFT/RTGS',
  otm: 'Mandate (OTM)',
} as const;
