import type { ResponseOf } from '@hub/contract';
import type { BrokeragePayout, brokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import {
  type AssetClass,
  financialYearOf,
  moneyOf,
  type Paise,
  paise,
  todayInIndia,
  writeMoney,
} from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { unauthenticated } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { firstDayOf, type Month, monthOf, monthsFrom, yearStartOf } from '../months/months.ts';
import { findTrailChanges, findTrailMonths, type TrailMonthRow } from '../months/trail-months.repository.ts';
import { gapOfMonths, workedAtOf } from '../months/trail-months.ts';
import { gstOfMonth, gstParties, gstWithheld, taxOf, tdsOfMonths } from '../tax/payment-tax.ts';
import { findPayoutMonths, findPayoutYear, type PayoutMonth } from './payout.repository.ts';

/** Of payouts, the one that runs included. */
export const MONTHS_SHOWN = 24;
const CHANGES_SHOWN = 12;

interface Paid {
  readonly amount: Paise;
  readonly gst: Paise;
  readonly gstWithheld: Paise;
  readonly tds: Paise;
  readonly held: Paise;
}

const nil = paise(0n);
const nothing: Paid = { amount: nil, gst: nil, gstWithheld: nil, tds: nil, held: nil };

const paymentOf = ({ amount, gst, gstWithheld, tds, held }: Paid) => ({
  amount: writeMoney(amount),
  gst: writeMoney(gst),
  gstWithheld: writeMoney(gstWithheld),
  tds: writeMoney(tds),
  net: writeMoney(paise(amount + gst - gstWithheld - tds)),
  held: writeMoney(held),
});

const plus = (one: Paid, other: Paid): Paid => ({
  amount: paise(one.amount + other.amount),
  gst: paise(one.gst + other.gst),
  gstWithheld: paise(one.gstWithheld + other.gstWithheld),
  tds: paise(one.tds + other.tds),
  held: paise(one.held + other.held),
});

export async function getBrokeragePayout({
  db,
  session,
  clock,
  brand,
}: SignedInContext): Promise<ResponseOf<typeof brokeragePayout>> {
  const { arn } = session;
  const today = todayInIndia(clock.now());
  const queries = oneStatement(db, { arn });
  const current = monthOf(today);
  const first = monthsFrom(current, 1 - MONTHS_SHOWN);
  const year = { from: firstDayOf(yearStartOf(current)), to: firstDayOf(current) };
  const [rows, ofYear, trail, changes] = await Promise.all([
    // From the beginning of a year: what is deducted of a month depends on those before it.
    findPayoutMonths(queries, arn, firstDayOf(yearStartOf(first))),
    findPayoutYear(queries, arn, year),
    findTrailMonths(queries, arn, { from: firstDayOf(first), to: firstDayOf(current) }),
    findTrailChanges(queries, arn, { from: firstDayOf(first), limit: CHANGES_SHOWN }),
  ]);
  if (ofYear === null) throw unauthenticated();
  const { gstin, hasPan } = ofYear;
  const parties = gstParties(gstin, brand);
  const tds = tdsOfMonths(
    rows.map(({ month, amount }) => ({ month, amount: moneyOf(amount) })),
    hasPan,
  );
  const paidIn = ({ month, amount, tax, untaxed, held, invoice }: PayoutMonth): Paid => {
    const gst = paise(moneyOf(tax) + taxOf(gstOfMonth(moneyOf(untaxed), parties, month)));
    return {
      amount: moneyOf(amount),
      gst,
      gstWithheld: gstWithheld({ gst, gstin, amount: moneyOf(amount), isInvoiced: invoice !== null }),
      tds: tds.get(month)?.amount ?? nil,
      held: moneyOf(held),
    };
  };
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const trailOf = Map.groupBy(trail, ({ month }) => month);
  const inYear = ({ month }: { readonly month: Month }) => month >= yearStartOf(current) && month <= current;
  return {
    asOn: today.toString(),
    current: runningMonth(current, trailOf.get(current)?.[0]),
    year: {
      label: financialYearOf(today).label,
      ...paymentOf(rows.filter(inYear).map(paidIn).reduce(plus, nothing)),
      trail: gapOfMonths(trail.filter(inYear), today),
    },
    months: lastMonths(current).map((month) => {
      const row = byMonth.get(month);
      const ofMonth = trailOf.get(month) ?? [];
      return {
        month,
        ...paymentOf(row === undefined ? nothing : paidIn(row)),
        lines: row?.lines ?? 0,
        paidOn: row?.paidOn ?? null,
        expected: ofMonth[0]?.expected ?? null,
        trail: gapOfMonths(ofMonth, today),
        workedAt: workedAtOf(ofMonth),
        ...invoiceOf(row),
      };
    }),
    changes,
    workedAt: workedAtOf(trail),
    byClass: ofYear.classes.map((one) => ({ ...one, assetClass: one.assetClass as AssetClass })),
    byKind: [...ofYear.kinds],
    byEuin: [...ofYear.euins],
    gstin: gstin === '' ? null : gstin,
    hasPan,
  } satisfies BrokeragePayout;
}

const invoiceOf = (row: PayoutMonth | undefined) => ({
  invoice: row?.invoice ?? null,
  invoiceStatus: row?.invoiceStatus ?? null,
});

const lastMonths = (current: Month): Month[] =>
  Array.from({ length: MONTHS_SHOWN }, (_, back) => monthsFrom(current, -back));

/** What is expected of a month that is not over; null before anything of it is worked out. */
export const runningMonth = (month: Month, row: TrailMonthRow | undefined): BrokeragePayout['current'] =>
  row?.expected == null || row.through === null
    ? null
    : { month, expected: row.expected, through: row.through };
