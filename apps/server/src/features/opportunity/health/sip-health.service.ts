import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  exportSipHealth as exportSipHealthCall,
  SipInNeed,
  sipHealth,
} from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { debitStepOf } from '@hub/contract/mandates/debit-reasons';
import { lapseText } from '@hub/contract/opportunity/lapse-texts';
import { maskContact, PAGE_SIZE, todayInIndia } from '@hub/domain';
import { factorsOfState, sipRemedyOf } from '@hub/domain/opportunity/sip-health';
import { type Frequency, frequencyFacts } from '@hub/domain/plans/frequencies';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports, mostExported } from '../../../calls/export-limits.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { inPages } from '../../../exports/in-pages.ts';
import { findSips, type HealthFilter, type SipRecord, sumSips } from './sip-health.repository.ts';
import { sipHealthTable } from './sip-health-export.ts';

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

export const keyOfSip = ({ folioNo, regNo }: Pick<SipRecord, 'folioNo' | 'regNo'>): string =>
  `${folioNo} ${regNo}`;

const touchOf = ({ touch, touchAt, touchNote }: SipRecord): SipInNeed['lastTouch'] =>
  touch === null || touchAt === null ? null : { act: touch, at: touchAt, note: touchNote };

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
  lastTouch: touchOf(record),
});

type Requested = Omit<RequestOf<typeof exportSipHealthCall>, 'format'>;

export const healthFilterOf = (
  arn: string,
  { words = '', state, keys, except }: Requested,
  today: Temporal.PlainDate,
): HealthFilter => ({
  arn,
  today: today.toString(),
  words: clientWords(words),
  state: state ?? null,
  keys: keys ?? null,
  except: except ?? null,
});

export async function getSipHealth(
  { db, session: { arn }, clock }: SignedInContext,
  { pageNumber = 1, ...requested }: RequestOf<typeof sipHealth>,
): Promise<ResponseOf<typeof sipHealth>> {
  const queries = oneStatement(db, { arn });
  const filter = healthFilterOf(arn, requested, todayInIndia(clock.now()));
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

export async function exportSipHealth(
  context: SignedInContext,
  { format, ...requested }: RequestOf<typeof exportSipHealthCall>,
): Promise<FileReply> {
  const { arn } = context.session;
  await limitExports(context);
  const today = todayInIndia(context.clock.now());
  const filter = healthFilterOf(arn, requested, today);
  return context.exports.file({
    user: arn,
    format,
    today,
    signal: context.gone,
    async read() {
      const queries = oneStatement(context.db, { arn });
      const sips = await findSips(queries, filter, { limit: mostExported[format], offset: 0 });
      const rows = inPages(sips, async (some) => some.map(sipOf));
      return sipHealthTable({ rows, count: sips.length, today, requested });
    },
  });
}
