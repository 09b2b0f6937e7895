import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  ChangeView,
  exportSchemes as exportSchemesCall,
  listHolders as listHoldersCall,
  listSchemes as listSchemesCall,
  SchemeView,
} from '@hub/contract/calls/investor/investor-schemes';
import { financialYearOf, PAGE_SIZE, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { limitExports } from '../../../calls/export-limits.ts';
import { clientWords, searchWords } from '../../../calls/search-words.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { readBookFigures } from '../../book/book.public.ts';
import { readArn } from '../../session/session.public.ts';
import { notFound } from '../folios/investor-folios.service.ts';
import { chosenInWords, schemeTable } from './investor-schemes.export.ts';
import { findHolders, findHoldersNamed } from './investor-schemes.holders.repository.ts';
import { holderRowOf, schemeRowOf } from './investor-schemes.presenter.ts';
import { findSchemeLine, findSchemes, type SchemeFilter } from './investor-schemes.repository.ts';

/** All schemes of one house, plans and options counted. */
const ALL_SCHEMES = 5000;

type Filter = Omit<RequestOf<typeof exportSchemesCall>, 'format'>;
const filterOf = (requested: Filter): Omit<SchemeFilter, 'since' | 'limit' | 'offset'> => ({
  words: searchWords(requested.words ?? ''),
  assetClass: requested.assetClass ?? null,
  view: requested.view ?? 'held',
  sort: requested.sort ?? 'aum',
  order: requested.order ?? null,
});

const closes = { 'since-day': 'day', 'since-month': 'month', 'since-year': 'year' } as const satisfies Record<
  ChangeView,
  string
>;
const isChangeView = (view: SchemeView): view is ChangeView => Object.hasOwn(closes, view);

/** The day that the dashboard compares with: its figures are the totals of this list. Null where there is none. */
async function closeBefore(queries: Queries, arn: string, on: Temporal.PlainDate, view: SchemeView = 'held') {
  if (!isChangeView(view)) return null;
  const [today, yearStart] = [on.toString(), financialYearOf(on).start.toString()];
  const { aumBefore } = await readBookFigures(queries, { arn, today, yearStart });
  return aumBefore[closes[view]]?.day ?? null;
}

export async function listSchemes(
  { db, session: { arn }, brand, clock }: SignedInContext,
  { id, pageNumber = 1, ...requested }: RequestOf<typeof listSchemesCall>,
): Promise<ResponseOf<typeof listSchemesCall>> {
  // Somebody else's ARN is answered like one that nobody has.
  if (readArn(id, brand) !== arn) throw notFound();
  const today = todayInIndia(clock.now());
  const queries = oneStatement(db, { arn });
  const { items, totals, asOn } = await findSchemes(queries, arn, today.toString(), {
    ...filterOf(requested),
    since: await closeBefore(queries, arn, today, requested.view),
    limit: PAGE_SIZE,
    offset: (pageNumber - 1) * PAGE_SIZE,
  });
  return { items: items.map(schemeRowOf), pageNumber, totals: pageNumber === 1 ? { ...totals } : null, asOn };
}

export async function exportSchemes(
  context: SignedInContext,
  { format, ...requested }: RequestOf<typeof exportSchemesCall>,
): Promise<FileReply> {
  const { db, clock, exports, gone } = context;
  const { arn } = context.session;
  await limitExports(context);
  const today = todayInIndia(clock.now());
  return exports.file({
    user: arn,
    format,
    today,
    signal: gone,
    async read() {
      const queries = oneStatement(db, { arn });
      const since = await closeBefore(queries, arn, today, requested.view);
      const { items, totals, asOn } = await findSchemes(queries, arn, today.toString(), {
        ...filterOf(requested),
        since,
        limit: ALL_SCHEMES,
        offset: 0,
      });
      return schemeTable({
        rows: items.map(schemeRowOf),
        totals,
        asOn,
        since,
        today,
        chosen: chosenInWords(requested, since),
      });
    },
  });
}

/**
 * A scheme of the house that nobody holds has a line of nils and no holders, as its page has facts and prices all the
 * same; a code that is no scheme's is not found.
 */
export async function listHolders(
  { db, session: { arn }, clock }: SignedInContext,
  { id: code, words, pageNumber = 1 }: RequestOf<typeof listHoldersCall>,
): Promise<ResponseOf<typeof listHoldersCall>> {
  const queries = oneStatement(db, { arn });
  const typed = clientWords(words ?? '');
  const requested = { code, limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE };
  const [line, found] = await Promise.all([
    findSchemeLine(queries, arn, todayInIndia(clock.now()).toString(), code),
    typed.length === 0
      ? findHolders(queries, arn, requested).then((items) => ({ items, totals: null }))
      : findHoldersNamed(queries, arn, requested, typed),
  ]);
  if (line === null) throw notFound();
  const totals = found.totals ?? { holders: line.holders, units: line.units, value: line.aum };
  return {
    scheme: schemeRowOf(line),
    items: found.items.map(holderRowOf),
    pageNumber,
    totals: pageNumber === 1 ? { ...totals } : null,
  };
}
