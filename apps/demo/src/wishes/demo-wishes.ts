import { randomUUID } from 'node:crypto';
import type { WishWay } from '@hub/contract/wishes/wish-texts';
import { festivalsAhead, festivalsBetween, isObservedIn } from '@hub/domain/wishes/festival-days';
import type { Festival } from '@hub/domain/wishes/festivals';
import { wishName } from '@hub/domain/wishes/occasions';
import { wishDraft } from '@hub/domain/wishes/wish-text';
import { addConsents } from '../../../server/src/client-messages/reach.repository.ts';
import type { Database, Tx } from '../../../server/src/db/database.ts';
import { correctBirthDates } from '../../../server/src/features/book/book.public.ts';
import {
  addWeddingDays,
  type ChosenClient,
  type ClientRow,
  categoryAhead,
  chooseClients,
  faultOf,
  findEverybody,
  greetingOf,
  insertBatch,
  insertWishes,
  type NewWish,
  settleBatch,
} from '../../../server/src/features/wishes/wishes.public.ts';
import { findBirthdaysToMove, findWeddingDays, findWhoAgreed } from './demo-people.repository.ts';

/** Whose history the demo tells, as that of the queries. */
const arn = 'ARN-100001';
const BIRTHDAYS_TODAY = 6;

const at = (day: Temporal.PlainDate, hour: number): string =>
  `${day.toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: { hour } }).toInstant()}`;

async function makeBatch(
  tx: Tx,
  batch: { readonly category: string; readonly channel: WishWay; readonly requestedAt: string },
  status: 'waiting' | 'opened',
  wishes: readonly NewWish[],
): Promise<string> {
  const id = randomUUID();
  const language = 'en' as const;
  const text = wishDraft(greetingOf(batch.category, language));
  const design = batch.category === 'birthday' ? 'petals' : 'lamps';
  await insertBatch(tx, { ...batch, arn, id, language, design, text });
  await insertWishes(tx, { arn, id, requestedAt: batch.requestedAt }, status, wishes);
  return id;
}

const wishOf = ({ row, occasion, name }: ChosenClient, hour: number): NewWish => ({
  investorId: row.investorId,
  name,
  day: `${occasion.on}`,
  sendAt: at(occasion.on, hour),
  consentAt: row.consents?.sms?.at ?? at(occasion.on, hour),
});

const channels = ['whatsapp', 'sms', 'email'] as const;

/** Of those whose birthday it is today two do not want wishes, and the rest agreed. */
async function makeConsents(tx: Tx, today: Temporal.PlainDate): Promise<void> {
  const birthday = categoryAhead('birthday', today);
  const born = await chooseClients(tx, arn, [birthday], { span: 'day' }, today);
  const ids = born.map(({ row }) => row.investorId);
  const wants = new Map(ids.map((id, index) => [id, index >= 2]));
  const agreed = await findWhoAgreed(tx);
  const metAt = at(today.subtract({ months: 3 }), 11);
  await addConsents(
    tx,
    agreed.map((one) => ({
      ...one,
      isGiven: (one.arn === arn ? wants.get(one.investorId) : undefined) ?? one.isGiven,
      purpose: 'wishes',
      way: 'meeting',
      at: metAt,
    })),
  );
  // Those who were not asked when they met.
  const calledAt = at(today.subtract({ months: 2 }), 11);
  await addConsents(
    tx,
    Array.from(wants, ([investorId, isGiven]) =>
      channels.map((channel) => ({
        arn,
        investorId,
        channel,
        isGiven,
        purpose: 'wishes' as const,
        way: 'call' as const,
        at: calledAt,
      })),
    ).flat(),
  );
}

function readyFor(everybody: readonly ClientRow[], festival: Festival, on: Temporal.PlainDate): NewWish[] {
  const occasion = { kind: 'festival', on, festival: festival.id } as const;
  const name = wishName(occasion);
  const faults = { sms: null, email: null, whatsapp: null };
  return everybody
    .filter((row) => isObservedIn(festival, row.state) && faultOf(row, name, 'sms') === null)
    .map((row) => wishOf({ row, occasion, name, faults }, 9));
}

/** The last festival was wished, the next one is scheduled. */
async function makeFestivals(tx: Tx, today: Temporal.PlainDate): Promise<void> {
  const everybody = await findEverybody(tx, arn);
  const past = festivalsBetween(today.subtract({ days: 60 }), today.subtract({ days: 1 }))
    .filter(({ festival }) => festival.greeting !== null)
    .map(({ festival, on }) => ({ festival, on, ready: readyFor(everybody, festival, on) }))
    .findLast(({ ready }) => ready.length > 1);
  if (past !== undefined) {
    const category = `festival-${past.festival.id}`;
    const requestedAt = at(past.on.subtract({ days: 3 }), 17);
    const id = await makeBatch(tx, { category, channel: 'sms', requestedAt }, 'waiting', past.ready);
    await settleBatch(tx, arn, id, 'sent');
  }
  const next = festivalsAhead(today).find(({ from }) => Temporal.PlainDate.compare(from, today) > 0);
  if (next === undefined) return;
  const category = categoryAhead(`festival-${next.festival.id}`, today);
  const ready = (await chooseClients(tx, arn, [category], { span: 'day' }, today)).filter(
    ({ faults }) => faults.email === null,
  );
  const requestedAt = at(today.subtract({ days: 1 }), 16);
  await makeBatch(
    tx,
    { category: category.id, channel: 'email', requestedAt },
    'waiting',
    ready.map((one) => wishOf(one, 9)),
  );
}

/** Of the month's: one was opened by WhatsApp too early, one is scheduled, one was cancelled. */
async function makeMonth(tx: Tx, today: Temporal.PlainDate): Promise<void> {
  const birthday = categoryAhead('birthday', today);
  const month = await chooseClients(tx, arn, [birthday], { span: 'month' }, today);
  const later = month.filter(({ occasion, faults }) => !occasion.on.equals(today) && faults.sms === null);
  const requestedAt = at(today.subtract({ days: 1 }), 18);
  const [first, second, third] = later;
  const of = (channel: WishWay) => ({ category: 'birthday', channel, requestedAt });
  if (first) await makeBatch(tx, of('sms'), 'waiting', [wishOf(first, 10)]);
  if (second) await makeBatch(tx, of('whatsapp'), 'opened', [{ ...wishOf(second, 10), sendAt: requestedAt }]);
  if (third) {
    const id = await makeBatch(tx, of('sms'), 'waiting', [wishOf(third, 10)]);
    await settleBatch(tx, arn, id, 'cancelled');
  }
}

/** Consents and wedding days of everybody, and the wishes that the first distributor of the demo sent and keeps. */
export async function makeDemoWishes(db: Database, today: Temporal.PlainDate): Promise<void> {
  await db.transaction('system', async (tx) => {
    await addWeddingDays(tx, arn, await findWeddingDays(tx, arn, `${today}`));
    await correctBirthDates(tx, arn, await findBirthdaysToMove(tx, arn, `${today}`, BIRTHDAYS_TODAY));
    await makeConsents(tx, today);
    await makeFestivals(tx, today);
    await makeMonth(tx, today);
  });
}
