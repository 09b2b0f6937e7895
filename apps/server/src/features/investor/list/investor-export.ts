import { texts } from '@hub/contract';
import type { InvestorRow, investorMixes, lastInvestments } from '@hub/contract/calls/investor/investor-list';
import { type AssetClass, assetClasses, dayText, rupeesText } from '@hub/domain';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';

const kycs: Readonly<Record<InvestorRow['kyc'], string>> = {
  VALIDATED: 'Validated',
  REGISTERED: 'Registered',
  UNDER_PROCESS: 'Under process',
  ON_HOLD: 'On hold',
  REJECTED: 'Rejected',
  NOT_AVAILABLE: 'Not available',
  DEACTIVATED: 'Deactivated',
  NOT_KNOWN: 'Not known',
};

const money = { decimals: 2 } as const;
const count = { decimals: 0 } as const;

export interface ExportRow extends InvestorRow {
  readonly folioNumbers: readonly string[];
}

/** One client is one row, whose folios stand in one cell. */
export const folioColumn: ExportColumn<Pick<ExportRow, 'folioNumbers'>> = {
  header: 'Folio numbers',
  kind: 'text',
  width: 16,
  value: ({ folioNumbers }) => folioNumbers.join('; ') || null,
};

const columns: readonly ExportColumn<ExportRow>[] = [
  { header: 'Name', kind: 'text', width: 24, value: ({ name }) => name },
  { header: 'PAN', kind: 'text', width: 14, value: ({ maskedPan }) => maskedPan },
  { header: 'Mobile', kind: 'text', width: 14, value: ({ maskedMobile }) => maskedMobile },
  folioColumn,
  { header: 'City', kind: 'text', width: 12, value: ({ city }) => city },
  { header: 'KYC', kind: 'text', width: 10, value: ({ kyc }) => kycs[kyc] },
  { header: 'AUM (₹)', kind: money, width: 15, value: ({ aum }) => aum },
  { header: 'Cost (₹)', kind: money, width: 15, value: ({ cost }) => cost },
  { header: 'Gain (₹)', kind: { decimals: 2, signed: true }, width: 15, value: ({ gain }) => gain },
  { header: 'AUM of unknown cost (₹)', kind: money, width: 12, value: ({ withoutCost }) => withoutCost },
  { header: 'SIPs', kind: count, width: 5, value: ({ sips }) => String(sips) },
  { header: 'SIP a month (₹)', kind: money, width: 11, value: ({ sipMonthly }) => sipMonthly },
  { header: 'Folios', kind: count, width: 6, value: ({ folios }) => String(folios) },
  { header: 'Client since', kind: 'date', width: 13, value: ({ investedOn }) => investedOn },
  { header: 'Last invested', kind: 'date', width: 13, value: ({ lastInvestedOn }) => lastInvestedOn },
];

/** Grouped as Indians group, with the sign: ₹12,34,567.00. */

interface ChosenInvestors {
  readonly rows: AsyncIterable<ExportRow>;
  readonly count: number;
  /** Of all that are selected, to the paisa as the list shows it. */
  readonly totals: {
    readonly clients: number;
    readonly aum: string;
    readonly cost: string;
  };
  readonly asOn: string | null;
  /** What was looked for and filtered, in words. */
  readonly chosen: readonly string[];
}

export const countOf = (rows: number, clients: number): string => {
  if (rows < clients) return `the first ${rows} of ${clients} clients; Excel and CSV have all of them`;
  return clients === 1 ? '1 client' : `${clients} clients`;
};

export const investorTable = (clients: ChosenInvestors): ExportTable<ExportRow> => ({
  title: 'Clients',
  notes: [
    [
      ...(clients.asOn === null ? [] : [`As on ${dayText(clients.asOn)}`]),
      countOf(clients.count, clients.totals.clients),
      ...clients.chosen,
    ].join(' · '),
    `Total AUM ${rupeesText(clients.totals.aum, { decimals: 2 })} · cost ${rupeesText(clients.totals.cost, { decimals: 2 })}`,
  ],
  columns,
  rows: clients.rows,
  count: clients.count,
  footer: texts.footer.disclaimer,
});

const mixes: Readonly<Record<(typeof investorMixes)[number], string>> = {
  'equity-only': 'equity only',
  'debt-only': 'debt only',
  'liquid-no-equity': 'liquid without equity',
};

const times: Readonly<Record<(typeof lastInvestments)[number], string>> = {
  month: 'invested within a month',
  quarter: 'invested within 3 months',
  'half-year': 'invested within 6 months',
  'before-half-year': 'not invested for 6 months',
  'before-year': 'not invested for a year',
};

const sips = { running: 'with a running SIP', none: 'without a running SIP' } as const;
const balances = { live: 'with a balance', zero: 'without a balance' } as const;
const birthdays = { today: 'birthday today', week: 'birthday in the next 7 days' } as const;

interface Chosen {
  readonly words?: string | undefined;
  readonly assetClass?: AssetClass | undefined;
  readonly mix?: keyof typeof mixes | undefined;
  readonly kyc?: InvestorRow['kyc'] | undefined;
  readonly sip?: keyof typeof sips | undefined;
  readonly balance?: keyof typeof balances | undefined;
  readonly aumFrom?: string | undefined;
  readonly aumTo?: string | undefined;
  readonly city?: string | undefined;
  readonly family?: string | undefined;
  readonly lastInvestment?: keyof typeof times | undefined;
  readonly since?: 'this-year' | undefined;
  readonly birthday?: keyof typeof birthdays | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
}

export function chosenInWords(asked: Chosen): string[] {
  const typed = asked.words?.trim();
  return [
    typed && `found by “${typed}”`,
    asked.assetClass && `holding ${assetClasses[asked.assetClass]}`,
    asked.mix && mixes[asked.mix],
    asked.kyc && `KYC ${kycs[asked.kyc].toLowerCase()}`,
    asked.sip && sips[asked.sip],
    asked.balance && balances[asked.balance],
    asked.aumFrom && `AUM from ${rupeesText(asked.aumFrom, { decimals: 2 })}`,
    asked.aumTo && `AUM to ${rupeesText(asked.aumTo, { decimals: 2 })}`,
    asked.city && `in ${asked.city}`,
    asked.family && `family ${asked.family}`,
    asked.lastInvestment && times[asked.lastInvestment],
    asked.since && 'client since this financial year',
    asked.birthday && birthdays[asked.birthday],
    asked.ids && 'chosen by hand',
    asked.except && `without ${asked.except.length} left out by hand`,
  ].filter((part): part is string => part !== undefined && part !== '');
}
