import { dayNumberOf, financialYearOf, formatDate, formatRupees } from '@hub/domain';
import type { OpportunityGroup, OpportunityList } from '@hub/domain/opportunity/lists';
import { opportunityWindowsOn } from '@hub/domain/opportunity/windows';

/* What the lists are called and what is in them, for hub and lists alike. */

export const groupNames: Readonly<Record<OpportunityGroup, string>> = {
  sip: 'SIP',
  'cross-sell': 'Cross-sell',
  activation: 'Activation',
  other: 'Other',
};

interface Noun {
  readonly one: string;
  readonly many: string;
}

const sips: Noun = { one: 'SIP', many: 'SIPs' };
const clients: Noun = { one: 'client', many: 'clients' };

interface ListWords {
  /** Under the name of its group. */
  readonly name: string;
  readonly rows: Noun;
  /** What the amount at stake is, where it is not a month's. */
  readonly stake: string;
  readonly about: (window: Window) => string;
  /** Said where there is nothing to do. */
  readonly none: string;
}

/** The days of a list's window. */
interface Window {
  /** The first day in, so many months back. */
  readonly since: (months: number) => string;
  /** The last day in, so many months ahead. */
  readonly until: (months: number) => string;
  readonly yearStart: string;
  readonly rules: ReturnType<typeof opportunityWindowsOn>;
}

function windowOn(today: Temporal.PlainDate): Window {
  return {
    since: (months) => formatDate(today.subtract({ months }).add({ days: 1 })),
    until: (months) => formatDate(today.add({ months })),
    yearStart: formatDate(financialYearOf(today).start),
    rules: opportunityWindowsOn(dayNumberOf(today)),
  };
}

export const listWords: Readonly<Record<OpportunityList, ListWords>> = {
  ceased: {
    name: 'Ceased',
    rows: sips,
    stake: '',
    about: ({ since, rules }) =>
      `SIPs that stopped before their end date, since ${since(rules.months.ceased)}.`,
    none: 'No SIP has ceased in the last months.',
  },
  'not-renewed': {
    name: 'Not renewed',
    rows: sips,
    stake: '',
    about: ({ since, rules }) =>
      `SIPs that completed their term since ${since(rules.months.notRenewed)}, with no new SIP by the client.`,
    none: 'Every SIP that completed its term was followed by a new one.',
  },
  maturity: {
    name: 'Maturing soon',
    rows: sips,
    stake: '',
    about: ({ until, rules }) =>
      `SIPs whose last instalment is due until ${until(rules.months.maturity)}. Renew now so that no month is missed.`,
    none: 'No SIP ends in the coming months.',
  },
  rejected: {
    name: 'Rejected or bounced',
    rows: sips,
    stake: '',
    about: ({ since, rules }) =>
      `SIPs whose registration was rejected, or whose last instalment bounced or was rejected, since ${since(rules.months.rejected)}.`,
    none: 'No SIP was rejected or has bounced in the last months.',
  },
  liquid: {
    name: 'Only in liquid funds',
    rows: clients,
    stake: 'in liquid funds',
    about: () => 'Clients with money in liquid or overnight funds and none in equity.',
    none: 'Every client with a liquid fund holds equity too.',
  },
  lumpsum: {
    name: 'Lumpsum, no SIP',
    rows: clients,
    stake: 'AUM',
    about: () => 'Clients who have invested but have no SIP.',
    none: 'Every client who has invested has a SIP.',
  },
  equity: {
    name: 'Only in equity',
    rows: clients,
    stake: 'AUM',
    about: () => 'Clients who hold equity and nothing else.',
    none: 'No client holds equity alone.',
  },
  debt: {
    name: 'Only in debt',
    rows: clients,
    stake: 'AUM',
    about: () => 'Clients who hold debt and nothing else.',
    none: 'No client holds debt alone.',
  },
  dividend: {
    name: 'IDCW holders',
    rows: { one: 'holding', many: 'holdings' },
    stake: 'value',
    about: () =>
      'Holdings in IDCW options. A switch to the growth option is a sale: the gain is taxed, and an exit load may apply.',
    none: 'No client holds an IDCW option.',
  },
  inactive: {
    name: 'No new investment',
    rows: clients,
    stake: 'AUM',
    about: ({ since, rules }) =>
      `Clients with a balance who have not invested since ${since(rules.months.inactive)}, not even by SIP.`,
    none: 'Every client with a balance has invested in the last months.',
  },
  'zero-balance': {
    name: 'Zero balance',
    rows: { one: 'folio', many: 'folios' },
    stake: '',
    about: () => 'Folios without units. They are still open: a purchase needs no new application.',
    none: 'Every folio holds units.',
  },
  redeem: {
    name: 'Recent redemptions',
    rows: { one: 'redemption', many: 'redemptions' },
    stake: 'redeemed',
    about: ({ since, rules }) =>
      `Redemptions since ${since(rules.months.redeem)}. Call to know why, and where the money will go.`,
    none: 'No redemptions in the last months.',
  },
  nigo: {
    name: 'Not in good order',
    rows: { one: 'order', many: 'orders' },
    stake: 'ordered',
    about: ({ since, rules }) =>
      `Orders rejected by the registrar since ${since(rules.months.nigo)}, with the reason and how to fix it. None of them was accepted later.`,
    none: 'Every rejected order has been corrected.',
  },
  'expiring-stp': {
    name: 'STPs ending soon',
    rows: { one: 'STP', many: 'STPs' },
    stake: '',
    about: ({ until, rules }) => `STPs that end until ${until(rules.months.expiring)}.`,
    none: 'No STP ends in the coming months.',
  },
  'expiring-swp': {
    name: 'SWPs ending soon',
    rows: { one: 'SWP', many: 'SWPs' },
    stake: '',
    about: ({ until, rules }) => `SWPs that end until ${until(rules.months.expiring)}.`,
    none: 'No SWP ends in the coming months.',
  },
  elss: {
    name: 'ELSS limit left',
    rows: clients,
    stake: 'left to invest',
    about: ({ yearStart, rules }) =>
      `Clients with an ELSS folio who have put less than ${formatRupees(rules.elssCap, { decimals: 0 })} into ELSS since ${yearStart}. What is left saves tax under section 80C, in the old regime.`,
    none: 'Every client with an ELSS folio has used the whole limit of this year.',
  },
};

export const aboutList = (list: OpportunityList, today: Temporal.PlainDate): string =>
  listWords[list].about(windowOn(today));
