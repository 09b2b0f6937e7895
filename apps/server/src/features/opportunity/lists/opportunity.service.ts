import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  exportOpportunities as exportOpportunitiesCall,
  OpportunityCall,
  opportunityHub,
} from '@hub/contract/calls/opportunity/opportunity';
import { toOpportunityWire } from '@hub/contract/calls/opportunity/rows';
import { financialYearOf, PAGE_SIZE, todayInIndia } from '@hub/domain';
import { lostBy, type OpportunityList, opportunityLists } from '@hub/domain/opportunity/lists';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports } from '../../../calls/export-limits.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { inPages } from '../../../exports/in-pages.ts';
import { countLists, findSaved, type ListFigure } from './counts.repository.ts';
import {
  findDetails,
  findListed,
  findRows,
  findRowsAndSums,
  type ListedRow,
  type OpportunityFilter,
} from './opportunity.repository.ts';
import { opportunityTable } from './opportunity-export.ts';
import { opportunityRowOf } from './opportunity-presenter.ts';
import { findWon } from './won.repository.ts';

type Requested = Omit<RequestOf<OpportunityCall>, 'pageNumber' | 'ending' | 'key'>;

/** Nothing is at stake in a folio without units: who left last comes first. */
const firstSort = (list: OpportunityList) => (list === 'zero-balance' ? 'on' : 'worth');

export const opportunityFilterOf = (
  arn: string,
  list: OpportunityList,
  requested: Requested & {
    readonly keys?: readonly string[] | undefined;
    readonly except?: readonly string[] | undefined;
  },
  today: Temporal.PlainDate,
): OpportunityFilter => ({
  arn,
  list,
  today: today.toString(),
  words: clientWords(requested.words ?? ''),
  status: requested.status ?? 'open',
  schemeCode: requested.schemeCode ?? null,
  worthFrom: requested.worthFrom ?? null,
  worthTo: requested.worthTo ?? null,
  sort: requested.sort ?? firstSort(list),
  order: requested.order ?? null,
  keys: requested.keys ?? null,
  except: requested.except ?? null,
});

/** A page of one list. */
export const getOpportunityPage =
  (list: OpportunityList) =>
  async (
    { db, session, clock }: SignedInContext,
    { pageNumber = 1, key, ...requested }: RequestOf<OpportunityCall>,
  ): Promise<ResponseOf<OpportunityCall>> => {
    const queries = oneStatement(db, { arn: session.arn });
    const keys = key === undefined ? undefined : [key];
    const filter = opportunityFilterOf(session.arn, list, { ...requested, keys }, todayInIndia(clock.now()));
    const part = { limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE };
    const isFirst = pageNumber === 1 && key === undefined;
    const quick = await findRows(queries, filter, part, isFirst);
    const { items, figure } =
      isFirst && quick.figure === null ? await findRowsAndSums(queries, filter, part) : quick;
    return {
      items: items.map((record) => toOpportunityWire(list, opportunityRowOf(list, record))),
      pageNumber,
      totals: figure && { rows: figure.rows, clients: figure.clients, worth: figure.worth },
      statuses: figure && { open: figure.open, snoozed: figure.snoozed, done: figure.done },
    };
  };

/** What every list comes to today: as it was counted, or counted now when anything has changed since. */
export async function getCounts({
  db,
  session,
  clock,
}: Pick<SignedInContext, 'db' | 'session' | 'clock'>): Promise<ReadonlyMap<OpportunityList, ListFigure>> {
  const { arn } = session;
  const today = todayInIndia(clock.now()).toString();
  const saved = await findSaved(oneStatement(db, { arn }), arn, today);
  const counts =
    saved.length === opportunityLists.length
      ? saved
      : await db.transaction({ arn }, (tx) => countLists(tx, arn, today));
  return new Map(counts.map((one) => [one.list, one]));
}

const nothing = { rows: 0, clients: 0, worth: '0.00', before: null, week: null };

export async function getOpportunityHub(
  context: SignedInContext,
): Promise<ResponseOf<typeof opportunityHub>> {
  const { arn } = context.session;
  const today = todayInIndia(context.clock.now());
  const since = financialYearOf(today).start.toString();
  const counts = await getCounts(context);
  const won = await findWon(oneStatement(context.db, { arn }), arn, since);
  return {
    lists: opportunityLists.map((list) => {
      const { rows, clients, worth, before, week } = counts.get(list) ?? nothing;
      return { list, rows, clients, worth, before, week };
    }),
    until: lostBy(today).toString(),
    won: { since, ...won },
  };
}

const ALL_ROWS = 100_000;

export async function exportOpportunities(
  context: SignedInContext,
  { list, format, ...requested }: RequestOf<typeof exportOpportunitiesCall>,
): Promise<FileReply> {
  const { arn } = context.session;
  await limitExports(context);
  const today = todayInIndia(context.clock.now());
  const queries = oneStatement(context.db, { arn });
  const filter = opportunityFilterOf(arn, list, requested, today);
  const read = async (rows: readonly ListedRow[]) =>
    (await findDetails(queries, filter, rows)).map((record) => opportunityRowOf(list, record));
  return context.exports.file({
    user: arn,
    format,
    today,
    signal: context.gone,
    async read() {
      const rows = await findListed(queries, filter, ALL_ROWS);
      return opportunityTable({ list, rows: inPages(rows, read), count: rows.length, today, requested });
    },
  });
}
