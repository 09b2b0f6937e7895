/** What a distributor and an investor are told of a bank mandate. */
export const mandateMessageTexts = {
  byDistributor: 'By the distributor',
  byInvestor: 'By the investor',
  what: (bank: string, limit: string): string => `${bank}, up to ${limit} a debit`,
  approved: 'Mandate approved',
  approvedBody: (what: string): string => `${what}. SIPs can be paid with it.`,
  rejected: 'Mandate rejected',
  cancelled: 'Mandate cancelled by the investor',
  cancelledBody: (what: string): string => `${what}. Plans on it will not be paid.`,
  approveSubject: (name: string): string => `Approve your bank mandate with ${name}`,
  approve: (mandate: {
    readonly distributor: string;
    readonly arn: string;
    readonly brand: string;
    readonly limit: string;
    readonly bank: string;
    readonly account: string;
    readonly url: string;
  }): string =>
    `${mandate.distributor} (${mandate.arn}) asks you to approve a bank mandate with ${mandate.brand}: up to ${mandate.limit} a debit ` +
    `from ${mandate.bank}, account ${mandate.account}. Approve it at your bank: ${mandate.url}`,
  rejectedBody: (mandate: { readonly what: string; readonly words: string; readonly fix: string }): string =>
    `${mandate.what}. ${mandate.words}. ${mandate.fix}`,
} as const;
