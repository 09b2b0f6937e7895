import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  exportPlans as exportPlansCall,
  PlanKind,
  sipReport,
} from '@hub/contract/calls/reports/reports';
import { financialYearOf, PAGE_SIZE, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../calls/call-context.ts';
import { limitExports } from '../../calls/export-limits.ts';
import { clientWords } from '../../calls/search-words.ts';
import { oneStatement } from '../../db/queries.ts';
import type { FileReply } from '../../exports/file-reply.ts';
import { inPages } from '../../exports/in-pages.ts';
import {
  findPlanKeys,
  findPlans,
  findPlansByKey,
  type PlanFilter,
  type PlanKey,
  sumPlans,
} from './reports.repository.ts';
import { planTable } from './reports-export.ts';
import { planRowOf } from './reports-presenter.ts';

type Requested = Omit<RequestOf<typeof sipReport>, 'pageNumber'>;

const filterOf = (
  arn: string,
  kind: PlanKind,
  requested: Requested,
  today: Temporal.PlainDate,
): PlanFilter => ({
  arn,
  kind,
  today: today.toString(),
  yearStart: financialYearOf(today).start.toString(),
  words: clientWords(requested.words ?? ''),
  view: requested.view ?? null,
  assetClass: requested.assetClass ?? null,
  schemeCode: requested.schemeCode ?? null,
  frequency: requested.frequency ?? null,
  investorId: requested.investorId ?? null,
  folioNo: requested.folioNo ?? null,
  sort: requested.sort ?? 'nextOn',
  order: requested.order ?? null,
});

/** A page of the register of one kind. */
export const getPlans =
  (kind: PlanKind) =>
  async (
    { db, session, clock }: SignedInContext,
    { pageNumber = 1, ...requested }: RequestOf<typeof sipReport>,
  ): Promise<ResponseOf<typeof sipReport>> => {
    const queries = oneStatement(db, { arn: session.arn });
    const today = todayInIndia(clock.now());
    const filter = filterOf(session.arn, kind, requested, today);
    const [plans, summary] = await Promise.all([
      findPlans(queries, filter, { limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE }),
      pageNumber === 1 ? sumPlans(queries, filter) : null,
    ]);
    return {
      items: plans.map(planRowOf),
      pageNumber,
      totals: summary && { plans: summary.plans, amount: summary.amount, monthly: summary.monthly },
      statuses: summary && { ...summary.statuses },
    };
  };

const ALL_PLANS = 100_000;

export async function exportPlans(
  context: SignedInContext,
  { kind, format, ...requested }: RequestOf<typeof exportPlansCall>,
): Promise<FileReply> {
  const { db, clock } = context;
  const { arn } = context.session;
  await limitExports(context);
  const today = todayInIndia(clock.now());
  const queries = oneStatement(db, { arn });
  const filter = filterOf(arn, kind, requested, today);
  const read = async (keys: readonly PlanKey[]) =>
    (await findPlansByKey(queries, filter, keys)).map(planRowOf);
  return context.exports.file({
    user: arn,
    format,
    today,
    signal: context.gone,
    async read() {
      const keys = await findPlanKeys(queries, filter, ALL_PLANS);
      const [first = null] = await read(keys.slice(0, 1));
      return planTable({ kind, rows: inPages(keys, read), count: keys.length, first, today, requested });
    },
  });
}
