import { lineTexts } from '@hub/contract/brokerage/line-texts';
import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { formatRupees, moneyOf, type Paise, paise, writeMoney, writeRate } from '@hub/domain';
import type { GstParties } from '@hub/domain/brokerage/tax/gst';
import type { Tds } from '@hub/domain/brokerage/tax/tds';
import type { Month } from '../months/months.ts';
import { gstOfMonth } from '../tax/payment-tax.ts';
import type { LineRecord } from './line.repository.ts';

interface TaxTerms {
  readonly month: Month;
  readonly parties: GstParties;
  readonly hasPan: boolean;
  /** Of the whole month; null before the first rule. */
  readonly tds: Tds | null;
}

const MILLION = 1_000_000n;

/** What is added to and deducted from what was paid of a line. */
export function lineTax(
  { received, expected }: LineRecord,
  { month, parties, hasPan, tds }: TaxTerms,
): BrokerageLine['tax'] {
  const paid = received.filter(({ holdReason }) => holdReason === null);
  const sum = (of: (row: (typeof paid)[number]) => string | null): Paise =>
    paise(paid.reduce((total, row) => total + moneyOf(of(row) ?? '0'), 0n));
  const taxable = sum(({ amount }) => amount);
  const saysNoTax = (row: (typeof paid)[number]): boolean =>
    row.igst === null && row.cgst === null && row.sgst === null;
  const worked = gstOfMonth(
    sum((row) => (saysNoTax(row) ? row.amount : null)),
    parties,
    month,
  );
  const igst = paise(sum((row) => row.igst) + worked.igst);
  const cgst = paise(sum((row) => row.cgst) + worked.cgst);
  const sgst = paise(sum((row) => row.sgst) + worked.sgst);
  const isDeducted = tds !== null && tds.of > 0n && taxable > 0n;
  const deducted = paise(isDeducted ? (taxable * tds.rate + MILLION / 2n) / MILLION : 0n);
  const net = paise(taxable + igst + cgst + sgst - deducted);
  const [first, ...others] = expected;
  const rate = isDeducted ? writeRate(tds.rate) : null;
  return {
    gstBasis: first !== undefined && others.length === 0 ? first.gstBasis : null,
    taxable: writeMoney(taxable),
    igst: writeMoney(igst),
    cgst: writeMoney(cgst),
    sgst: writeMoney(sgst),
    isUnionTerritory: worked.isUnionTerritory,
    tdsRate: rate,
    tds: writeMoney(deducted),
    net: writeMoney(net),
    note: [gstNote(parties), tdsNote(tds, hasPan)].join(' '),
  };
}

const gstNote = ({ supplier, recipient }: GstParties): string => {
  if (supplier === null) return lineTexts.noGst;
  return supplier === recipient ? lineTexts.cgstAndSgst : lineTexts.igst;
};

function tdsNote(tds: Tds | null, hasPan: boolean): string {
  if (tds === null) return lineTexts.tdsNotWorkedOut;
  if (tds.of === 0n) {
    return lineTexts.noTds(formatRupees(tds.threshold, { decimals: 'some' }));
  }
  const rate = writeRate(tds.rate).replace('.0000', '');
  return hasPan
    ? lineTexts.tdsAboveThreshold(rate, formatRupees(tds.threshold, { decimals: 'some' }))
    : lineTexts.tdsWithoutPan(rate);
}
