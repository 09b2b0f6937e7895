import { createHash } from 'node:crypto';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  brokerDetails,
  createBroker as createBrokerCall,
} from '@hub/contract/calls/empanelment/empanelment';
import {
  arnEligibilityTexts,
  empanelmentFaultTexts,
  empanelmentTexts,
  itemText,
} from '@hub/contract/empanelment/empanelment-texts';
import { checkStep } from '@hub/domain/empanelment/check-step';
import { type FormStep, formSteps } from '@hub/domain/empanelment/constitution';
import type { EmpanelmentFinding } from '@hub/domain/empanelment/empanelment-finding';
import {
  declarations,
  type EmpanelmentForm,
  type StepValues,
} from '@hub/domain/empanelment/empanelment-form';
import {
  afterAct,
  type EmpanelmentItem,
  mayChange,
  missingItems,
} from '@hub/domain/empanelment/empanelment-status';
import type { CallContext } from '../../../calls/call-context.ts';
import { newReference } from '../../../calls/new-reference.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findBranch, nomineeRelations } from '../../reference/reference.public.ts';
import { useCode } from '../../session/session.public.ts';
import {
  type DocumentRow,
  type EmpanelmentRow,
  findDocuments,
  findForm,
  insertEvent,
  insertForm,
  lockForm,
  removeDocuments,
  updateForm,
} from '../pass/empanelment.repository.ts';
import type { Opened } from '../pass/pass.ts';
import { discardFiles } from './document-files.ts';
import { notifyApplicant } from './messages.ts';
import { eligibilityOf, type Form, noForm, presentForm } from './present.ts';

type Requested = RequestOf<typeof createBrokerCall>;
type Submit = NonNullable<Requested['submit']>;

const REFERENCE_LETTERS = 8;

