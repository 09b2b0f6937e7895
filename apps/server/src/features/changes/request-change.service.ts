import { randomUUID } from 'node:crypto';
import { investorPageHref, type RequestOf, type ResponseOf } from '@hub/contract';
import type {
  cancelChange as cancelChangeCall,
  shareChange as shareChangeCall,
  WaitingChange,
} from '@hub/contract/calls/changes/changes';
import { changeMessageTexts } from '@hub/contract/changes/change-message-texts';
import { type ChangeKind, changeTexts } from '@hub/contract/changes/change-texts';
import { mailTexts } from '@hub/contract/mails/mail-texts';
import { maskContact, todayInIndia } from '@hub/domain';
import type { CallContext, ChangeContext, SignedInContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { contactsOf } from '../../client-messages/contacts.ts';
import { momentText } from '../../client-messages/moment-text.ts';
import { sendToInvestor } from '../../client-messages/send-to-investor.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem } from '../../db/queries.ts';
import { issueLink } from '../../links/links.ts';
import { findDistributorName } from '../transact/transact.public.ts';
import { waitingOf } from './change-lines.ts';
import { stateOf } from './change-link.ts';
import { changeTimes } from './change-times.ts';
import {
  type ChangeRow,
  closeChange,
  expireChanges,
  insertChange,
  lockChange,
} from './changes.repository.ts';
import type { ChangeFolio } from './folio.repository.ts';

/** A link of its own each time, so nobody has to keep one, and the message with it. */
async function newLink(
  { clock, config, security, brand }: Pick<CallContext, 'clock' | 'config' | 'security' | 'brand'>,
  tx: Tx,
  { arn, id, kind, expiresAt }: ChangeRow,
): Promise<{ readonly url: string; readonly text: string }> {
  const until = Temporal.Instant.from(expiresAt);
  const terms = { purpose: 'folio-change' as const, arn, details: { change: id }, expiresAt: until };
  const { token } = await issueLink(tx, security.digest, terms, clock.now());
  const url = config.publicUrl + investorPageHref('change', token);
  const distributor = await findDistributorName(tx, arn);
  return { url, text: changeTexts.request(distributor, arn, kind, brand.name, momentText(until), url) };
}

const SHARES_PER_HOUR = 200;

/** The link of a change that still waits, to hand on by hand. */
export async function shareChange(
  context: SignedInContext,
  { id }: RequestOf<typeof shareChangeCall>,
): Promise<ResponseOf<typeof shareChangeCall>> {
  const { db, session, clock } = context;
  const { arn } = session;
  await context.limit({ name: 'share-link', key: arn, max: SHARES_PER_HOUR, windowSeconds: 3600 });
  return db.transaction({ arn }, async (tx) => {
    const change = await lockChange(tx, arn, id);
    if (change === null) throw new Refusal('not-found', changeTexts.notOpen);
    if (stateOf(change, clock.now()) !== 'open') throw new Refusal('conflict', changeTexts.notOpen);
    return { ...(await newLink(context, tx, change)), expiresAt: change.expiresAt };
  });
}

interface Requested {
  readonly kind: ChangeKind;
  readonly terms: object;
  readonly before: object;
}

/** Writes the change and sends the link that asks for it to every registered contact of the investor. */
export async function sendLinkToInvestor(
  context: ChangeContext,
  tx: Tx,
  folio: ChangeFolio,
  { kind, terms, before }: Requested,
): Promise<WaitingChange> {
  const { session, clock } = context;
  const { arn } = session;
  const now = clock.now();
  const expiresAt = now.add({ hours: changeTimes(todayInIndia(now)).hours[kind] });
  const { investorId, folioNo } = folio;
  await expireChanges(tx, arn, investorId, `${now}`);
  const id = randomUUID();
  const sentTo = contactsOf(context, folio).map(({ to }) => maskContact(to));
  const change = await insertChange(
    tx,
    arn,
    { id, kind, folioNo, investorId, terms, before, sentTo, expiresAt: `${expiresAt}` },
    `${now}`,
  );
  if (change === null) throw new Refusal('conflict', changeTexts.waits(momentText(expiresAt)));
  const { text, url } = await newLink(context, tx, change);
  await sendToInvestor(context, tx, folio, {
    arn,
    purpose: 'change-link',
    subject: changeMessageTexts.requestSubject(context.brand.name),
    text,
    mail: { link: { label: mailTexts.buttons.change, url } },
  });
  await writeAudit(asSystem(tx), {
    arn,
    action: 'changes.asked',
    subject: id,
    details: { kind, folioNo },
    address: context.ip,
    requestId: context.requestId,
  });
  return waitingOf(change);
}

/** Only what still waits can be taken back; its link then says so. */
export async function cancelChange(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof cancelChangeCall>,
): Promise<ResponseOf<typeof cancelChangeCall>> {
  const { arn } = context.session;
  const now = context.clock.now();
  const change = await lockChange(tx, arn, id);
  if (change === null) throw new Refusal('not-found', changeTexts.notOpen);
  if (stateOf(change, now) !== 'open') throw new Refusal('conflict', changeTexts.notOpen);
  await closeChange(tx, arn, id, 'cancelled', `${now}`);
  await writeAudit(asSystem(tx), {
    arn,
    action: 'changes.cancelled',
    subject: id,
    details: { kind: change.kind, folioNo: change.folioNo },
    address: context.ip,
    requestId: context.requestId,
  });
  return { id };
}
