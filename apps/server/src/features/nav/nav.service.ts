import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import {
  type exportNavs as exportNavsCall,
  HISTORY_POINTS,
  type listNavs as listNavsCall,
  type NavRange,
  type navHistory,
  type navScheme,
} from '@hub/contract/calls/nav/nav';
import {
  dayNumberOf,
  exitLoadText,
  PAGE_SIZE,
  readExitLoads,
  readSchemeRules,
  todayInIndia,
  writeMoney,
} from '@hub/domain';
import { ruleInForce } from '@hub/domain/calendar/dated-rule';
import type { SignedInContext } from '../../calls/call-context.ts';
import { limitExports } from '../../calls/export-limits.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { searchWords } from '../../calls/search-words.ts';
import { thinSeries } from '../../calls/thin-series.ts';
import { oneStatement, type Queries } from '../../db/queries.ts';
import type { FileReply } from '../../exports/file-reply.ts';
import { findChoices, findHistory, findPage, findScheme, type NavFilter } from './nav.repository.ts';
import { chosenInWords, navTable } from './nav-export.ts';
import { leastInstalment, navRowOf, sinceFirstNavOf } from './nav-presenter.ts';

/** All schemes of one house, plans and options counted. */
const ALL_SCHEMES = 5000;

/** Prices are everybody's: no ARN is needed to read them. */
const prices = ({ db }: SignedInContext): Queries => oneStatement(db, 'nobody');

const filterOf = (requested: RequestOf<typeof listNavsCall>): Omit<NavFilter, 'limit' | 'offset'> => ({
  words: searchWords(requested.words ?? ''),
  assetClass: requested.assetClass ?? null,
  category: requested.category ?? null,
  plan: requested.plan ?? null,
  option: requested.option ?? null,
  sort: requested.sort ?? 'name',
  order: requested.order ?? null,
});

export async function listNavs(
  context: SignedInContext,
  requested: RequestOf<typeof listNavsCall>,
): Promise<ResponseOf<typeof listNavsCall>> {
  const { pageNumber = 1 } = requested;
  const queries = prices(context);
  const [{ items, total, asOn }, choices] = await Promise.all([
    findPage(queries, { ...filterOf(requested), limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE }),
    pageNumber === 1 ? findChoices(queries) : null,
  ]);
  return { items: items.map(navRowOf), pageNumber, total, asOn, choices };
}

const noScheme = () => new Refusal('not-found', texts.call.notFound);

export async function getNavScheme(
  context: SignedInContext,
  { schemeCode }: RequestOf<typeof navScheme>,
): Promise<ResponseOf<typeof navScheme>> {
  const record = await findScheme(prices(context), schemeCode);
  if (record === null) throw noScheme();
  const { fresh, additional, sip } = readSchemeRules(record.rules);
  const instalment = leastInstalment(sip);
  const today = dayNumberOf(todayInIndia(context.clock.now()));
  return {
    ...navRowOf(record),
    isin: record.isin,
    isinReinvest: record.isinReinvest,
    benchmark: record.benchmark,
    manager: record.manager,
    launchedOn: record.launchedOn,
    sinceFirstNav: sinceFirstNavOf(record),
    lockInMonths: record.lockInMonths,
    minimums: {
      fresh: fresh && writeMoney(fresh.minimum),
      additional: additional && writeMoney(additional.minimum),
      sip: instalment && writeMoney(instalment),
    },
    exitLoad: exitLoadText(ruleInForce(readExitLoads(record.loads), today)),
  };
}

const intervals: Readonly<Record<NavRange, string | null>> = {
  '1m': '1 month',
  '3m': '3 months',
  '6m': '6 months',
  '1y': '1 year',
  '3y': '3 years',
  '5y': '5 years',
  max: null,
};

export async function getNavHistory(
  context: SignedInContext,
  { schemeCode, range }: RequestOf<typeof navHistory>,
): Promise<ResponseOf<typeof navHistory>> {
  const points = await findHistory(prices(context), schemeCode, intervals[range]);
  if (points === null) throw noScheme();
  return {
    code: schemeCode,
    range,
    points: [...thinSeries(points, HISTORY_POINTS)],
    total: points.length,
  };
}

export async function exportNavs(
  context: SignedInContext,
  { format, ...requested }: RequestOf<typeof exportNavsCall>,
): Promise<FileReply> {
  const { arn } = context.session;
  await limitExports(context);
  return context.exports.file({
    user: arn,
    format,
    today: todayInIndia(context.clock.now()),
    signal: context.gone,
    async read() {
      const page = { limit: ALL_SCHEMES, offset: 0 };
      const { items, asOn } = await findPage(prices(context), { ...filterOf(requested), ...page });
      return navTable({ rows: items.map(navRowOf), asOn, chosen: chosenInWords(requested) });
    },
  });
}
