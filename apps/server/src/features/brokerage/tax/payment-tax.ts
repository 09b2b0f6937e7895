import { type Paise, paise } from '@hub/domain';
import { type Gst, type GstParties, gstOf } from '@hub/domain/brokerage/tax/gst';
import { type Tds, tdsOf } from '@hub/domain/brokerage/tax/tds';
import { lastDayOf, type Month, yearStartOf } from '../months/months.ts';

/** The states of both; null for a distributor without a GSTIN. */
export const gstParties = (gstin: string, { gstin: manager }: { readonly gstin: string }): GstParties => ({
  supplier: gstin === '' ? null : gstin.slice(0, 2),
  recipient: manager.slice(0, 2),
});

/** The tax on brokerage of a line that says none: it comes on top. */
export const gstOfMonth = (untaxed: Paise, parties: GstParties, month: Month): Gst =>
  gstOf(untaxed, 'exclusive', parties, lastDayOf(month));

export const taxOf = ({ igst, cgst, sgst }: Gst): Paise => paise(igst + cgst + sgst);

/**
 * GST of a month is paid against its invoice: until that is made it is withheld, and in no bank. What a credit note is
 * for, or who is not registered, waits for none.
 */
export const gstWithheld = (month: {
  readonly gst: Paise;
  readonly gstin: string;
  readonly amount: Paise;
  readonly isInvoiced: boolean;
}): Paise => paise(month.gstin === '' || month.isInvoiced || month.amount <= 0n ? 0n : month.gst);

interface PaidMonth {
  readonly month: Month;
  /** Without GST. */
  readonly amount: Paise;
}

/** What is deducted of each month, in the order given, which is that of the months: each year begins anew. */
export function tdsOfMonths(
  months: readonly PaidMonth[],
  hasPan: boolean,
): ReadonlyMap<Month, Tds & { readonly paidBefore: Paise }> {
  const deducted = new Map<Month, Tds & { readonly paidBefore: Paise }>();
  let year = '';
  let paidBefore = paise(0n);
  let deductedBefore = paise(0n);
  for (const { month, amount } of months) {
    if (yearStartOf(month) !== year) {
      year = yearStartOf(month);
      paidBefore = paise(0n);
      deductedBefore = paise(0n);
    }
    const tds = tdsOf({ base: amount, paidBefore, deductedBefore, hasPan, on: lastDayOf(month) });
    if (tds !== null) deducted.set(month, { ...tds, paidBefore });
    paidBefore = paise(paidBefore + amount);
    deductedBefore = paise(deductedBefore + (tds?.amount ?? 0n));
  }
  return deducted;
}
