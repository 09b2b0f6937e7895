import type { RequestOf, ResponseOf } from '@hub/contract';
import type { SipInNeed, sipHealth } from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { debitStepOf } from '@hub/contract/mandates/debit-reasons';
import { lapseText } from '@hub/contract/opportunity/lapse-texts';
import { maskContact, PAGE_SIZE, todayInIndia } from '@hub/domain';
import { factorsOfState, sipRemedyOf } from '@hub/domain/opportunity/sip-health';
import { type Frequency, frequencyFacts } from '@hub/domain/plans/frequencies';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findSips, type SipRecord, sumSips } from './sip-health.repository.ts';

/** What the bank or the registrar says; else what threatens it, of what its state is made of. */
function whyOf(record: SipRecord): string | null {
  const { state, reason, factors, bounced, bouncedInRow } = record;
  if (reason !== null) return reason;
  const factor = factorsOfState[state]?.find((one) => factors.includes(one));
  if (factor === undefined) return null;
  return lapseText(factor, {
    bounces: factor === 'bounced-before' ? bounced : bouncedInRow,
    bounceLimit: frequencyFacts[record.frequency as Frequency].failuresToCancel,
    bank: record.mandateBank,
    mandateStatus: record.mandateStatus,
    mandateEndsOn: record.mandateEndsOn,
    kyc: record.kyc,
  });
}

const sipOf = (record: SipRecord): SipInNeed => ({
  investorId: record.investorId,
  investor: record.investor,
  hasMobile: record.mobile !== null,
  maskedMobile: record.mobile && maskContact(record.mobile),
  kyc: record.kyc,
  folioNo: record.folioNo,
  regNo: record.regNo,
  scheme: { code: record.schemeCode, name: record.scheme },
  amount: record.amount,
  monthly: record.monthly,
  state: record.state,
  on: record.on,
  why: whyOf(record),
  remedy: sipRemedyOf(record.state, { kyc: record.kyc, step: debitStepOf(record.code, record.reason) }),
});

export async function getSipHealth(
  { db, session: { arn }, clock }: SignedInContext,
  { pageNumber = 1, words = '', state }: RequestOf<typeof sipHealth>,
): Promise<ResponseOf<typeof sipHealth>> {
  const queries = oneStatement(db, { arn });
  const today = todayInIndia(clock.now()).toString();
  const filter = { arn, today, words: clientWords(words), state: state ?? null };
  const [sips, sums] = await Promise.all([
    findSips(queries, filter, { limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE }),
    pageNumber === 1 ? sumSips(queries, filter) : null,
  ]);
  return {
    items: sips.map(sipOf),
    pageNumber,
    totals: sums?.totals ?? null,
    states: sums?.states ?? null,
    running: sums?.running ?? null,
  };
}
