import type { ResponseOf } from '@hub/contract';
import type { brokerageAtRisk } from '@hub/contract/calls/brokerage';
import { moneyOf, paise, todayInIndia, writeMoney } from '@hub/domain';
import { oneStatement } from '../../db/queries.ts';
import type { SignedInContext } from '../call-context.ts';
import { unauthenticated } from '../refusal.ts';
import { findKycHolds, findRejected, findRiskFacts, findWithoutEuin } from './at-risk.repository.ts';
import { declarationText, declarationYearOf } from './declaration.ts';
import { firstDayOf, monthOf, monthsFrom } from './months.ts';
import { euinBlanks, rejections } from './order-risks.ts';
import { arnRisk, declarationRisk, euinRisk, invoiceRisk, kycRisk, WARNED_DAYS } from './own-risks.ts';
import { gstParties } from './payment-tax.ts';
import { readRateCards } from './rate-card.repository.ts';

const MONTHS_LOOKED_AT = 12;
const REJECTED_DAYS = 90;
/** An EUIN that ended longer ago is of somebody who has left. */
const ENDED_DAYS = 180;

/** Brokerage that is about to be lost or is withheld, what is nearest to its end first. */
export async function getAtRisk({
  db,
  session,
  clock,
  brand,
}: SignedInContext): Promise<ResponseOf<typeof brokerageAtRisk>> {
  const { arn } = session;
  const today = todayInIndia(clock.now());
  const queries = oneStatement(db, { arn });
  const year = declarationYearOf(today);
  const lastMonth = monthsFrom(monthOf(today), -1);
  const [facts, blanks, rejected, holds, cards] = await Promise.all([
    findRiskFacts(queries, {
      arn,
      year: year.year,
      endsFrom: today.subtract({ days: ENDED_DAYS }).toString(),
      endsTo: today.add({ days: WARNED_DAYS }).toString(),
      since: firstDayOf(monthsFrom(monthOf(today), -MONTHS_LOOKED_AT)),
    }),
    findWithoutEuin(queries, arn, today.toString()),
    findRejected(queries, arn, today.subtract({ days: REJECTED_DAYS }).toString()),
    findKycHolds(queries, arn, firstDayOf(lastMonth)),
    readRateCards(queries),
  ]);
  if (facts === null) throw unauthenticated();
  const terms = { facts, today, lastMonth };
  const risks = [
    ...declarationRisk(terms, year),
    ...euinBlanks(blanks, cards, today),
    ...arnRisk(terms),
    ...euinRisk(terms),
    ...invoiceRisk(terms, gstParties(facts.gstin, brand)),
    ...kycRisk(holds, terms),
    ...rejections(rejected, cards, today),
  ].sort((one, other) => (one.deadline ?? '9').localeCompare(other.deadline ?? '9'));
  return {
    asOn: today.toString(),
    total: writeMoney(paise(risks.reduce((sum, { amount }) => sum + moneyOf(amount), 0n))),
    risks,
    declaration: {
      year: year.year,
      label: year.label,
      signedOn: facts.signedOn,
      text: declarationText(year, facts.name, arn),
    },
  };
}
