import { texts } from '@hub/contract';
import type { InvestorRow } from '@hub/contract/calls/investor/investor-list';
import { investorFileTexts } from '@hub/contract/investor/investor-file-texts';
import { kycTexts } from '@hub/contract/statements/statement-texts';
import { type AssetClass, assetClasses, dayText, rupeesText } from '@hub/domain';
import { type ExportColumn, type ExportTable, withTotals } from '../../../exports/table/export-table.ts';

const money = { decimals: 2 } as const;
const count = { decimals: 0 } as const;

export interface ExportRow extends InvestorRow {
  readonly folioNumbers: readonly string[];
}

/** One client is one row, whose folios stand in one cell. */
export const folioColumn: ExportColumn<Pick<ExportRow, 'folioNumbers'>> = {
  header: investorFileTexts.folioNumbers,
  kind: 'text',
  width: 16,
  value: ({ folioNumbers }) => folioNumbers.join('; ') || null,
};

const columns: readonly ExportColumn<ExportRow>[] = [
  { header: investorFileTexts.name, kind: 'text', width: 24, value: ({ name }) => name },
  { header: investorFileTexts.pan, kind: 'text', width: 14, value: ({ maskedPan }) => maskedPan },
  { header: investorFileTexts.mobile, kind: 'text', width: 14, value: ({ maskedMobile }) => maskedMobile },
  folioColumn,
  { header: investorFileTexts.city, kind: 'text', width: 12, value: ({ city }) => city },
  { header: investorFileTexts.kyc, kind: 'text', width: 10, value: ({ kyc }) => kycTexts[kyc] },
  { header: investorFileTexts.aum, kind: money, width: 15, value: ({ aum }) => aum },
  { header: investorFileTexts.cost, kind: money, width: 15, value: ({ cost }) => cost },
  {
    header: investorFileTexts.gain,
    kind: { decimals: 2, signed: true },
    width: 15,
    value: ({ gain }) => gain,
  },
  {
    header: investorFileTexts.aumOfUnknownCost,
    kind: money,
    width: 12,
    value: ({ withoutCost }) => withoutCost,
  },
  {
    header: investorFileTexts.sipCount,
    kind: count,
    width: 5,
    isSummed: true,
    value: ({ sips }) => String(sips),
  },
  {
    header: investorFileTexts.sipAMonth,
    kind: money,
    width: 11,
    isSummed: true,
    value: ({ sipMonthly }) => sipMonthly,
  },
  { header: investorFileTexts.folios, kind: count, width: 6, value: ({ folios }) => String(folios) },
  { header: investorFileTexts.clientSince, kind: 'date', width: 13, value: ({ investedOn }) => investedOn },
  {
    header: investorFileTexts.lastInvested,
    kind: 'date',
    width: 13,
    value: ({ lastInvestedOn }) => lastInvestedOn,
  },
];

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
  if (rows < clients) return investorFileTexts.firstOf(rows, clients);
  return investorFileTexts.clientCount(clients);
};

export const investorTable = (clients: ChosenInvestors): ExportTable<ExportRow> => ({
  title: investorFileTexts.title,
  notes: [
    [
      ...(clients.asOn === null ? [] : [investorFileTexts.asOn(dayText(clients.asOn))]),
      countOf(clients.count, clients.totals.clients),
      ...clients.chosen,
    ].join(' · '),
    investorFileTexts.totals(
      rupeesText(clients.totals.aum, { decimals: 2 }),
      rupeesText(clients.totals.cost, { decimals: 2 }),
    ),
  ],
  columns:
    clients.count < clients.totals.clients
      ? columns
      : withTotals(columns, {
          [investorFileTexts.aum]: clients.totals.aum,
          [investorFileTexts.cost]: clients.totals.cost,
        }),
  rows: clients.rows,
  count: clients.count,
  footer: texts.footer.disclaimer,
});

interface Chosen {
  readonly words?: string | undefined;
  readonly assetClass?: AssetClass | undefined;
  readonly mix?: keyof typeof investorFileTexts.mixes | undefined;
  readonly kyc?: InvestorRow['kyc'] | undefined;
  readonly sip?: keyof typeof investorFileTexts.sips | undefined;
  readonly balance?: keyof typeof investorFileTexts.balances | undefined;
  readonly aumFrom?: string | undefined;
  readonly aumTo?: string | undefined;
  readonly city?: string | undefined;
  readonly family?: string | undefined;
  readonly lastInvestment?: keyof typeof investorFileTexts.times | undefined;
  readonly since?: 'this-year' | undefined;
  readonly birthday?: keyof typeof investorFileTexts.birthdays | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
}

export function chosenInWords(requested: Chosen): string[] {
  const typed = requested.words?.trim();
  return [
    typed && investorFileTexts.foundBy(typed),
    requested.assetClass && investorFileTexts.holding(assetClasses[requested.assetClass]),
    requested.mix && investorFileTexts.mixes[requested.mix],
    requested.kyc && investorFileTexts.kycIs(kycTexts[requested.kyc].toLowerCase()),
    requested.sip && investorFileTexts.sips[requested.sip],
    requested.balance && investorFileTexts.balances[requested.balance],
    requested.aumFrom && investorFileTexts.aumFrom(rupeesText(requested.aumFrom, { decimals: 2 })),
    requested.aumTo && investorFileTexts.aumTo(rupeesText(requested.aumTo, { decimals: 2 })),
    requested.city && investorFileTexts.inCity(requested.city),
    requested.family && investorFileTexts.ofFamily(requested.family),
    requested.lastInvestment && investorFileTexts.times[requested.lastInvestment],
    requested.since && investorFileTexts.sinceThisYear,
    requested.birthday && investorFileTexts.birthdays[requested.birthday],
    requested.ids && investorFileTexts.chosenByHand,
    requested.except && investorFileTexts.leftOut(requested.except.length),
  ].filter((part): part is string => part !== undefined && part !== '');
}
