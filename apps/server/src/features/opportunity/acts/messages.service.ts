import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  MessageChannel,
  markDeadContact as markDeadContactCall,
  messageRecipients,
  sendMessages as sendMessagesCall,
  setMessageConsent as setMessageConsentCall,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import { todayInIndia } from '@hub/domain';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { writeDeadContact } from '../../../client-messages/reach.repository.ts';
import { saveConsent } from '../../../client-messages/save-consent.ts';
import { addressRows, recipientsPage, sendToMany } from '../../../client-messages/send-to-many.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem, oneStatement, type Queries } from '../../../db/queries.ts';
import { findSchemeNames } from '../lists/opportunity.repository.ts';
import { writeActs } from './acts.repository.ts';
import { chooseRows } from './chosen-rows.ts';

type Requested = Omit<RequestOf<typeof sendMessagesCall>, 'channel' | 'subject' | 'text'> & {
  readonly channel: MessageChannel;
};

/** Of each client the row with most at stake. */
async function addressesOf(queries: Queries, arn: string, requested: Requested, now: Temporal.Instant) {
  const { rows, refused } = await chooseRows(queries, arn, todayInIndia(now), requested);
  const codes = new Set(rows.flatMap(({ listed }) => listed.scheme_code ?? []));
  const names = await findSchemeNames(queries, [...codes]);
  const messaged = rows.map(({ key, investorId, listed }) => ({
    key,
    investorId,
    figures: {
      scheme: names.get(listed.scheme_code ?? '') ?? null,
      amount: listed.amount ?? null,
      on: listed.on ?? null,
    },
  }));
  return { all: await addressRows(queries, arn, requested.channel, messaged), refused };
}

export async function getMessageRecipients(
  { db, session, clock }: SignedInContext,
  { pageNumber = 1, ...requested }: RequestOf<typeof messageRecipients>,
): Promise<ResponseOf<typeof messageRecipients>> {
  const { arn } = session;
  const { all } = await addressesOf(oneStatement(db, { arn }), arn, requested, clock.now());
  return recipientsPage(all, pageNumber);
}

export async function sendMessages(
  context: ChangeContext,
  tx: Tx,
  { text, subject, ...requested }: RequestOf<typeof sendMessagesCall>,
): Promise<ResponseOf<typeof sendMessagesCall>> {
  const { arn } = context.session;
  const now = context.clock.now();
  const { list, channel } = requested;
  const { all, refused } = await addressesOf(tx, arn, requested, now);
  const result = await sendToMany(context, tx, all, {
    purpose: `opportunity-${list}`,
    channel,
    subject,
    text,
  });
  if (result.sent.length > 0) {
    const said = { list, act: 'message', at: `${now}`, until: null, note: text } as const;
    await writeActs(tx, arn, { ...said, channel, hide: 'as-it-was' }, result.sent);
    await writeAudit(asSystem(tx), {
      arn,
      action: 'opportunity.messages',
      details: { list, channel, clients: result.sent.length },
      address: context.ip,
      requestId: context.requestId,
    });
  }
  return { sent: result.sent.length, refused: [...refused, ...result.refused] };
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
