import { href, type RequestOf, type ResponseOf } from '@hub/contract';
import type { saveQueryStatus as saveQueryStatusCall } from '@hub/contract/calls/feedback/feedback';
import { answeredNotice, queryTexts } from '@hub/contract/feedback/query-texts';
import { answerDueOn } from '@hub/domain/feedback/answer-due';
import { querySection } from '@hub/domain/feedback/query-sections';
import { queryAfter } from '@hub/domain/feedback/query-status';
import type { ChangeContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { searchable } from '../../calls/search-words.ts';
import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { notify } from '../notifications/notifications.public.ts';
import { businessDays } from '../reference/reference.public.ts';
import { insertEvent, lockQuery, type QueryRow, updateQuery } from './feedback.repository.ts';
import { reopenableUntil, unknownQuery } from './feedback.service.ts';
import { namesOf } from './query-presenter.ts';

type Requested = RequestOf<typeof saveQueryStatusCall>;

const conflict = (message: string) => new Refusal('conflict', message);

async function close(tx: Tx, query: QueryRow, { rating, message = '' }: Requested, at: string) {
  if (queryAfter(query.status, 'close') === null) throw conflict(queryTexts.isClosed);
  if (rating !== undefined && query.status !== 'answered') throw conflict(queryTexts.notRated);
  await updateQuery(tx, query, {
    status: 'closed',
    at,
    answerBy: query.answerBy,
    rating: rating ?? null,
    words: searchable(message),
  });
  await insertEvent(tx, query, { what: 'closed', at, words: message, rating: rating ?? null });
}

async function reopen(tx: Tx, query: QueryRow, { message = '' }: Requested, clock: Clock) {
  if (queryAfter(query.status, 'reopen') === null) throw conflict(queryTexts.notAnswered);
  const today = clock.today();
  if (reopenableUntil(query, today) === null) throw conflict(queryTexts.tooLate);
  const at = clock.now().toString();
  const { answerDays } = querySection(query.section) ?? { answerDays: 1 };
  const isBusinessDay = await businessDays(tx, 'EQUITY');
  await updateQuery(tx, query, {
    status: 'reopened',
    at,
    answerBy: answerDueOn(today, { answerDays }, isBusinessDay).toString(),
    // The stars were for an answer that did not help after all.
    rating: null,
    words: searchable(message),
  });
  await insertEvent(tx, query, { what: 'reopened', at, words: message, rating: null });
}

export async function saveQueryStatus(
  { session: { arn }, clock }: ChangeContext,
  tx: Tx,
  requested: Requested,
): Promise<ResponseOf<typeof saveQueryStatusCall>> {
  const query = await lockQuery(tx, requested.reference, arn);
  if (query === null) throw unknownQuery();
  if (requested.status === 'closed') await close(tx, query, requested, clock.now().toString());
  else await reopen(tx, query, requested, clock);
  return { status: 'Success' };
}

/** The desk's answer, and the notice that it is there. Works in the system's transaction. */
export async function answerQuery(
  tx: Tx,
  {
    reference,
    words,
    at,
  }: { readonly reference: string; readonly words: string; readonly at: Temporal.Instant },
): Promise<QueryRow> {
  const query = await lockQuery(tx, reference, null);
  if (query === null) throw unknownQuery();
  const status = queryAfter(query.status, 'answer');
  if (status === null) throw conflict(queryTexts.isClosed);
  const { answerBy, rating, arn } = query;
  await updateQuery(tx, query, { status, at: `${at}`, answerBy, rating, words: searchable(words) });
  await insertEvent(tx, query, { what: 'answered', at: `${at}`, words, rating: null });
  const link = `${href('feedback')}?query=${reference}`;
  await notify(tx, arn, { topic: 'queries', ...answeredNotice(reference, namesOf(query).section), link, at });
  return query;
}
