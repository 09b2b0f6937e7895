import {
  LONGEST_SMS,
  type MessageChannel,
  type MessageRecipients,
  MOST_MESSAGES,
  type RefusedMessages,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import { fillMessage, messageValues } from '@hub/contract/opportunity/message-texts';
import { opportunityTexts } from '@hub/contract/opportunity/opportunity-texts';
import { maskContact, PAGE_SIZE } from '@hub/domain';
import type { ChangeContext, PrepareContext } from '../calls/call-context.ts';
import { Refusal } from '../calls/refusal/refusal.ts';
import type { Tx } from '../db/database.ts';
import type { Queries } from '../db/queries.ts';
import { countMessages, type RequestedPurpose } from './count-messages.ts';
import { findRecipients, type Recipient } from './recipients.repository.ts';

/** A row of a list that a client gets a message about, with what its marks become. */
interface MessagedRow {
  readonly key: string;
  readonly investorId: string;
  readonly figures: Pick<MessageRecipients['items'][number], 'scheme' | 'amount' | 'on'>;
}

type Addressed<Row extends MessagedRow = MessagedRow> = Row & { readonly recipient: Recipient };

/** One message for each client: about the first of their rows. */
export async function addressRows<Row extends MessagedRow>(
  queries: Queries,
  arn: string,
  channel: MessageChannel,
  rows: readonly Row[],
): Promise<Addressed<Row>[]> {
  const firsts = new Map(rows.toReversed().map((row) => [row.investorId, row]));
  const recipients = await findRecipients(queries, arn, channel, [...firsts.keys()]);
  const byId = new Map(recipients.map((one) => [one.investorId, one]));
  return rows.flatMap((row) => {
    const recipient = byId.get(row.investorId);
    return recipient === undefined || firsts.get(row.investorId) !== row ? [] : [{ ...row, recipient }];
  });
}

/** Rows that were named and are in their list no more. */
export function goneRows(
  keys: readonly string[] | undefined,
  rows: readonly { readonly key: string }[],
): RefusedMessages {
  const there = new Set(rows.map(({ key }) => key));
  return [...new Set(keys)]
    .filter((key) => !there.has(key))
    .map((key) => ({ key, investor: null, why: opportunityTexts.notThereAnyMore }));
}

/** A page of who gets it, as the composer shows them. */
export const recipientsPage = (all: readonly Addressed[], pageNumber: number): MessageRecipients => ({
  items: all
    .slice((pageNumber - 1) * PAGE_SIZE, pageNumber * PAGE_SIZE)
    .map(({ key, investorId, recipient: { name, contact, fault }, figures }) => ({
      key,
      investorId,
      name,
      contact: contact && maskContact(contact),
      fault,
      ...figures,
    })),
  pageNumber,
  totals:
    pageNumber === 1
      ? { clients: all.length, ready: all.filter(({ recipient }) => recipient.fault === null).length }
      : null,
});

/** Mail to a whole book is not sent every minute. */
const SENDS_PER_HOUR = 20;

/** All lists together. */
export async function limitSends({ limit, session }: PrepareContext): Promise<void> {
  await limit({ name: 'opportunity-messages', key: session.arn, max: SENDS_PER_HOUR, windowSeconds: 3600 });
}

const channels = { sms: 'SMS', email: 'EMAIL' } as const;

interface Message {
  readonly purpose: RequestedPurpose;
  readonly channel: keyof typeof channels;
  readonly subject?: string | undefined;
  readonly text: string;
}

/** Sends it to each who may get one, with their own figures in it, and says of each other why not. */
export async function sendToMany<Row extends MessagedRow>(
  context: ChangeContext,
  tx: Tx,
  all: readonly Addressed<Row>[],
  { purpose, channel, subject = '', text }: Message,
): Promise<{ readonly sent: Addressed<Row>[]; readonly refused: RefusedMessages }> {
  const { arn } = context.session;
  const ready = all.filter(({ recipient }) => recipient.fault === null);
  if (ready.length > MOST_MESSAGES) throw new Refusal('rule', opportunityTexts.tooMany(MOST_MESSAGES));
  const sent: Addressed<Row>[] = [];
  const tooLong: RefusedMessages = [];
  const tooMany: RefusedMessages = [];
  for (const one of ready) {
    const { name, contact } = one.recipient;
    const values = messageValues({ name, ...one.figures });
    const filled = fillMessage(text, values);
    if (channel === 'sms' && filled.length > LONGEST_SMS) {
      tooLong.push({ key: one.key, investor: name, why: opportunityTexts.smsTooLong(LONGEST_SMS) });
      continue;
    }
    const to = { channel: channels[channel], to: contact ?? '' };
    const refusal = await countMessages(context, tx, { arn, purpose }, [to]);
    if (refusal !== null) {
      tooMany.push({ key: one.key, investor: name, why: refusal.message });
      continue;
    }
    sent.push(one);
    await context.messenger.send(tx, {
      ...to,
      ...(channel === 'email' && { subject: fillMessage(subject, values) }),
      text: filled,
      purpose,
      arn,
    });
  }
  const unreachable = all.flatMap(({ key, recipient: { name, fault } }) =>
    fault === null ? [] : [{ key, investor: name, why: opportunityTexts.faults[fault] }],
  );
  return { sent, refused: [...unreachable, ...tooLong, ...tooMany] };
}
