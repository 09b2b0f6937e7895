import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@hub/contract';
import { applicationTexts } from '@hub/contract/applications/application-texts';
import {
  APPLICATIONS_ON_A_PAGE,
  type ApplicationReply,
  type applications,
  type discardApplication as discardApplicationCall,
  type getApplication as getApplicationCall,
  MOST_APPLICATIONS,
  type saveApplication as saveApplicationCall,
  type saveFatca as saveFatcaCall,
} from '@hub/contract/calls/transact/transact-applications';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import { noApplicationFacts } from '@hub/domain/applications/application-facts';
import { waitingStep } from '@hub/domain/applications/check-application';
import type { ChangeContext, PrepareContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem, oneStatement } from '../../../db/queries.ts';
import { revokeLink } from '../../../links/links.ts';
import {
  type ApplicationRow,
  countApplications,
  findApplication,
  findApplications,
  insertApplication,
  lockApplication,
  setDiscarded,
  updateDraft,
} from './application.repository.ts';
import { readApplicationFacts } from './application-facts.ts';
import { type KycByPan, lookUpKyc } from './look-up-kyc.ts';
import { isEditable, leadOf, replyOf } from './present.ts';

const unknown = () => new Refusal('not-found', applicationTexts.unknown);

export async function getApplications(
  { db, session, clock }: SignedInContext,
  { show = 'open', page = 1 }: RequestOf<typeof applications>,
): Promise<ResponseOf<typeof applications>> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const range = { limit: APPLICATIONS_ON_A_PAGE, offset: (page - 1) * APPLICATIONS_ON_A_PAGE };
  const [rows, counts] = await Promise.all([
    findApplications(queries, arn, show, range),
    countApplications(queries, arn, show),
  ]);
  return { ...counts, items: rows.map((row) => leadOf(row, clock.now())) };
}

export async function getApplication(
  context: SignedInContext,
  { id }: RequestOf<typeof getApplicationCall>,
): Promise<ApplicationReply> {
  const { db, session, clock } = context;
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const row = await findApplication(queries, arn, id);
  if (row === null || row.status === 'discarded') throw unknown();
  const now = clock.now();
  if (!isEditable(row)) return replyOf(row, noApplicationFacts, now);
  const { draft } = row;
  const kyc = await lookUpKyc(context, { arn, draft, before: draft });
  const { facts } = await readApplicationFacts(queries, { arn, draft, kyc, now });
  return replyOf(row, facts, now);
}

/** Of a form that the caller saw as `version`: nobody writes over what somebody else wrote since. */
export function checkVersion(
  row: ApplicationRow | null,
  version: number | undefined,
): asserts row is ApplicationRow {
  if (row === null) throw unknown();
  if (row.status === 'discarded') throw new Refusal('conflict', applicationTexts.discarded);
  if (!isEditable(row)) throw new Refusal('conflict', applicationTexts.notEditable);
  if (row.version !== version) throw new Refusal('conflict', applicationTexts.changed(row.changedBy));
}

interface Saving {
  readonly arn: string;
  readonly row: ApplicationRow | null;
  readonly draft: ApplicationDraft;
  readonly kyc: KycByPan;
  readonly by: 'distributor' | 'investor';
}

/** Writes the draft with the step it waits on by now. */
export async function saveDraft(
  { clock }: Pick<ChangeContext, 'clock'>,
  tx: Tx,
  { arn, row, draft: typed, kyc, by }: Saving,
) {
  const now = clock.now();
  const draft = withExistingNames(typed, kyc);
  const { facts } = await readApplicationFacts(tx, { arn, draft, kyc, now });
  const id = row?.id ?? randomUUID();
  const saved = {
    arn,
    id,
    draft,
    step: waitingStep(draft, facts, now),
    name: (draft.guardian ?? draft.holders[0])?.name.trim() ?? '',
    by,
    at: `${now}`,
  };
  if (row === null) await insertApplication(tx, saved);
  else await updateDraft(tx, saved);
  const after = await findApplication(tx, arn, id);
  if (after === null) throw unknown();
  return { row: after, facts, now };
}

