import type { RequestOf, ResponseOf } from '@hub/contract';
import { applicationTexts } from '@hub/contract/applications/application-texts';
import { draftWire } from '@hub/contract/applications/draft-schema';
import { writeApplicationFacts } from '@hub/contract/applications/facts-schema';
import type {
  checkSharedAccount as checkSharedAccountCall,
  SharedApplication,
  saveShared as saveSharedCall,
  sharedLists,
  uploadSharedProof as uploadSharedProofCall,
} from '@hub/contract/calls/transact/transact-shared-form';
import { isPan } from '@hub/domain';
import { type ApplicationDraft, namesIn } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import { clientPanOf } from '@hub/domain/applications/check-people';
import type { CallContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { useLink } from '../../../links/links.ts';
import { type DeadLink, type OpenLink, opensLink } from '../../../links/opens-link.ts';
import { countries, getNomineeRelations } from '../../reference/reference.public.ts';
import { findDistributorName } from '../orders/confirmation.repository.ts';
import { judgeAccount } from '../payment/account-check.service.ts';
import { type ApplicationRow, findApplication, lockApplication, setShare } from './application.repository.ts';
import { investorFacts, readApplicationFacts } from './application-facts.ts';
import { saveDraft } from './applications.service.ts';
import { lookUpKyc } from './look-up-kyc.ts';
import { isEditable } from './present.ts';
import { proofOf, putProof, saveProofOf } from './proof.ts';

const purpose = 'application';
const hour = { windowSeconds: 3600 };
/** A phone network is one address for many, and a form is saved while it is typed. */
const CALLS_PER_ADDRESS = 1200;
const CALLS_PER_LINK = 600;
/** Each costs a rupee or a place on the disk; nobody has so many accounts. */
const CHECKED_PER_HOUR = 10;

interface OpenForm {
  readonly link: OpenLink;
  readonly row: ApplicationRow;
}

const idOf = (link: OpenLink): string => (link.details as { readonly application: string }).application;
const isOf = (row: ApplicationRow | null, link: OpenLink): row is ApplicationRow =>
  row !== null && isEditable(row) && row.shareId === link.id;

const closed = () => new Refusal('conflict', applicationTexts.linkClosed);

export const sharedFormLink = opensLink<OpenForm>({
  purpose,
  limit: { name: 'application-link', max: CALLS_PER_ADDRESS, ...hour },
  async follow({ db, limit }, link) {
    await limit({ name: 'application-form', key: link.id, max: CALLS_PER_LINK, ...hour });
    const row = await findApplication(oneStatement(db, { arn: link.arn }), link.arn, idOf(link));
    return isOf(row, link) ? { link, row } : 'used';
  },
  refuse: closed,
});

export const notifyClosed = (link: DeadLink): SharedApplication => ({ link, form: null });

const limitChecks = ({ limit }: CallContext, { link }: OpenForm): Promise<void> =>
  limit({ name: 'application-checks', key: link.id, max: CHECKED_PER_HOUR, ...hour });

interface Shown {
  readonly facts: ApplicationFacts;
  readonly distributor: string;
  readonly now: Temporal.Instant;
}

function shared(row: ApplicationRow, { facts, distributor, now }: Shown): SharedApplication {
  return {
    link: 'open',
    form: {
      version: row.version,
      distributor: { name: distributor, arn: row.arn, euin: row.draft.advice.euin },
      expiresAt: row.sharedUntil ?? `${now}`,
      draft: draftWire(row.draft),
      facts: writeApplicationFacts(investorFacts(facts)),
      changedAt: row.changedAt,
      changedBy: row.changedBy,
      now: `${now}`,
    },
  };
}

/** The form as it is now, with nothing of the book. */
export async function openShared(
  context: CallContext,
  _: object,
  opened: OpenForm,
): Promise<SharedApplication> {
  const { arn, draft } = opened.row;
  const queries = oneStatement(context.db, { arn });
  const now = context.clock.now();
  const kyc = await lookUpKyc(context, { arn, draft, before: draft });
  const { facts } = await readApplicationFacts(queries, { arn, draft, kyc, now });
  return shared(opened.row, { facts, distributor: await findDistributorName(queries, arn), now });
}

/** What is the investor's own is taken from them; kind, order, advice and consent stay the distributor's. */
const ownPart = (typed: ApplicationDraft, remaining: ApplicationDraft): ApplicationDraft => ({
  ...typed,
  kind: remaining.kind,
  sameAs: remaining.sameAs,
  order: remaining.order,
  mandate: remaining.mandate,
  advice: remaining.advice,
  consent: false,
});

/** The form is one person's: with another PAN the link would say what the KYC agency knows of anybody. */
function refuseOtherPan(typed: ApplicationDraft, remaining: ApplicationDraft): void {
  const pan = clientPanOf(remaining);
  if (!isPan(pan) || clientPanOf(typed) === pan) return;
  const path = typed.guardian === null ? 'draft.holders.0.pan' : 'draft.guardian.pan';
  throw new Refusal('rule', applicationTexts.sharedPan, { fields: { [path]: applicationTexts.sharedPan } });
}

export async function saveShared(
  context: CallContext,
  { token, version, draft, isDone }: RequestOf<typeof saveSharedCall>,
  opened: OpenForm,
): Promise<SharedApplication> {
  const { db, clock, security } = context;
  const { link, row: before } = opened;
  const { arn, id } = before;
  const typed = ownPart(draft as ApplicationDraft, before.draft);
  refuseOtherPan(typed, before.draft);
  const kyc = await lookUpKyc(context, { arn, draft: typed, before: before.draft, isByInvestor: true });
  const distributor = await findDistributorName(oneStatement(db, { arn }), arn);
  return db.transaction({ arn }, async (tx) => {
    const row = await lockApplication(tx, arn, id);
    if (!isOf(row, link)) return notifyClosed('used');
    if (row.version !== version) throw new Refusal('conflict', applicationTexts.sharedChanged);
    const saved = await saveDraft(context, tx, { arn, row, draft: typed, kyc, by: 'investor' });
    if (isDone) {
      await useLink(tx, security.digest, { purpose, token, now: clock.now() });
      await setShare(tx, arn, id, null);
      return notifyClosed('used');
    }
    return shared(saved.row, { facts: saved.facts, distributor, now: saved.now });
  });
}

/** Whose account it may be is read from the form, not from whoever asks. */
export async function checkSharedAccount(
  context: CallContext,
  { ifsc, account }: RequestOf<typeof checkSharedAccountCall>,
  opened: OpenForm,
): Promise<ResponseOf<typeof checkSharedAccountCall>> {
  await limitChecks(context, opened);
  const { arn, draft } = opened.row;
  return judgeAccount(context, { arn, ifsc, account, names: namesIn(draft) });
}

export async function uploadSharedProof(
  context: CallContext,
  _: object,
  opened: OpenForm,
): Promise<ResponseOf<typeof uploadSharedProofCall>> {
  const found = await proofOf(context.uploads);
  await limitChecks(context, opened);
  const { link, row } = opened;
  const { arn, id } = row;
  const stored = await putProof(context.files, found);
  const remaining = await context.db.transaction({ arn }, async (tx) =>
    isOf(await lockApplication(tx, arn, id), link) ? saveProofOf(tx, { arn, id }, stored) : null,
  );
  if (remaining !== null) return remaining;
  await stored.remove();
  throw closed();
}

export const getSharedLists = (): ResponseOf<typeof sharedLists> => ({
  countries: [...countries()],
  relations: getNomineeRelations(),
});
