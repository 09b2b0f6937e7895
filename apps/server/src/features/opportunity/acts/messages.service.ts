import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import {
  LONGEST_SMS,
  type MessageChannel,
  MOST_MESSAGES,
  type markDeadContact as markDeadContactCall,
  type messageRecipients,
  type sendMessages as sendMessagesCall,
  type setMessageConsent as setMessageConsentCall,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import { fillMessage, messageValues } from '@hub/contract/opportunity/message-texts';
import { opportunityTexts } from '@hub/contract/opportunity/opportunity-texts';
import { maskContact, PAGE_SIZE, todayInIndia } from '@hub/domain';
import type { ChangeContext, PrepareContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { countMessages } from '../../../client-messages/count-messages.ts';
import { writeDeadContact } from '../../../client-messages/reach.repository.ts';
import { saveConsent } from '../../../client-messages/save-consent.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem, oneStatement, type Queries } from '../../../db/queries.ts';
import { findSchemeNames, type ListedRow } from '../lists/opportunity.repository.ts';
import { writeActs } from './acts.repository.ts';
import { chooseRows } from './chosen-rows.ts';
import { findRecipients, type Recipient } from './messages.repository.ts';

type Requested = Omit<RequestOf<typeof sendMessagesCall>, 'channel' | 'subject' | 'text'> & {
  readonly channel: MessageChannel;
};

interface Addressed {
  readonly key: string;
  readonly investorId: string;
  readonly listed: ListedRow;
  readonly recipient: Recipient;
}

interface AddressBook {
  readonly all: readonly Addressed[];
  readonly refused: ResponseOf<typeof sendMessagesCall>['refused'];
}

/** One message for each client: about the row with most at stake. */
async function addressesOf(
  queries: Queries,
  arn: string,
  requested: Requested,
  now: Temporal.Instant,
): Promise<AddressBook> {
  const { rows, refused } = await chooseRows(queries, arn, todayInIndia(now), requested);
  const firsts = new Map(rows.toReversed().map((row) => [row.investorId, row]));
  const own = rows.filter((row) => firsts.get(row.investorId) === row);
  const recipients = await findRecipients(queries, arn, requested.channel, [...firsts.keys()]);
  const byId = new Map(recipients.map((one) => [one.investorId, one]));
  return {
    all: own.flatMap((row) => {
      const recipient = byId.get(row.investorId);
      return recipient === undefined ? [] : [{ ...row, recipient }];
    }),
    refused,
  };
}

/** The figures of rows, for a message's marks. */
async function figuresFor(queries: Queries, rows: readonly Addressed[]) {
  const codes = new Set(rows.flatMap(({ listed }) => listed.scheme_code ?? []));
  const names = await findSchemeNames(queries, [...codes]);
  return ({ listed }: Addressed) => ({
    scheme: names.get(listed.scheme_code ?? '') ?? null,
    amount: listed.amount ?? null,
    on: listed.on ?? null,
  });
}

export async function getMessageRecipients(
  { db, session, clock }: SignedInContext,
  { pageNumber = 1, ...requested }: RequestOf<typeof messageRecipients>,
): Promise<ResponseOf<typeof messageRecipients>> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const { all } = await addressesOf(queries, arn, requested, clock.now());
  const page = all.slice((pageNumber - 1) * PAGE_SIZE, pageNumber * PAGE_SIZE);
  const figuresOf = await figuresFor(queries, page);
  return {
    items: page.map((one) => ({
      key: one.key,
      investorId: one.investorId,
      name: one.recipient.name,
      contact: one.recipient.contact && maskContact(one.recipient.contact),
      fault: one.recipient.fault,
      ...figuresOf(one),
    })),
    pageNumber,
    totals:
      pageNumber === 1
        ? { clients: all.length, ready: all.filter(({ recipient }) => recipient.fault === null).length }
        : null,
  };
}

/** Mail to a whole book is not sent every minute. */
const SENDS_PER_HOUR = 20;

export async function limitSends({ limit, session }: PrepareContext): Promise<void> {
  await limit({ name: 'opportunity-messages', key: session.arn, max: SENDS_PER_HOUR, windowSeconds: 3600 });
}

const channels = { sms: 'SMS', email: 'EMAIL' } as const;

export async function sendMessages(
  context: ChangeContext,
  tx: Tx,
  { text, subject, ...requested }: RequestOf<typeof sendMessagesCall>,
): Promise<ResponseOf<typeof sendMessagesCall>> {
  const { session, clock, messenger } = context;
  const { arn } = session;
  const now = clock.now();
  const { all, refused } = await addressesOf(tx, arn, requested, now);
  const ready = all.filter(({ recipient }) => recipient.fault === null);
  if (ready.length > MOST_MESSAGES) throw new Refusal('rule', opportunityTexts.tooMany(MOST_MESSAGES));
  const figuresOf = await figuresFor(tx, ready);
  const written = ready.map((one) => {
    const values = messageValues({ name: one.recipient.name, ...figuresOf(one) });
    return { ...one, subject: fillMessage(subject ?? '', values), text: fillMessage(text, values) };
  });
  const isTooLong = (one: { readonly text: string }) =>
    requested.channel === 'sms' && one.text.length > LONGEST_SMS;
  const purpose = `opportunity-${requested.list}` as const;
  const fitting: typeof written = [];
  const tooMany: ResponseOf<typeof sendMessagesCall>['refused'] = [];
  for (const one of written.filter((each) => !isTooLong(each))) {
    const to = { channel: channels[requested.channel], to: one.recipient.contact ?? '' };
    const refusal = await countMessages(context, tx, { arn, purpose }, [to]);
    if (refusal !== null) {
      tooMany.push({ key: one.key, investor: one.recipient.name, why: refusal.message });
      continue;
    }
    fitting.push(one);
    await messenger.send(tx, {
      ...to,
      ...(requested.channel === 'email' && { subject: one.subject }),
      text: one.text,
      purpose,
      arn,
    });
  }
  if (fitting.length > 0) {
    const said = { list: requested.list, act: 'message', at: `${now}`, until: null, note: text } as const;
    await writeActs(tx, arn, { ...said, channel: requested.channel, hide: 'as-it-was' }, fitting);
    await writeAudit(asSystem(tx), {
      arn,
      action: 'opportunity.messages',
      details: { list: requested.list, channel: requested.channel, clients: fitting.length },
      address: context.ip,
      requestId: context.requestId,
    });
  }
  return {
    sent: fitting.length,
    refused: [
      ...refused,
      ...all.flatMap(({ key, recipient: { name, fault } }) =>
        fault === null ? [] : [{ key, investor: name, why: opportunityTexts.faults[fault] }],
      ),
      ...written.filter(isTooLong).map(({ key, recipient: { name } }) => ({
        key,
        investor: name,
        why: opportunityTexts.smsTooLong(LONGEST_SMS),
      })),
      ...tooMany,
    ],
  };
}

export const setMessageConsent = (
  context: ChangeContext,
  tx: Tx,
  requested: RequestOf<typeof setMessageConsentCall>,
): Promise<ResponseOf<typeof setMessageConsentCall>> =>
  saveConsent(context, tx, { ...requested, purpose: 'messages' });

export async function markDeadContact(
  { session, clock }: ChangeContext,
  tx: Tx,
  { investorId, way }: RequestOf<typeof markDeadContactCall>,
): Promise<ResponseOf<typeof markDeadContactCall>> {
  const isWritten = await writeDeadContact(tx, session.arn, { investorId, way, at: `${clock.now()}` });
  if (!isWritten) throw new Refusal('not-found', texts.call.notFound);
  return { way };
}