const wrongAt = (message: string, fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal('rule', message, { fields });
const changedElsewhere = (): Refusal =>
  new Refusal('conflict', empanelmentTexts.changed, { fields: { version: empanelmentTexts.changed } });

/** An ARN that has meanwhile expired, or is empanelled: nothing more is written. */
export function mustBeOpen({ eligibility }: Opened): void {
  if (eligibility !== 'open') throw new Refusal('rule', arnEligibilityTexts[eligibility]);
}

export async function getBrokerDetails(
  context: CallContext,
  _: RequestOf<typeof brokerDetails>,
  opened: Opened,
): Promise<ResponseOf<typeof brokerDetails>> {
  return { BROKERDET: await presentForm(oneStatement(context.db, 'system'), opened, context.clock.today()) };
}

const givenSteps = (requested: Requested): FormStep[] =>
  formSteps.filter((step) => requested[step] !== undefined);

/** Every step that was given is right, or none is saved. */
async function checkSteps(context: CallContext, requested: Requested, { record }: Opened): Promise<void> {
  const ifsc = requested.bank?.ifsc;
  const branches = ifsc === undefined ? [] : await findBranch(oneStatement(context.db, 'system'), ifsc);
  const facts = {
    ...record,
    hasBranch: branches.length > 0,
    relations: nomineeRelations.map(({ code }) => code),
  };
  const today = context.clock.today();
  const checkOne = <Step extends FormStep>(step: Step): EmpanelmentFinding[] =>
    checkStep(step, requested[step] as StepValues[Step], facts, today);
  const findings = givenSteps(requested).flatMap((step) => checkOne(step));
  if (findings.length === 0) return;
  throw wrongAt(
    texts.call.invalidFields,
    Object.fromEntries(findings.map(({ field, code }) => [field, empanelmentFaultTexts[code]])),
  );
}

/** The form with what was given, and without what is taken back, as it would stand. */
function withChanges(
  form: Form,
  requested: Requested,
  opened: Opened,
  documents: readonly DocumentRow[],
): Form {
  const steps = givenSteps(requested);
  const { remove = [] } = requested;
  const whole = eligibilityOf(opened.record, form, documents);
  const closed = [...steps, ...remove].find((item) => !mayChange(whole, item));
  if (closed !== undefined) throw wrongAt(empanelmentTexts.notOpen, { [closed]: empanelmentTexts.notOpen });
  return {
    ...form,
    form: {
      ...form.form,
      ...(Object.fromEntries(steps.map((step) => [step, requested[step]])) as EmpanelmentForm),
    },
    requested: marked(marked(form.requested, steps, true), remove, false),
  };
}

export const marked = (
  requested: Form['requested'],
  items: readonly EmpanelmentItem[],
  isDone: boolean,
): Form['requested'] => requested.map((one) => (items.includes(one.item) ? { ...one, isDone } : one));

/** All of it is there, and every declaration accepted. */
function mustBeWhole(
  form: Form,
  submit: Submit,
  { record }: Opened,
  documents: readonly DocumentRow[],
): void {
  const missing = missingItems(eligibilityOf(record, form, documents));
  if (missing.length > 0) {
    throw wrongAt(
      empanelmentTexts.incomplete,
      Object.fromEntries(missing.map((item) => [item, itemText(item, record.constitution)])),
    );
  }
  if (declarations.some((one) => !submit.declarations.includes(one))) {
    throw wrongAt(empanelmentTexts.declarations, { 'submit.declarations': empanelmentTexts.declarations });
  }
}

const digestOf = (form: Form, documents: readonly DocumentRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify([form.form, documents.map(({ kind, id }) => [kind, id])]))
    .digest('base64url');

async function lockVersion(
  tx: Tx,
  { arn, record }: Opened,
  version: number,
  at: string,
): Promise<EmpanelmentRow> {
  if (version === 0 && (await insertForm(tx, { ...record, at }))) {
    await insertEvent(tx, arn, { what: 'started', at, words: '' });
  }
  const row = await lockForm(tx, arn);
  if (row === null || row.version !== version) throw changedElsewhere();
  return row;
}

/** Signed and sent already, with this very code: it is one application. */
const wasSubmitted = (row: EmpanelmentRow | null, { submit }: Requested): boolean =>
  submit !== undefined && row?.status !== 'draft' && row?.signature?.requestId === submit.requestId;

/** Whatever would be refused is refused before the code is used up. */
async function sign(
  context: CallContext,
  requested: Requested,
  submit: Submit,
  opened: Opened,
): Promise<void> {
  const queries = oneStatement(context.db, 'system');
  const row = (await findForm(queries, opened.arn)) ?? noForm;
  if (row.version !== requested.version) throw changedElsewhere();
  const documents = await findDocuments(queries, opened.arn);
  if (afterAct(row.status, 'submit') === null) throw new Refusal('rule', empanelmentTexts.notOpen);
  mustBeWhole(withChanges(row, requested, opened, documents), submit, opened, documents);
  await useCode(context, 'empanelment-sign', submit, async (arn) =>
    arn === opened.arn ? opened.record : null,
  );
}

export async function createBroker(
  context: CallContext,
  requested: Requested,
  opened: Opened,
): Promise<ResponseOf<typeof createBrokerCall>> {
  const { db, clock } = context;
  const { arn, record } = opened;
  const { submit } = requested;
  const present = () => presentForm(oneStatement(db, 'system'), opened, clock.today());
  if (wasSubmitted(await findForm(oneStatement(db, 'system'), arn), requested)) return present();
  mustBeOpen(opened);
  await checkSteps(context, requested, opened);
  if (submit !== undefined) await sign(context, requested, submit, opened);
  const at = clock.now().toString();
  const removed = await db.transaction('system', async (tx) => {
    const row = await lockVersion(tx, opened, requested.version, at);
    const documents = await findDocuments(tx, arn);
    const changed = { ...row, ...withChanges(row, requested, opened, documents), version: row.version + 1 };
    if (submit === undefined) {
      await updateForm(tx, changed, at);
      return removeDocuments(tx, arn, requested.remove ?? []);
    }
    mustBeWhole(changed, submit, opened, documents);
    const status = afterAct(row.status, 'submit');
    if (status === null) throw changedElsewhere();
    const reference = row.reference ?? newReference('E-', REFERENCE_LETTERS);
    const { requestId, declarations: accepted } = submit;
    const signature = { requestId, declarations: accepted, digest: digestOf(changed, documents) };
    await updateForm(tx, { ...changed, status, reference, signature }, at);
    await insertEvent(tx, arn, { what: 'submitted', at, words: '' });
    await notifyApplicant(context, tx, record, { what: 'submitted', reference });
    return [];
  });
  await discardFiles(context, removed);
  return present();
}
