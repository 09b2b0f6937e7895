import { type RequestOf, type ResponseOf, sharedApplicationHref } from '@hub/contract';
import { applicationTexts } from '@hub/contract/applications/application-texts';
import type {
  revokeShare as revokeShareCall,
  shareApplication as shareApplicationCall,
} from '@hub/contract/calls/transact/transact-applications';
import { mailTexts } from '@hub/contract/mails/mail-texts';
import { maskContact } from '@hub/domain';
import type { ChangeContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { contactsOf } from '../../../client-messages/contacts.ts';
import { momentText } from '../../../client-messages/moment-text.ts';
import { sendToInvestor } from '../../../client-messages/send-to-investor.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import { issueLink, revokeLink } from '../../../links/links.ts';
import { findDistributorName } from '../orders/confirmation.repository.ts';
import { lockApplication, setShare } from './application.repository.ts';
import { isEditable, SHARE_HOURS } from './present.ts';

const unknown = () => new Refusal('not-found', applicationTexts.unknown);

/** A new link for the investor; the one before works no more. */
export async function shareApplication(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof shareApplicationCall>,
): Promise<ResponseOf<typeof shareApplicationCall>> {
  const { session, clock, security, config, brand } = context;
  const { arn } = session;
  const now = clock.now();
  const row = await lockApplication(tx, arn, id);
  if (row === null) throw unknown();
  if (!isEditable(row)) throw new Refusal('conflict', applicationTexts.notEditable);
  if (row.shareId !== null) await revokeLink(tx, arn, row.shareId, now);
  const expiresAt = now.add({ hours: SHARE_HOURS });
  const link = await issueLink(
    tx,
    security.digest,
    { purpose: 'application', arn, details: { application: id }, expiresAt },
    now,
  );
  await setShare(tx, arn, id, { id: link.id, until: `${expiresAt}` });
  const url = config.publicUrl + sharedApplicationHref(link.token);
  const [first] = row.draft.holders;
  const person = { name: row.name, mobile: first?.mobile || null, email: first?.email || null };
  const distributor = await findDistributorName(tx, arn);
  const text = applicationTexts.share.message(distributor, arn, url, momentText(expiresAt));
  await sendToInvestor(context, tx, person, {
    arn,
    purpose: 'application-link',
    subject: applicationTexts.share.subject(brand.name),
    text,
    mail: { link: { label: mailTexts.buttons.complete, url } },
  });
  await audit(context, tx, 'transact.application-shared', id);
  return {
    sentTo: contactsOf(context, person).map(({ to }) => maskContact(to)),
    expiresAt: `${expiresAt}`,
    url,
    text,
  };
}

export async function revokeShare(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof revokeShareCall>,
): Promise<ResponseOf<typeof revokeShareCall>> {
  const { arn } = context.session;
  const row = await lockApplication(tx, arn, id);
  if (row === null) throw unknown();
  if (row.shareId !== null) await revokeLink(tx, arn, row.shareId, context.clock.now());
  await setShare(tx, arn, id, null);
  await audit(context, tx, 'transact.application-share-revoked', id);
  return { id };
}

const audit = (context: ChangeContext, tx: Tx, action: string, subject: string) =>
  writeAudit(asSystem(tx), {
    arn: context.session.arn,
    action,
    subject,
    address: context.ip,
    requestId: context.requestId,
  });
