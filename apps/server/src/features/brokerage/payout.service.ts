import type { ResponseOf } from '@hub/contract';
import type { BrokeragePayout, brokeragePayout } from '@hub/contract/calls/brokerage';
import {
  type AssetClass,
  financialYearOf,
  moneyOf,
  type Paise,
  paise,
  todayInIndia,
  writeMoney,
} from '@hub/domain';
import { oneStatement } from '../../db/queries.ts';
import type { SignedInContext } from '../call-context.ts';
import { unauthenticated } from '../refusal.ts';
import { firstDayOf, type Month, monthOf, monthsFrom, yearStartOf } from './months.ts';
import { gstOfMonth, gstParties, taxOf, tdsOfMonths } from './payment-tax.ts';
import { findPayoutMonths, findPayoutYear, type PayoutMonth } from './payout.repository.ts';

const MONTHS_SHOWN = 24;

interface Paid {
  readonly amount: Paise;
  readonly gst: Paise;
  readonly tds: Paise;
  readonly held: Paise;
}

const nothing: Paid = { amount: paise(0n), gst: paise(0n), tds: paise(0n), held: paise(0n) };

const paymentOf = ({ amount, gst, tds, held }: Paid) => ({
  amount: writeMoney(amount),
  gst: writeMoney(gst),
  tds: writeMoney(tds),
  net: writeMoney(paise(amount + gst - tds)),
  held: writeMoney(held),
});

const plus = (one: Paid, other: Paid): Paid => ({
  amount: paise(one.amount + other.amount),
  gst: paise(one.gst + other.gst),
  tds: paise(one.tds + other.tds),
  held: paise(one.held + other.held),
});

export async function getPayout({
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
  const [rows, ofYear] = await Promise.all([
    // From the beginning of a year: what is deducted of a month depends on those before it.
    findPayoutMonths(queries, arn, firstDayOf(yearStartOf(first))),
    findPayoutYear(queries, arn, year),
  ]);
  if (ofYear === null) throw unauthenticated();
  const { gstin, hasPan } = ofYear;
  const parties = gstParties(gstin, brand);
  const tds = tdsOfMonths(
    rows.map(({ month, amount }) => ({ month, amount: moneyOf(amount) })),
    hasPan,
  );
  const paidIn = ({ month, amount, tax, untaxed, held }: PayoutMonth): Paid => ({
    amount: moneyOf(amount),
    gst: paise(moneyOf(tax) + taxOf(gstOfMonth(moneyOf(untaxed), parties, month))),
    tds: tds.get(month)?.amount ?? paise(0n),
    held: moneyOf(held),
  });
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const inYear = rows.filter(({ month }) => month >= yearStartOf(current) && month <= current);
  const running = byMonth.get(current);
  return {
    asOn: today.toString(),
    current:
      running?.expected == null || running.through === null
        ? null
        : { month: current, expected: running.expected, through: running.through },
    year: {
      label: financialYearOf(today).label,
      ...paymentOf(inYear.map(paidIn).reduce(plus, nothing)),
      expected: writeMoney(paise(inYear.reduce((sum, { expected }) => sum + moneyOf(expected ?? '0'), 0n))),
    },
    months: lastMonths(current).map((month) => {
      const row = byMonth.get(month);
      return {
        month,
        ...paymentOf(row === undefined ? nothing : paidIn(row)),
        lines: row?.lines ?? 0,
        paidOn: row?.paidOn ?? null,
        expected: row?.expected ?? null,
        invoice: row?.invoice ?? null,
      };
    }),
    byClass: ofYear.classes.map((one) => ({ ...one, assetClass: one.assetClass as AssetClass })),
    byKind: [...ofYear.kinds],
    byEuin: [...ofYear.euins],
    gstin: gstin === '' ? null : gstin,
    hasPan,
  } satisfies BrokeragePayout;
}

const lastMonths = (current: Month): Month[] =>
  Array.from({ length: MONTHS_SHOWN }, (_, back) => monthsFrom(current, -back));
