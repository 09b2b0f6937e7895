import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  lapseRadar,
  radarTotals,
  ThreatenedSip,
} from '@hub/contract/calls/opportunity/opportunity-radar';
import { lapseText } from '@hub/contract/opportunity/lapse-texts';
import { PAGE_SIZE, todayInIndia } from '@hub/domain';
import { lapsePoints } from '@hub/domain/opportunity/lapse-score';
import { lostBy } from '@hub/domain/opportunity/lists';
import { type Frequency, frequencyFacts } from '@hub/domain/plans/frequencies';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findThreatened, type RadarRow, sumRadar, sumThreatened } from './radar.repository.ts';

const rowOf = (row: RadarRow): ThreatenedSip => ({
  investorId: row.investorId,
  investor: row.investor,
  hasMobile: row.hasMobile,
  folioNo: row.folioNo,
  regNo: row.regNo,
  scheme: { code: row.schemeCode, name: row.scheme },
  amount: row.amount,
  monthly: row.monthly,
  nextDebitOn: row.nextDebitOn,
  score: row.score,
  factors: row.factors.map((factor) => ({
    factor,
    points: lapsePoints[factor],
    text: lapseText(factor, {
      bounces: factor === 'bounced-before' ? row.bounced : row.bouncedInRow,
      bounceLimit: frequencyFacts[row.frequency as Frequency].failuresToCancel,
      bank: row.mandateBank,
      mandateStatus: row.mandateStatus,
      mandateEndsOn: row.mandateEndsOn,
      kyc: row.kyc,
    }),
  })),
});

export async function getLapseRadar(
  { db, session, clock }: SignedInContext,
  { pageNumber = 1, words, factor }: RequestOf<typeof lapseRadar>,
): Promise<ResponseOf<typeof lapseRadar>> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const filter = {
    arn,
    today: todayInIndia(clock.now()).toString(),
    words: clientWords(words ?? ''),
    factor: factor ?? null,
  };
  const [rows, sums] = await Promise.all([
    findThreatened(queries, filter, { limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE }),
    pageNumber === 1 ? sumThreatened(queries, filter) : null,
  ]);
  return {
    items: rows.map(rowOf),
    pageNumber,
    totals: sums && { plans: sums.plans, monthly: sums.monthly },
    factors: sums && { ...sums.factors },
  };
}

export async function getRadarTotals({
  db,
  session: { arn },
  clock,
}: SignedInContext): Promise<ResponseOf<typeof radarTotals>> {
  const today = todayInIndia(clock.now());
  const until = lostBy(today).toString();
  const figure = await sumRadar(oneStatement(db, { arn }), { arn, today: today.toString(), until });
  return { ...figure, until };
}
