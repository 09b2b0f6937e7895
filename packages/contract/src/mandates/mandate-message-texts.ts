/** What a distributor and an investor are told of a bank mandate. */
export const mandateMessageTexts = {
  byDistributor: 'By the distributor',
  byInvestor: 'By the investor',
  /** To the distributor: the client first, then what happened and the most that may be debited at once. */
  approved: (client: string, limit: string): string => `${client}: mandate of ${limit} approved`,
  approvedBody: (bank: string): string => `${bank}. SIPs can be paid with it.`,
  refused: (client: string, limit: string): string => `${client}: mandate of ${limit} rejected by the bank`,
  cancelled: (client: string, limit: string): string =>
    `${client}: mandate of ${limit} cancelled by the investor`,
  cancelledBody: (bank: string): string => `${bank}. Plans on it will not be paid.`,
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
    `${mandate.distributor} (${mandate.arn}) asks you to approve a bank mandate with ${mandate.brand}: up to ${mandate.limit} per debit ` +
    `from ${mandate.bank}, account ${mandate.account}. Approve it at your bank: ${mandate.url}`,
  refusedBody: (mandate: { readonly bank: string; readonly words: string; readonly fix: string }): string =>
    `${mandate.bank}. ${mandate.words}. ${mandate.fix}`,
} as const;
