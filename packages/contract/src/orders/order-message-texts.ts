const countText = (count: number | null): string =>
  count === null ? 'transactions' : count === 1 ? 'a transaction' : `${count} transactions`;

interface Pay {
  /** Null where nothing is to be paid by hand. */
  readonly due: string | null;
  readonly debit: { readonly amount: string; readonly on: string } | null;
  /** The account of a mandate that is to be approved. */
  readonly mandate: string | null;
  readonly url: string;
  readonly brand: string;
}

interface Paid {
  readonly brand: string;
  readonly amount: string;
  readonly orders: string;
}

interface Booked {
  readonly brand: string;
  readonly units: string;
  readonly scheme: string;
  readonly folio: string;
  readonly nav: string;
  readonly on: string;
  readonly amount: string;
  readonly order: string;
}

interface PaidOut {
  readonly brand: string;
  readonly amount: string;
  /** The last digits. */
  readonly account: string;
  readonly on: string;
  readonly utr: string;
  readonly order: string;
}

interface Refused {
  readonly brand: string;
  readonly order: string;
  readonly headline: string;
  readonly reason: string;
  readonly isMoneyBack: boolean;
}

/** What an investor is told of orders, what their timeline notes, and why one was stopped. */
export const orderMessageTexts = {
  cancelled: 'The order was cancelled',
  requestSubject: (name: string): string => `Confirm your transactions with ${name}`,
  paySubject: (name: string): string => `Pay for your transactions with ${name}`,
  rejected: 'The registrar rejected the order',
  firstRejected: 'The first instalment was rejected',
  leftSubject: (name: string): string => `Approve your mandate with ${name}`,
  doneSubject: (name: string): string => `Your transactions with ${name}`,
  bankCode: (code: string): string => `Code ${code}`,
  instalmentRejected: 'The registrar rejected the instalment',
  noReason: 'No reason was given',
  noAmount: 'No amount',
  newFolio: 'New folio',
  debitFailedSubject: (name: string): string => `Your bank did not pay ${name}`,
  givenBack: 'The bank returned part of the money on its own',
  cancelledSubject: (name: string): string => `Your order with ${name} is cancelled`,
  onlySipPauses: 'Only a SIP can be paused.',
  noInstalmentLeft: 'No instalment is due.',
  replacedBy: (reference: string): string => `Replaced by ${reference}`,
  firstDue: (day: string): string => `First instalment due on ${day}`,
  fromTo: (from: string, to: string): string => `From ${from} to ${to}`,
  nothingFrom: (day: string): string => `Stops from ${day}`,
  planOver: 'The plan is no longer running',
  planOverFix: 'Register a new plan if the investor wants to continue.',
  /** Why money that came goes back. */
  whyBack: {
    unknown: 'It does not match any payment of ours',
    amount: 'It is not the amount that was due',
    account: 'It came from an account that is not registered in the folio',
    notDue: 'It came twice, or for a closed order',
    returned: 'The bank returned it before reporting it',
  },
  missSubject: (kind: string, isLast: boolean): string =>
    isLast ? `${kind} ended` : `${kind} instalment missed`,
  request: (link: {
    readonly distributor: string;
    readonly arn: string;
    readonly count: number | null;
    readonly brand: string;
    readonly until: string;
    readonly url: string;
  }): string =>
    `${link.distributor} (${link.arn}) asks you to confirm ${countText(link.count)} with ${link.brand}. ` +
    `Check and confirm by ${link.until}: ${link.url}`,
  pay: ({ due, debit, mandate, url, brand }: Pay): string => {
    const debited =
      debit === null ? '' : ` ${debit.amount} is debited from your account by your mandate on ${debit.on}.`;
    const way =
      mandate !== null
        ? ` Approve the mandate of ${mandate}${due === null ? '' : ` and pay ${due} to ${brand} from your registered bank account`}: ${url}`
        : due === null
          ? ` You do not have to pay anything. See the status: ${url}`
          : ` Pay ${due} to ${brand} from your registered bank account: ${url}`;
    return `Thank you for confirming.${debited}${way}`;
  },
  debitedOn: (mode: string | null, day: string): string => `${mode}, debited on ${day}`,
  unitsAt: (units: string, nav: string): string => `${units} units at ${nav}`,
  newInvestor: 'New investor',
  newsSubject: {
    paid: (name: string): string => `${name} has received your money`,
    allotted: (name: string): string => `Your order with ${name} is done`,
    payout: (name: string): string => `${name} has paid you`,
    refused: (name: string): string => `Your order with ${name} was rejected`,
  },
  paid: ({ brand, amount, orders }: Paid): string =>
    `We have received ${amount} for ${orders}. You will be informed when the units are in your folio. ${brand}`,
  orderNamed: (scheme: string, reference: string): string => `${scheme} (order ${reference})`,
  ordersNamed: (count: number): string => `${count} orders`,
  bought: ({ brand, units, scheme, folio, nav, on, amount, order }: Booked): string =>
    `${units} units of ${scheme} are in folio ${folio}: ${amount} at the NAV of ${on}, ${nav} (order ${order}). ${brand}`,
  redeemed: ({ brand, units, scheme, folio, nav, on, amount, order }: Booked): string =>
    `${units} units of ${scheme} in folio ${folio} were redeemed at the NAV of ${on}, ${nav}. ${amount} will be paid to your bank account (order ${order}). ${brand}`,
  switched: ({ brand, units, scheme, folio, nav, on, amount, order }: Booked): string =>
    `Your switch is done: ${units} units of ${scheme} are in folio ${folio}, ${amount} at the NAV of ${on}, ${nav} (order ${order}). ${brand}`,
  payout: ({ brand, amount, account, on, utr, order }: PaidOut): string =>
    `${amount} of your redemption (order ${order}) was paid to your bank account ending ${account} on ${on}, bank reference (UTR) ${utr}. ${brand}`,
  refused: ({ brand, order, headline, reason, isMoneyBack }: Refused): string =>
    `Your order ${order}, ${headline}, was rejected: ${reason}.${isMoneyBack ? ' Your money goes back to the account it came from.' : ''} Your distributor can help you order again. ${brand}`,
  paidOutNote: (amount: string, account: string | null, on: string, utr: string): string =>
    `${amount}${account === null ? '' : ` to account ${account}`} on ${on}, UTR ${utr}`,
  orderOf: (one: { readonly reference: string; readonly folioNo: string; readonly order: string }): string =>
    `${one.reference}: ${one.order}${one.folioNo === '' ? '' : `, folio ${one.folioNo}`}`,
} as const;
