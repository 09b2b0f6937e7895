import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  queries,
  queryDetails,
  queryFile,
  sections,
  subSections,
} from '@hub/contract/calls/feedback/feedback';
import { queryTexts } from '@hub/contract/feedback/query-texts';
import { PAGE_SIZE, todayInIndia } from '@hub/domain';
import { answerDueOn } from '@hub/domain/feedback/answer-due';
import { querySection, querySections } from '@hub/domain/feedback/query-sections';
import { queryAfter, reopenUntil } from '@hub/domain/feedback/query-status';
import type { SignedInContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { searchWords } from '../../calls/search-words.ts';
import { oneStatement } from '../../db/queries.ts';
import type { FileReply } from '../../exports/file-reply.ts';
import { businessDays } from '../reference/reference.public.ts';
import {
  countQueries,
  findEvents,
  findFile,
  findFiles,
  findQueries,
  findQuery,
  type QueryRow,
} from './feedback.repository.ts';
import { openFile } from './query-files.ts';
import { leadOf } from './query-presenter.ts';

export const unknownQuery = () => new Refusal('not-found', queryTexts.unknown);

export async function getSections({
  db,
  session: { arn },
  clock,
}: SignedInContext): Promise<ResponseOf<typeof sections>> {
  const isBusinessDay = await businessDays(oneStatement(db, { arn }), 'EQUITY');
  const today = clock.today();
  return {
    items: querySections.map((section) => ({
      id: section.id,
      name: section.name,
      answerBy: answerDueOn(today, section, isBusinessDay).toString(),
    })),
  };
}

export const getSubSections = (
  _: SignedInContext,
  { id }: RequestOf<typeof subSections>,
): ResponseOf<typeof subSections> => ({
  items: (querySection(id)?.parts ?? []).map((part) => ({ id: part.id, name: part.name })),
});

export async function getQueries(
  { db, session: { arn }, clock }: SignedInContext,
  { status, search = '', pageNumber = 1 }: RequestOf<typeof queries>,
): Promise<ResponseOf<typeof queries>> {
  const filter = { arn, status: status ?? null, words: searchWords(search) };
  const own = oneStatement(db, { arn });
  const range = { limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE };
  const [rows, { total, byStatus }] = await Promise.all([
    findQueries(own, filter, range),
    countQueries(own, filter),
  ]);
  const today = clock.today();
  return {
    items: rows.map((row) => leadOf(row, today)),
    total,
    counts: { open: 0, answered: 0, reopened: 0, closed: 0, ...byStatus },
  };
}

/** Until when the query can be reopened; null when it is not its turn, or too late. */
export function reopenableUntil(
  { status, changedAt }: Pick<QueryRow, 'status' | 'changedAt'>,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if (queryAfter(status, 'reopen') === null) return null;
  const until = reopenUntil(todayInIndia(Temporal.Instant.from(changedAt)));
  return Temporal.PlainDate.compare(today, until) <= 0 ? until : null;
}

export async function getQueryDetails(
  { db, session: { arn }, clock }: SignedInContext,
  { reference }: RequestOf<typeof queryDetails>,
): Promise<ResponseOf<typeof queryDetails>> {
  const own = oneStatement(db, { arn });
  const [row, events, files] = await Promise.all([
    findQuery(own, arn, reference),
    findEvents(own, arn, reference),
    findFiles(own, arn, reference),
  ]);
  if (row === null) throw unknownQuery();
  const today = clock.today();
  return {
    ...leadOf(row, today),
    events,
    figures: [...row.figures],
    files,
    reopenUntil: reopenableUntil(row, today)?.toString() ?? null,
  };
}

export async function getQueryFile(
  context: SignedInContext,
  { reference, id }: RequestOf<typeof queryFile>,
): Promise<FileReply> {
  const { arn } = context.session;
  const saved = await findFile(oneStatement(context.db, { arn }), arn, reference, id);
  const file = saved && (await openFile(context, saved.id));
  if (saved === null || file === null) throw new Refusal('not-found', texts.call.notFound);
  return {
    fileName: saved.name,
    contentType: saved.contentType,
    rows: 1,
    write: async () => ({ size: file.size, body: file.body }),
  };
}