/** The agency's name is the folio's; who knows the birth date need not type it. */
function withExistingNames(draft: ApplicationDraft, kyc: KycByPan): ApplicationDraft {
  const named = <Person extends { readonly pan: string; readonly name: string }>(person: Person): Person => ({
    ...person,
    name: kyc[person.pan.toUpperCase()]?.name ?? person.name,
  });
  const { guardian, holders } = draft;
  return guardian === null
    ? { ...draft, holders: holders.map(named) }
    : { ...draft, guardian: named(guardian) };
}

/** Before the transaction: the agency is asked about those who are new in the draft. */
export async function prepareSave(
  context: PrepareContext,
  { id, draft }: RequestOf<typeof saveApplicationCall>,
): Promise<KycByPan> {
  const { arn } = context.session;
  const before = id === undefined ? null : await findApplication(oneStatement(context.db, { arn }), arn, id);
  return lookUpKyc(context, {
    arn,
    draft: draft as ApplicationDraft,
    before: before === null || before.status === 'discarded' ? null : before.draft,
  });
}

export async function saveApplication(
  context: ChangeContext,
  tx: Tx,
  { id, version, draft: wire }: RequestOf<typeof saveApplicationCall>,
  kyc: KycByPan,
): Promise<ApplicationReply> {
  const { arn } = context.session;
  const draft = wire as ApplicationDraft;
  let row: ApplicationRow | null = null;
  if (id === undefined) {
    if ((await countApplications(tx, arn, 'open')).total >= MOST_APPLICATIONS) {
      throw new Refusal('rule', applicationTexts.tooMany);
    }
  } else {
    row = await lockApplication(tx, arn, id);
    checkVersion(row, version);
    if (row.kind !== draft.kind) throw new Refusal('rule', applicationTexts.wrongKind);
  }
  const saved = await saveDraft(context, tx, { arn, row, draft, kyc, by: 'distributor' });
  return replyOf(saved.row, saved.facts, saved.now);
}

/** The declaration of one holder alone. */
export const prepareFatca = async (
  context: PrepareContext,
  { id }: RequestOf<typeof saveFatcaCall>,
): Promise<KycByPan> => {
  const { arn } = context.session;
  const row = await findApplication(oneStatement(context.db, { arn }), arn, id);
  return row === null || !isEditable(row)
    ? {}
    : lookUpKyc(context, { arn, draft: row.draft, before: row.draft });
};

export async function saveFatca(
  context: ChangeContext,
  tx: Tx,
  { id, version, holder, fatca }: RequestOf<typeof saveFatcaCall>,
  kyc: KycByPan,
): Promise<ApplicationReply> {
  const { arn } = context.session;
  const row = await lockApplication(tx, arn, id);
  checkVersion(row, version);
  if (row.draft.holders[holder] === undefined) {
    throw new Refusal('rule', applicationTexts.noHolder, { fields: { holder: applicationTexts.noHolder } });
  }
  const holders = row.draft.holders.map((one, place) =>
    place === holder ? { ...one, fatca: fatca as typeof one.fatca } : one,
  );
  const draft = { ...row.draft, holders };
  const saved = await saveDraft(context, tx, { arn, row, draft, kyc, by: 'distributor' });
  return replyOf(saved.row, saved.facts, saved.now);
}

export async function discardApplication(
  context: ChangeContext,
  tx: Tx,
  { id, version }: RequestOf<typeof discardApplicationCall>,
): Promise<ResponseOf<typeof discardApplicationCall>> {
  const { arn } = context.session;
  const now = context.clock.now();
  const row = await lockApplication(tx, arn, id);
  checkVersion(row, version);
  if (row.shareId !== null) await revokeLink(tx, arn, row.shareId, now);
  await setDiscarded(tx, arn, id, `${now}`);
  await writeAudit(asSystem(tx), {
    arn,
    action: 'transact.application-discarded',
    subject: id,
    address: context.ip,
    requestId: context.requestId,
  });
  return { id };
}
