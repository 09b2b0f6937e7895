import type { QueryEvent } from '@hub/contract/calls/feedback/feedback';
import type { IsBusinessDay } from '@hub/domain';
import { answerDueOn } from '@hub/domain/feedback/answer-due';
import { querySection } from '@hub/domain/feedback/query-sections';
import type { QueryStatus } from '@hub/domain/feedback/query-status';
import { newReference } from '../../../server/src/calls/new-reference.ts';
import { searchable } from '../../../server/src/calls/search-words.ts';
import type { Database, Tx } from '../../../server/src/db/database.ts';
import {
  insertEvent,
  insertQuery,
  namesOf,
  updateQuery,
} from '../../../server/src/features/feedback/feedback.public.ts';
import { businessDays } from '../../../server/src/features/reference/reference.public.ts';
import { demoQueries } from './demo-query-data.ts';

/** Whose history the demo tells, as that of the notifications. */
const owner = 'ARN-100001';

const statusAfter: Readonly<Record<QueryEvent['what'], QueryStatus>> = {
  raised: 'open',
  answered: 'answered',
  reopened: 'reopened',
  closed: 'closed',
};

/** At 11:10, and each further step of one day a while later. */
const momentOf = (today: Temporal.PlainDate, daysAgo: number, no: number): string =>
  today
    .subtract({ days: daysAgo })
    .toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: '11:10' })
    .add({ minutes: 95 * no })
    .toInstant()
    .toString();

async function makeQuery(
  tx: Tx,
  { section, subSection, subject, figures = [], steps }: (typeof demoQueries)[number],
  today: Temporal.PlainDate,
  isBusinessDay: IsBusinessDay,
): Promise<void> {
  const query = { arn: owner, reference: newReference('Q-', 8) };
  const { answerDays } = querySection(section) ?? { answerDays: 1 };
  const dueAfter = (daysAgo: number) =>
    answerDueOn(today.subtract({ days: daysAgo }), { answerDays }, isBusinessDay).toString();
  const names = namesOf({ section, subSection });
  const [raised] = steps;
  let answerBy = dueAfter(raised.daysAgo);
  await insertQuery(tx, {
    ...query,
    section,
    subSection,
    subject,
    raisedAt: momentOf(today, raised.daysAgo, 0),
    answerBy,
    figures,
    words: searchable(query.reference, names.section, names.subSection, subject),
    files: [],
  });
  for (const [no, { daysAgo, what, words, rating = null }] of steps.entries()) {
    const at = momentOf(today, daysAgo, no);
    if (what === 'reopened') answerBy = dueAfter(daysAgo);
    await insertEvent(tx, query, { what, at, words, rating });
    await updateQuery(tx, query, {
      status: statusAfter[what],
      at,
      answerBy,
      rating,
      words: searchable(words),
    });
  }
}

/** What the first distributor of the demo has asked so far. */
export async function makeDemoQueries(db: Database, today: Temporal.PlainDate): Promise<void> {
  await db.transaction('system', async (tx) => {
    const isBusinessDay = await businessDays(tx, 'EQUITY');
    for (const query of demoQueries) await makeQuery(tx, query, today, isBusinessDay);
  });
}
