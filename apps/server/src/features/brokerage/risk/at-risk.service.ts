import type { ResponseOf } from '@hub/contract';
import { declarationText } from '@hub/contract/brokerage/brokerage-texts';
import type { brokerageAtRisk } from '@hub/contract/calls/brokerage/brokerage';
import { moneyOf, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { unauthenticated } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { firstDayOf, monthOf, monthsFrom } from '../months/months.ts';
import { findTrailMonths } from '../months/trail-months.repository.ts';
import { gapOfMonths, workedAtOf } from '../months/trail-months.ts';
import { readRateCards } from '../rate-card/rate-card.repository.ts';
import { gstParties } from '../tax/payment-tax.ts';
import { findHeld, findRejected, findRiskFacts, findWithoutEuin } from './at-risk.repository.ts';
import { declarationYearOf } from './declaration.ts';
import { notPaidOf } from './not-paid.ts';
import { euinBlanks, rejections } from './order-risks.ts';
import {
  arnEndedFrom,
  arnRisk,
  declarationFrom,
  declarationRisk,
  euinRisk,
  invoiceRisk,
  kycRisk,
  otherHolds,
  WARNED_DAYS,
} from './own-risks.ts';
import { totalsOf } from './risk.ts';

const MONTHS_LOOKED_AT = 12;
const REJECTED_DAYS = 90;
/** An EUIN that ended longer ago is of somebody who has left. */
const ENDED_DAYS = 180;

/**
 * Brokerage that is about to be lost or is withheld, what is nearest to its end first. With the trail of the months that
 * are looked at, or of more where somebody needs them.
 */
export async function readRisks(
  { db, session, clock, brand }: SignedInContext,
  months: number = MONTHS_LOOKED_AT,
) {
  const { arn } = session;
  const today = todayInIndia(clock.now());
  const queries = oneStatement(db, { arn });
  const year = declarationYearOf(today);
  const lastMonth = monthsFrom(monthOf(today), -1);
  const since = firstDayOf(monthsFrom(monthOf(today), -MONTHS_LOOKED_AT));
  const [facts, blanks, rejected, held, trail, cards] = await Promise.all([
    findRiskFacts(queries, {
      arn,
      year: year.year,
      endsFrom: today.subtract({ days: ENDED_DAYS }).toString(),
      endsTo: today.add({ days: WARNED_DAYS }).toString(),
      since,
    }),
    findWithoutEuin(queries, arn, today.toString()),
    findRejected(queries, arn, today.subtract({ days: REJECTED_DAYS }).toString()),
    findHeld(queries, arn, since),
    findTrailMonths(queries, arn, {
      from: firstDayOf(monthsFrom(monthOf(today), -months)),
      to: firstDayOf(monthOf(today)),
    }),
    readRateCards(queries),
  ]);
  if (facts === null) throw unauthenticated();
  const unpaid = trail
    .filter(({ month, lines }) => lines === 0 && firstDayOf(month) >= since)
    .map((month) => ({ month: month.month, due: gapOfMonths([month], today).due }));
  const notPaid = notPaidOf(held, unpaid, {
    declarationFrom: declarationFrom(facts.signedOn, year, today),
    arnFrom: arnEndedFrom(facts.validTo, today),
  });
  const lastTrail = moneyOf(trail.find(({ month }) => month === lastMonth)?.expected ?? '0');
  const terms = { facts, today, lastMonth, lastTrail, notPaid };
  const risks = [
    ...declarationRisk(terms, year),
    ...euinBlanks(blanks, cards, today),
    ...arnRisk(terms),
    ...euinRisk(terms),
    ...invoiceRisk(terms, gstParties(facts.gstin, brand)),
    ...kycRisk(terms),
    ...otherHolds(terms),
    ...rejections(rejected, cards, today),
  ].sort((one, other) => (one.deadline ?? '9').localeCompare(other.deadline ?? '9'));
  return { today, facts, year, trail, risks };
}

export async function getBrokerageAtRisk(
  context: SignedInContext,
): Promise<ResponseOf<typeof brokerageAtRisk>> {
  const { today, facts, year, trail, risks } = await readRisks(context);
  return {
    asOn: today.toString(),
    workedAt: workedAtOf(trail),
    totals: totalsOf(risks),
    risks,
    declaration: {
      year: year.year,
      label: year.label,
      signedOn: facts.signedOn,
      text: declarationText(year, facts.name, context.session.arn),
    },
  };
}
