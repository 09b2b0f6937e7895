import { type RequestOf, type ResponseOf, sharedApplicationHref } from '@hub/contract';
import { applicationTexts } from '@hub/contract/applications/application-texts';
import { draftWire } from '@hub/contract/applications/draft-schema';
import { writeApplicationFacts } from '@hub/contract/applications/facts-schema';
import type {
  openShared,
  revokeShare,
  SharedApplication,
  saveShared,
  shareApplication,
} from '@hub/contract/calls/transact-applications';
import { type ApplicationDraft, type ApplicationFacts, maskContact } from '@hub/domain';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem, oneStatement } from '../../../db/queries.ts';
import { issueLink, type OpenedLink, peekLink, revokeLink, useLink } from '../../../links/links.ts';
import type { CallContext, ChangeContext } from '../../call-context.ts';
import { Refusal } from '../../refusal.ts';
import { findDistributorName } from '../confirmation.repository.ts';
import { contactsOf, momentText, sendToInvestor } from '../investor-messages.ts';
import { type ApplicationRow, findApplication, lockApplication, setShare } from './application.repository.ts';
import { investorFacts, readApplicationFacts } from './application-facts.ts';
import { keepDraft } from './applications.service.ts';
import { askKyc } from './ask-kyc.ts';
import { isEditable } from './present.ts';

const purpose = 'application';
const SHARE_DAYS = 7;
const unknown = () => new Refusal('not-found', applicationTexts.unknown);

/** A new link for the investor; the one before works no more. */
export async function shareOne(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof shareApplication>,
): Promise<ResponseOf<typeof shareApplication>> {
  const { session, clock, security, config, brand } = context;
  const { arn } = session;
  const now = clock.now();
  const row = await lockApplication(tx, arn, id);
  if (row === null) throw unknown();
  if (!isEditable(row)) throw new Refusal('conflict', applicationTexts.notEditable);
  if (row.shareId !== null) await revokeLink(tx, arn, row.shareId, now);
  const expiresAt = now.add({ hours: 24 * SHARE_DAYS });
  const link = await issueLink(
    tx,
    security.digest,
    { purpose, arn, details: { application: id }, expiresAt },
    now,
  );
  await setShare(tx, arn, id, { id: link.id, until: `${expiresAt}` });
  const url = config.publicUrl + sharedApplicationHref(link.token);
  const [first] = row.draft.holders;
  const person = { name: row.name, mobile: first?.mobile || null, email: first?.email || null };
  const distributor = await findDistributorName(tx, arn);
  await sendToInvestor(context, tx, person, {
    arn,
    purpose: 'application-link',
    subject: applicationTexts.share.subject(brand.name),
    text: applicationTexts.share.message(distributor, arn, url, momentText(expiresAt)),
  });
  await audit(context, tx, 'transact.application-shared', id);
  return {
    sentTo: contactsOf(context, person).map(({ to }) => maskContact(to)),
    expiresAt: `${expiresAt}`,
    url,
  };
}

export async function revokeOne(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof revokeShare>,
): Promise<ResponseOf<typeof revokeShare>> {
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

const perHour = 120;

const limitLinks = ({ limit, ip }: CallContext) =>
  limit({ name: 'application-link', key: ip, max: perHour, windowSeconds: 3600 });

const dead = (link: Exclude<SharedApplication['link'], 'open'>): SharedApplication => ({ link, form: null });

const applicationOf = (link: Extract<OpenedLink, { status: 'open' }>): string =>
  (link.details as { readonly application: string }).application;

function shared(
  row: ApplicationRow,
  facts: ApplicationFacts,
  more: { readonly distributor: string; readonly now: Temporal.Instant },
): SharedApplication {
  return {
    link: 'open',
    form: {
      version: row.version,
      distributor: { name: more.distributor, arn: row.arn },
      expiresAt: row.sharedUntil ?? `${more.now}`,
      draft: draftWire(row.draft),
      facts: writeApplicationFacts(investorFacts(facts)),
      now: `${more.now}`,
    },
  };
}

async function peek(context: CallContext, token: string): Promise<OpenedLink> {
  const { db, security, clock } = context;
  return db.transaction('system', (tx) =>
    peekLink(tx, security.digest, { purpose, token, now: clock.now() }),
  );
}

/** The form as it is now, with nothing of the book. */
export async function openSharedForm(
  context: CallContext,
  { token }: RequestOf<typeof openShared>,
): Promise<SharedApplication> {
  await limitLinks(context);
  const link = await peek(context, token);
  if (link.status !== 'open') return dead(link.status);
  const { arn } = link;
  const queries = oneStatement(context.db, { arn });
  const row = await findApplication(queries, arn, applicationOf(link));
  if (row === null || !isEditable(row) || row.shareId !== link.id) return dead('used');
  const now = context.clock.now();
  const { draft } = row;
  const kyc = await askKyc(context, { arn, draft, before: draft });
  const { facts } = await readApplicationFacts(queries, { arn, draft, kyc, now });
  return shared(row, facts, { distributor: await findDistributorName(queries, arn), now });
}

/** What is the investor's own is taken from them; kind, order, advice and consent stay the distributor's. */
const ownPart = (typed: ApplicationDraft, kept: ApplicationDraft): ApplicationDraft => ({
  ...typed,
  kind: kept.kind,
  sameAs: kept.sameAs,
  order: kept.order,
  mandate: kept.mandate,
  advice: kept.advice,
  consent: false,
});

export async function saveSharedForm(
  context: CallContext,
  { token, version, draft, isDone }: RequestOf<typeof saveShared>,
): Promise<SharedApplication> {
  await limitLinks(context);
  const { db, clock, security } = context;
  const link = await peek(context, token);
  if (link.status !== 'open') return dead(link.status);
  const { arn } = link;
  const id = applicationOf(link);
  const queries = oneStatement(db, { arn });
  const before = await findApplication(queries, arn, id);
  if (before === null || !isEditable(before)) return dead('used');
  const typed = ownPart(draft as ApplicationDraft, before.draft);
  const kyc = await askKyc(context, { arn, draft: typed, before: before.draft });
  const distributor = await findDistributorName(queries, arn);
  return db.transaction({ arn }, async (tx) => {
    const row = await lockApplication(tx, arn, id);
    if (row === null || !isEditable(row) || row.shareId !== link.id) return dead('used');
    if (row.version !== version) throw new Refusal('conflict', applicationTexts.sharedChanged);
    const saved = await keepDraft(context, tx, { arn, row, draft: typed, kyc, by: 'investor' });
    if (isDone) {
      await useLink(tx, security.digest, { purpose, token, now: clock.now() });
      await setShare(tx, arn, id, null);
      return dead('used');
    }
    return shared(saved.row, saved.facts, { distributor, now: saved.now });
  });
}
