import type { Brand } from '@hub/contract';
import { amountInWords, dayText, formatRupees, moneyOf, type Paise, paise } from '@hub/domain';
import { gstRateOn } from '@hub/domain/brokerage/tax/gst';
import { gstStateName, isUnionTerritory } from '@hub/domain/brokerage/tax/gst-states';
import type { PrintedDocument } from '../../../documents/document.ts';
import { lastDayOf, type Month, monthName } from '../months/months.ts';
import type { Party } from '../tax/party.repository.ts';
import type { Invoice } from './invoice.repository.ts';

/** Services of distributing units of mutual funds (handbook part 2, B6). */
const SAC = '997152';

const supplyColumns = [
  { header: 'Description', kind: 'text', width: 40 },
  { header: 'SAC', kind: 'text', width: 10 },
  { header: 'Rate', kind: 'figure', width: 10 },
  { header: 'Amount', kind: 'figure', width: 20 },
] as const;

interface Printed {
  readonly arn: string;
  readonly month: Month;
  readonly invoice: Invoice;
  readonly party: Party;
  readonly brand: Brand;
}

/** The distributor's own paper: its name stands at the head and in the small print, not the asset manager's. */
export function invoiceDocument({ arn, month, invoice, party, brand }: Printed): PrintedDocument {
  const taxable = moneyOf(invoice.taxable);
  const isCredit = taxable < 0n;
  const sign = isCredit ? -1n : 1n;
  const rupees = (amount: bigint): string => formatRupees(paise(sign * amount));
  const taxes = taxesOf(invoice, month, brand);
  const total = taxes.reduce((sum, { amount }) => sum + amount, taxable as bigint);
  const what = isCredit ? 'Credit note' : 'Tax invoice';
  const address = party.address ?? 'As registered with AMFI';
  return {
    brand: {
      name: party.name,
      legalName: party.name,
      address,
      colours: brand.colours,
      disclaimer: `${what} made with ${brand.productName}.`,
    },
    title: `${what} ${invoice.number}`,
    asOn: null,
    parts: [
      factsOf(undefined, [
        [isCredit ? 'Credit note number' : 'Invoice number', invoice.number],
        ['Date', dayText(invoice.madeOn)],
        ['Brokerage of', monthName(month)],
        ['Place of supply', stateOf(brand.gstin)],
        ['Reverse charge', 'N'],
      ]),
      factsOf('Supplier', [
        ['Name', party.name],
        ['ARN', arn],
        ['Address', address],
        ['GSTIN', invoice.gstin],
        ['State', stateOf(invoice.gstin)],
      ]),
      factsOf('Recipient', [
        ['Name', brand.legalName],
        ['Address', brand.address],
        ['GSTIN', brand.gstin],
        ['State', stateOf(brand.gstin)],
      ]),
      {
        kind: 'table',
        heading: isCredit ? 'Credit' : 'Supply',
        columns: supplyColumns,
        rows: [
          [
            `${isCredit ? 'Brokerage taken back' : 'Brokerage for distributing mutual fund units'}, ${monthName(month)} (taxable value)`,
            SAC,
            '',
            rupees(taxable),
          ],
          ...taxes.map(({ name, rate, amount }) => [name, '', rate, rupees(amount)]),
          ['Total', '', '', rupees(total)],
        ],
      },
      { kind: 'facts', facts: [{ label: 'Total in words', value: amountInWords(paise(sign * total)) }] },
      ...(isCredit
        ? [
            {
              kind: 'paragraph' as const,
              text: 'More brokerage was taken back in this month than was paid. This note lowers the invoices of the months in which that brokerage was paid.',
            },
          ]
        : []),
      factsOf(undefined, [[`For ${party.name}`, '________________________  (authorised signatory)']]),
    ],
  };
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
  const percent = (parts: bigint): string => `${rate / parts / 10_000n} %`;
  const isLocal = gstin.slice(0, 2) === brand.gstin.slice(0, 2);
  if (!isLocal) return [{ name: 'IGST', rate: percent(1n), amount: moneyOf(invoice.igst) }];
  const isTerritory = isUnionTerritory(gstin.slice(0, 2));
  return [
    { name: 'CGST', rate: percent(2n), amount: moneyOf(invoice.cgst) },
    { name: isTerritory ? 'UTGST' : 'SGST', rate: percent(2n), amount: moneyOf(invoice.sgst) },
  ];
}
