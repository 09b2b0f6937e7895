import { texts } from '@hub/contract';
import type { InvestorRow } from '@hub/contract/calls/investor/investor-list';
import { investorFileTexts } from '@hub/contract/investor/investor-file-texts';
import { kycTexts } from '@hub/contract/statements/statement-texts';
import { type AssetClass, assetClasses, dayText, rupeesText } from '@hub/domain';
import type { ExportColumn, ExportTable } from '../../../exports/table/export-table.ts';

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
  { header: investorFileTexts.sipCount, kind: count, width: 5, value: ({ sips }) => String(sips) },
  { header: investorFileTexts.sipAMonth, kind: money, width: 11, value: ({ sipMonthly }) => sipMonthly },
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
  columns,
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

export function chosenInWords(asked: Chosen): string[] {
  const typed = asked.words?.trim();
  return [
    typed && investorFileTexts.foundBy(typed),
    asked.assetClass && investorFileTexts.holding(assetClasses[asked.assetClass]),
    asked.mix && investorFileTexts.mixes[asked.mix],
    asked.kyc && investorFileTexts.kycIs(kycTexts[asked.kyc].toLowerCase()),
    asked.sip && investorFileTexts.sips[asked.sip],
    asked.balance && investorFileTexts.balances[asked.balance],
    asked.aumFrom && investorFileTexts.aumFrom(rupeesText(asked.aumFrom, { decimals: 2 })),
    asked.aumTo && investorFileTexts.aumTo(rupeesText(asked.aumTo, { decimals: 2 })),
    asked.city && investorFileTexts.inCity(asked.city),
    asked.family && investorFileTexts.ofFamily(asked.family),
    asked.lastInvestment && investorFileTexts.times[asked.lastInvestment],
    asked.since && investorFileTexts.sinceThisYear,
    asked.birthday && investorFileTexts.birthdays[asked.birthday],
    asked.ids && investorFileTexts.chosenByHand,
    asked.except && investorFileTexts.leftOut(asked.except.length),
  ].filter((part): part is string => part !== undefined && part !== '');
}
