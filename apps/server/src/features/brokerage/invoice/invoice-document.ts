import type { Brand } from '@hub/contract';
import { invoiceTexts } from '@hub/contract/brokerage/invoice-texts';
import {
  amountInWords,
  clockInIndia,
  dayText,
  formatDate,
  formatRupees,
  moneyOf,
  type Paise,
  paise,
} from '@hub/domain';
import { gstRateOn } from '@hub/domain/brokerage/tax/gst';
import { gstStateName, isUnionTerritory } from '@hub/domain/brokerage/tax/gst-states';
import type { PrintedDocument } from '../../../documents/document.ts';
import { lastDayOf, type Month, monthName } from '../months/months.ts';
import type { Party } from '../tax/party.repository.ts';
import type { Invoice } from './invoice.repository.ts';

/** Services of distributing units of mutual funds (handbook part 2, B6). */
const SAC = '997152';

const supplyColumns = [
  { header: invoiceTexts.description, kind: 'text', width: 40 },
  { header: invoiceTexts.sac, kind: 'text', width: 10 },
  { header: invoiceTexts.rate, kind: 'figure', width: 10 },
  { header: invoiceTexts.amount, kind: 'figure', width: 20 },
] as const;

interface Printed {
  readonly arn: string;
  readonly month: Month;
  readonly invoice: Invoice;
  readonly party: Party;
  readonly brand: Brand;
  readonly logo: Uint8Array | undefined;
  /** Who signs it, and when; null of what is not signed. */
  readonly signed: { readonly by: string; readonly at: Temporal.Instant } | null;
}

/** The distributor's own paper: its name stands at the head and in the small print, not the asset manager's. */
export function invoiceDocument({
  arn,
  month,
  invoice,
  party,
  brand,
  logo,
  signed,
}: Printed): PrintedDocument {
  const taxable = moneyOf(invoice.taxable);
  const isCredit = taxable < 0n;
  const sign = isCredit ? -1n : 1n;
  const rupees = (amount: bigint): string => formatRupees(paise(sign * amount));
  const taxes = taxesOf(invoice, month, brand);
  const total = taxes.reduce((sum, { amount }) => sum + amount, taxable as bigint);
  const what = isCredit ? invoiceTexts.creditNote : invoiceTexts.taxInvoice;
  const firm = party.firm ?? party.name;
  const address = party.address ?? invoiceTexts.asRegistered;
  return {
    brand: {
      name: firm,
      legalName: party.name,
      address,
      colours: brand.colours,
      disclaimer: invoiceTexts.madeWith(what, brand.productName),
    },
    logo,
    title: `${what} ${invoice.number}`,
    asOn: null,
    parts: [
      factsOf(undefined, [
        [isCredit ? invoiceTexts.creditNoteNumber : invoiceTexts.invoiceNumber, invoice.number],
        [invoiceTexts.date, dayText(invoice.madeOn)],
        [invoiceTexts.brokerageOf, monthName(month)],
        [invoiceTexts.placeOfSupply, stateOf(brand.gstin)],
        [invoiceTexts.reverseCharge, 'N'],
      ]),
      factsOf(invoiceTexts.supplier, [
        [invoiceTexts.name, party.name],
        ...(party.firm === null ? [] : [[invoiceTexts.tradeName, party.firm] as const]),
        ['ARN', arn],
        [invoiceTexts.address, address],
        ['GSTIN', invoice.gstin],
        [invoiceTexts.state, stateOf(invoice.gstin)],
      ]),
      factsOf(invoiceTexts.recipient, [
        [invoiceTexts.name, brand.legalName],
        [invoiceTexts.address, brand.address],
        ['GSTIN', brand.gstin],
        [invoiceTexts.state, stateOf(brand.gstin)],
      ]),
      supplyOf({ isCredit, month, taxable, taxes, rupees, total }),
      {
        kind: 'facts',
        facts: [{ label: invoiceTexts.totalInWords, value: amountInWords(paise(sign * total)) }],
      },
      ...(isCredit ? [{ kind: 'paragraph' as const, text: invoiceTexts.whyCreditNote }] : []),
      factsOf(undefined, [
        [
          invoiceTexts.forName(firm),
          signed === null
            ? invoiceTexts.signatory
            : invoiceTexts.signedBy({ name: signed.by, arn, at: signedMoment(signed.at) }),
        ],
      ]),
    ],
  };
}

interface Supply {
  readonly isCredit: boolean;
  readonly month: Month;
  readonly taxable: bigint;
  readonly taxes: readonly Tax[];
  readonly total: bigint;
  readonly rupees: (amount: bigint) => string;
}

const supplyOf = ({ isCredit, month, taxable, taxes, total, rupees }: Supply) => ({
  kind: 'table' as const,
  heading: isCredit ? invoiceTexts.credit : invoiceTexts.supply,
  columns: supplyColumns,
  rows: [
    [
      invoiceTexts.taxableValue(
        isCredit ? invoiceTexts.brokerageTakenBack : invoiceTexts.brokerageForDistributing,
        monthName(month),
      ),
      SAC,
      '',
      rupees(taxable),
    ],
    ...taxes.map(({ name, rate, amount }) => [name, '', rate, rupees(amount)]),
    [invoiceTexts.total, '', '', rupees(total)],
  ],
});

/** `15-Nov-2026 12:00 IST` */
function signedMoment(at: Temporal.Instant): string {
  const then = clockInIndia(at);
  return `${formatDate(then.toPlainDate())} ${then.toPlainTime().toString().slice(0, 5)} IST`;
}

const factsOf = (
  heading: string | undefined,
  facts: readonly (readonly [label: string, value: string])[],
) => ({
  kind: 'facts' as const,
  ...(heading !== undefined && { heading }),
  facts: facts.map(([label, value]) => ({ label, value })),
});

const stateOf = (gstin: string): string => {
  const code = gstin.slice(0, 2);
  return `${code} ${gstStateName(code) ?? ''}`.trimEnd();
};

interface Tax {
  readonly name: string;
  readonly rate: string;
  readonly amount: Paise;
}

function taxesOf({ gstin, ...invoice }: Invoice, month: Month, brand: Brand): Tax[] {
  const rate = gstRateOn(lastDayOf(month));
  const percent = (parts: bigint): string => `${rate / parts / 10_000n}%`;
  const isLocal = gstin.slice(0, 2) === brand.gstin.slice(0, 2);
  if (!isLocal) return [{ name: 'IGST', rate: percent(1n), amount: moneyOf(invoice.igst) }];
  const isTerritory = isUnionTerritory(gstin.slice(0, 2));
  return [
    { name: 'CGST', rate: percent(2n), amount: moneyOf(invoice.cgst) },
    { name: isTerritory ? 'UTGST' : 'SGST', rate: percent(2n), amount: moneyOf(invoice.sgst) },
  ];
}
