/** Codes of Spec §3 with the words people read. */
export const politicalExposures = {
  PEP: 'Politically Exposed Person',
  RPEP: 'Related To Politically Exposed Person',
  NA: 'Not Applicable',
} as const;
export type PoliticalExposure = keyof typeof politicalExposures;

export const dividendOptions = { Y: 'Reinvest', N: 'Payout', Z: 'Not Applicable' } as const;
export type DividendOption = keyof typeof dividendOptions;

/** How something is signed: in a browser, or on paper. */
export const transactionModes = { ON: 'Online', OFF: 'Offline' } as const;
export type TransactionMode = keyof typeof transactionModes;

const nriAccountTypes = { NRE: 'Repatriable', NRO: 'Non-Repatriable' } as const;

/** What a bank account is called; an NRI's says whether its money may leave the country. */
export const bankAccountNames = {
  SB: 'Savings',
  CB: 'Current',
  NE: `NRE (${nriAccountTypes.NRE})`,
  NO: `NRO (${nriAccountTypes.NRO})`,
} as const;

export const systematicPlans = ['SIP', 'STP', 'SWP'] as const;
export type SystematicPlan = (typeof systematicPlans)[number];
