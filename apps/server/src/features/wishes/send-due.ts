import { clockInIndia } from '@hub/domain';
import { wishFault } from '@hub/domain/wishes/wish-fault';
import { fillWish } from '@hub/domain/wishes/wish-text';
import { wishTiming } from '@hub/domain/wishes/wish-time';
import type { JobContext } from '../../calls/job-context.ts';
import type { Tx } from '../../db/database.ts';
import type { Message } from '../../ports/messenger/messenger.ts';
import { drawCard } from './card/draw-card.ts';
import { type DueRow, takeDue, type WishOutcome, writeOutcomes } from './due.repository.ts';
import { greetingOf } from './greeting-of.ts';

/** What one transaction sends: a kill in the middle takes back these and no more. */
const TOGETHER = 50;

type Context = Pick<JobContext, 'db' | 'clock' | 'messenger'>;

/** Cards that were drawn in this run: a batch has one. */
type Cards = Map<string, Promise<Buffer>>;

function cardOf({ arn, design, language, distributor, category }: DueRow, cards: Cards): Promise<Buffer> {
  const key = [arn, design, language, distributor, category].join('\n');
  const card =
    cards.get(key) ??
    drawCard({ design, language, distributor, arn, greeting: greetingOf(category, language) });
  cards.set(key, card);
  return card;
}

async function messageOf(row: DueRow, cards: Cards): Promise<Message> {
  const { arn, channel, contact, category, language } = row;
  const said = { to: contact ?? '', text: fillWish(row.text, row), purpose: `wish-${category}`, arn };
  if (channel === 'sms') return { ...said, channel: 'SMS' };
  const subject = greetingOf(category, language);
  const content = (await cardOf(row, cards)).toString('base64');
  return {
    ...said,
    channel: 'EMAIL',
    subject,
    attachment: { fileName: 'card.jpg', contentType: 'image/jpeg', content, alt: subject },
  };
}

function outcomeOf(row: DueRow, now: Temporal.Instant): Pick<WishOutcome, 'status' | 'fault'> {
  const sendAt = clockInIndia(Temporal.Instant.from(row.sendAt));
  if (wishTiming(sendAt, now) === 'missed') return { status: 'missed', fault: null };
  const consent = row.isGiven === null ? null : row.isGiven ? 'given' : 'withdrawn';
  // Its own name is the client's already: this is the wish that has it.
  const fault = wishFault('', row.channel, { ...row, consent, sent: new Set() });
  return fault === null ? { status: 'sent', fault } : { status: 'left-out', fault };
}

async function sendSome(tx: Tx, { clock, messenger }: Context, cards: Cards): Promise<number> {
  const now = clock.now();
  const due = await takeDue(tx, `${now}`, TOGETHER);
  if (due.length === 0) return 0;
  const outcomes = due.map((row) => ({ row, ...outcomeOf(row, now) }));
  for (const { row, status } of outcomes) {
    if (status === 'sent') await messenger.send(tx, await messageOf(row, cards));
  }
  await writeOutcomes(
    tx,
    outcomes.map(({ row: { arn, batchId, investorId }, status, fault }) => ({
      arn,
      batchId,
      investorId,
      status,
      fault,
    })),
    `${now}`,
  );
  return due.length;
}

/** Sends what is due, some at a time: message and mark stand or fall together. Returns how many were looked at. */
export async function sendDue(context: Context): Promise<number> {
  const cards: Cards = new Map();
  let all = 0;
  for (;;) {
    const some = await context.db.transaction('system', (tx) => sendSome(tx, context, cards));
    if (some === 0) return all;
    all += some;
  }
}
