import type { OrderKind } from '@hub/domain';

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
    lookups: [
      'investor.folioDetails',
      'reference.schemeNames',
      'reference.schemeDetails',
      'reference.reinvestOptions',
      'reference.euins',
      'transact.existingBanks',
    ],
  },
  redeem: {
    title: 'Redeem',
    line: 'Take money out: an amount, units or all of a scheme, paid to a registered bank account.',
    action: 'Add redemption to cart',
    call: 'transact.submitRedeem',
    lookups: [
      'investor.folioDetails',
      'transact.redeemSchemes',
      'reference.schemeDetails',
      'transact.payoutBanks',
      'transact.payoutAccounts',
    ],
  },
  switch: {
    title: 'Switch',
    line: 'Move an amount, units or all of one scheme into another in the same folio.',
    action: 'Add switch to cart',
    call: 'transact.submitSwitch',
    lookups: [
      'investor.folioDetails',
      'transact.redeemSchemes',
      'reference.schemeMapTypes',
      'reference.mappedSchemeTypes',
      'reference.reinvestOptions',
      'reference.euins',
    ],
  },
};

export const payModeTexts = {
  netbanking: 'Net banking',
  upi: 'UPI',
  neft: 'NEFT/RTGS',
} as const;
