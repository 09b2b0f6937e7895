import type { RequestOf, ResponseOf } from '@hub/contract';
import { cureOf, gapInWords } from '@hub/contract/brokerage/brokerage-texts';
import { lineTexts } from '@hub/contract/brokerage/line-texts';
import type { brokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { type DayNumber, dayNumberOf, moneyOf, todayInIndia } from '@hub/domain';
import type { Period } from '@hub/domain/brokerage/trail/trail';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { type ExplainedTrail, explainTrail } from '../expected/explain-trail.ts';
import { firstDayOf, type Month, yearStartOf } from '../months/months.ts';
import { findTrailMonths } from '../months/trail-months.repository.ts';
import { dueMonths } from '../months/trail-months.ts';
import { findPayoutMonths } from '../payout/payout.repository.ts';
import { findParty } from '../tax/party.repository.ts';
import { gstParties, tdsOfMonths } from '../tax/payment-tax.ts';
import { findLine, type LineRecord } from './line.repository.ts';
import { expectedOf } from './line-expected.ts';
import { lineTax } from './line-tax.ts';

const receivedOf = ({ received }: LineRecord) =>
  received.map(({ igst: _, cgst: __, sgst: ___, holdReason, ...row }) => ({
    ...row,
    hold: holdReason === null ? null : { reason: holdReason, cure: cureOf(holdReason) },
  }));

/** What came for a month of a folio and a scheme, what the twin makes of it, and why they differ. */
export async function getBrokerageLine(
  { db, session, brand, clock }: SignedInContext,
  { month, folioNo, schemeCode, kind }: RequestOf<typeof brokerageLine>,
): Promise<ResponseOf<typeof brokerageLine>> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const day = firstDayOf(month);
  const [line, party, months, trail] = await Promise.all([
    findLine(queries, { arn, month: day, folioNo, schemeCode, kind }),
    findParty(queries, arn),
    findPayoutMonths(queries, arn, firstDayOf(yearStartOf(month))),
    findTrailMonths(queries, arn, { from: day, to: day }),
  ]);
  const { received, expected, gaps } = line;
  if (received.length + expected.length + gaps.length === 0) {
    throw new Refusal('not-found', lineTexts.noBrokerage);
  }
  const { explained, period } = await explain(queries, { arn, folioNo, schemeCode }, month, line);
  const paid = months.map((one) => ({ month: one.month, amount: moneyOf(one.amount) }));
  const hasPan = party?.hasPan ?? false;
  const tax = lineTax(line, {
    month,
    hasPan,
    parties: gstParties(party?.gstin ?? '', brand),
    tds: tdsOfMonths(paid, hasPan).get(month) ?? null,
  });
  return {
    month,
    folioNo,
    investorId: line.investorId,
    investor: line.investor,
    schemeCode,
    scheme: line.scheme,
    kind,
    isDue: dueMonths(trail, todayInIndia(clock.now())).length > 0,
    received: receivedOf(line),
    expected: explained && expectedOf(explained, period),
    gaps: gaps.map(({ gap, amount }) => ({ gap, amount, text: gapInWords(gap, amount) })),
    tax,
  };
}

/** The days of the month that the twin has seen; nothing where it expects nothing. */
async function explain(
  queries: Queries,
  key: { readonly arn: string; readonly folioNo: string; readonly schemeCode: string },
  month: Month,
  { expected }: LineRecord,
): Promise<{ readonly explained: ExplainedTrail | null; readonly period: Period }> {
  const dayOf = (iso: string) => dayNumberOf(Temporal.PlainDate.from(iso));
  const from = dayOf(firstDayOf(month));
  const to = Math.max(from, ...expected.map(({ through }) => dayOf(through))) as DayNumber;
  const explained = expected.length === 0 ? null : await explainTrail(queries, key, { from, to });
  return { explained, period: { from, to } };
}
