import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  MOST_WISHES,
  type openWish as openWishCall,
  type sendWish as sendWishCall,
} from '@hub/contract/calls/wishes/wishes';
import { consentOfWay, wishTexts } from '@hub/contract/wishes/wish-texts';
import { clockInIndia, groupIndian } from '@hub/domain';
import type { WishFault } from '@hub/domain/wishes/wish-fault';
import { fillWish, wishTextFault } from '@hub/domain/wishes/wish-text';
import { WISH_HOURS, wishTimeFault } from '@hub/domain/wishes/wish-time';
import type { ChangeContext, PrepareContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem } from '../../db/queries.ts';
import { categoryAhead, greetingIn } from './category.ts';
import { type ChosenClient, chooseClients } from './chosen-clients.ts';
import { findSender } from './clients.repository.ts';
import { enqueueSending } from './enqueue-sending.ts';
import { insertBatch, insertWishes, type NewWish } from './wishes.repository.ts';

/** Wishes to a whole book are not sent every minute; by hand they go one by one. */
const SENDS_PER_HOUR = 60;
const OPENS_PER_HOUR = 300;

export const limitSends = ({ limit, session }: PrepareContext): Promise<void> =>
  limit({ name: 'wishes-send', key: session.arn, max: SENDS_PER_HOUR, windowSeconds: 3600 });
export const limitOpens = ({ limit, session }: PrepareContext): Promise<void> =>
  limit({ name: 'wishes-open', key: session.arn, max: OPENS_PER_HOUR, windowSeconds: 3600 });

const atField = (field: string, message: string) =>
  new Refusal('rule', message, { fields: { [field]: message } });

/** Asked with the longest name, it is the answer for all. */
function checkText(text: string, distributor: string, clients: readonly ChosenClient[]): void {
  const name = clients.reduce(
    (longest, { row }) => (row.name.length > longest.length ? row.name : longest),
    '',
  );
  const fault = wishTextFault(text, { name, distributor });
  if (fault !== null) throw atField('text', wishTexts.text[fault]);
}

/** When each of them goes. Without an hour that is now, which only today's can. */
function sendTimes(
  clients: readonly ChosenClient[],
  hour: number | undefined,
  now: Temporal.Instant,
): (client: ChosenClient) => string {
  if (hour === undefined) {
    const here = clockInIndia(now);
    if (clients.some(({ occasion }) => !occasion.on.equals(here.toPlainDate())))
      throw atField('hour', wishTexts.notNow);
    if (here.hour < WISH_HOURS.first || here.hour >= WISH_HOURS.last) throw atField('hour', wishTexts.night);
    return () => `${now}`;
  }
  for (const { occasion } of clients) {
    const fault = wishTimeFault(occasion.on.toPlainDateTime({ hour }), now);
    if (fault !== null) throw atField('hour', wishTexts.time[fault]);
  }
  return ({ occasion }) =>
    `${occasion.on.toPlainDateTime({ hour }).toZonedDateTime('Asia/Kolkata').toInstant()}`;
}

const newWish = (
  { row, occasion, name }: ChosenClient,
  channel: keyof NonNullable<ChosenClient['row']['consents']>,
  sendAt: string,
): NewWish => ({
  investorId: row.investorId,
  name,
  day: `${occasion.on}`,
  sendAt,
  consentAt: row.consents?.[channel]?.at ?? sendAt,
});

function countFaults(clients: readonly ChosenClient[], channel: keyof ChosenClient['faults']) {
  const counts: Partial<Record<WishFault, number>> = {};
  for (const { faults } of clients) {
    const fault = faults[channel];
    if (fault !== null) counts[fault] = (counts[fault] ?? 0) + 1;
  }
  return counts;
}

/** Keeps a wish for each client who may get it; the job sends it when its time has come. */
export async function sendWish(
  context: ChangeContext,
  tx: Tx,
  {
    category: id,
    span = 'day',
    investorIds,
    except,
    channel,
    language,
    design,
    text,
    hour,
  }: RequestOf<typeof sendWishCall>,
): Promise<ResponseOf<typeof sendWishCall>> {
  const { session, clock, messenger, jobs } = context;
  const { arn } = session;
  const now = clock.now();
  if (!messenger.channels.includes(channel === 'sms' ? 'SMS' : 'EMAIL'))
    throw atField('channel', wishTexts.noWay);
  const today = clockInIndia(now).toPlainDate();
  const category = categoryAhead(id, today);
  greetingIn(category, language);
  const all = await chooseClients(tx, arn, [category], { span, investorIds, except }, today);
  const ready = all.filter(({ faults }) => faults[channel] === null);
  checkText(text, await findSender(tx, arn), all);
  const sendAt = sendTimes(ready, hour, now);
  if (ready.length === 0) throw new Refusal('rule', wishTexts.nobody);
  if (ready.length > MOST_WISHES) throw new Refusal('rule', wishTexts.tooMany(groupIndian(MOST_WISHES)));
  const batch = {
    arn,
    id: randomUUID(),
    category: id,
    channel,
    language,
    design,
    text,
    requestedAt: `${now}`,
  };
  await insertBatch(tx, batch);
  const wishes = await insertWishes(
    tx,
    batch,
    'waiting',
    ready.map((one) => newWish(one, channel, sendAt(one))),
  );
  await writeAudit(asSystem(tx), {
    arn,
    action: 'wishes.send',
    subject: batch.id,
    details: { category: id, channel, clients: wishes, leftOut: countFaults(all, channel) },
    address: context.ip,
    requestId: context.requestId,
  });
  const isNow = hour === undefined;
  if (isNow) await enqueueSending(jobs, tx);
  return { batchId: batch.id, wishes, isNow, leftOut: all.length - wishes };
}

/** Notes that WhatsApp or the share sheet was opened with a wish, and gives what to open it with. */
export async function openWish(
  { session, clock, ip, requestId }: ChangeContext,
  tx: Tx,
  { category: id, investorId, by, language, design, text }: RequestOf<typeof openWishCall>,
): Promise<ResponseOf<typeof openWishCall>> {
  const { arn } = session;
  const now = clock.now();
  const today = clockInIndia(now).toPlainDate();
  const category = categoryAhead(id, today);
  greetingIn(category, language);
  const requested = { span: 'month', investorIds: [investorId] } as const;
  const [client] = await chooseClients(tx, arn, [category], requested, today);
  if (client === undefined) throw new Refusal('not-found', wishTexts.notInList);
  const distributor = await findSender(tx, arn);
  checkText(text, distributor, [client]);
  const channel = consentOfWay[by];
  const fault = client.faults[channel];
  // The share sheet needs no number of ours.
  const isOpen = fault === null || (by === 'share' && (fault === 'no-contact' || fault === 'dead-contact'));
  const refused = () =>
    new Refusal('rule', `${client.row.name} ${wishTexts.faults[fault ?? 'already-sent']}.`);
  if (!isOpen) throw refused();
  const batch = {
    arn,
    id: randomUUID(),
    category: id,
    channel: by,
    language,
    design,
    text,
    requestedAt: `${now}`,
  };
  await insertBatch(tx, batch);
  const taken = await insertWishes(tx, batch, 'opened', [newWish(client, channel, `${now}`)]);
  if (taken === 0) throw refused();
  await writeAudit(asSystem(tx), {
    arn,
    action: 'wishes.open',
    subject: investorId,
    details: { category: id, by },
    address: ip,
    requestId,
  });
  return {
    text: fillWish(text, { name: client.row.name, distributor }),
    mobile: by === 'whatsapp' ? client.row.mobile : null,
  };
}
