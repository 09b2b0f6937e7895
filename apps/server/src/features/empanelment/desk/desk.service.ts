import { empanelmentTexts, itemText } from '@hub/contract/empanelment/empanelment-texts';
import { arnEligibility } from '@hub/domain/empanelment/arn-eligibility';
import { documentKinds, formSteps } from '@hub/domain/empanelment/constitution';
import {
  afterAct,
  type EmpanelmentAct,
  type EmpanelmentItem,
  type EmpanelmentStatus,
} from '@hub/domain/empanelment/empanelment-status';
import type { CallContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';
import { notifyApplicant } from '../form/messages.ts';
import {
  type DocumentRow,
  type EmpanelmentEvent,
  type EmpanelmentRow,
  findDocuments,
  findEvents,
  findForm,
  findForms,
  insertEvent,
  lockForm,
  updateForm,
} from '../pass/empanelment.repository.ts';
import { isMember } from '../pass/member.repository.ts';
import { lookUpRegister } from '../pass/register.ts';
import { admit } from './admit.ts';

/** What the desk of the asset manager leans on; each of its steps is part of the caller's transaction. */
export type Desk = Pick<CallContext, 'clock' | 'brand' | 'config' | 'messenger' | 'arnRegistry' | 'log'>;
type Reader = Pick<CallContext, 'db'>;

const waiting: readonly EmpanelmentStatus[] = ['submitted', 'under-review'];
const LONGEST_WORDS = 300;

const refused = (words: string): Refusal => new Refusal('rule', words);

/** What waits for the desk, the longest first. */
export const listForms = ({ db }: Reader, limit: number): Promise<EmpanelmentRow[]> =>
  findForms(oneStatement(db, 'system'), waiting, limit);

export interface DeskForm {
  readonly row: EmpanelmentRow;
  readonly documents: readonly DocumentRow[];
  readonly events: readonly EmpanelmentEvent[];
}

export async function showForm({ db }: Reader, arn: string): Promise<DeskForm> {
  const queries = oneStatement(db, 'system');
  const row = await findForm(queries, arn);
  if (row === null) throw refused(`There is no form of ${arn}.`);
  return { row, documents: await findDocuments(queries, arn), events: await findEvents(queries, arn) };
}

interface Step {
  readonly act: EmpanelmentAct;
  readonly what: EmpanelmentEvent['what'];
  readonly words: string;
  readonly requested?: EmpanelmentRow['requested'];
}

/** One step of the form, with whatever goes with it, or none of it. */
async function move(
  { clock }: Desk,
  tx: Tx,
  arn: string,
  { act, what, words, requested }: Step,
): Promise<EmpanelmentRow> {
  const at = clock.now().toString();
  const { row, status } = await nextOf(tx, arn, act);
  await updateForm(
    tx,
    { ...row, status, requested: requested ?? row.requested, version: row.version + 1 },
    at,
  );
  await insertEvent(tx, arn, { what, at, words });
  return row;
}

/** The form, locked, and what it becomes by an act; a refusal where that cannot be. */
export async function nextOf(
  tx: Tx,
  arn: string,
  act: EmpanelmentAct,
): Promise<{ readonly row: EmpanelmentRow; readonly status: EmpanelmentStatus }> {
  const row = await lockForm(tx, arn);
  if (row === null) throw refused(`There is no form of ${arn}.`);
  const status = afterAct(row.status, act);
  if (status === null) throw refused(`The form of ${arn} is ${row.status}: ${empanelmentTexts.notOpen}`);
  return { row, status };
}

/** Asked over the network, so before the transaction. */
export async function recordOf(desk: Pick<Desk, 'arnRegistry' | 'log'>, arn: string): Promise<ArnRecord> {
  const record = await lookUpRegister(desk, arn);
  if (record === null) throw refused(`The register has no ${arn}.`);
  return record;
}

export function wordsOf(text: string): string {
  const words = text.trim().replace(/\s+/gu, ' ');
  if (words === '' || words.length > LONGEST_WORDS || /[\p{Cc}<>]/u.test(words)) {
    throw refused(`Write plain words, at most ${LONGEST_WORDS} characters.`);
  }
  return words;
}

export async function takeUp(desk: Desk, tx: Tx, arn: string): Promise<void> {
  await move(desk, tx, arn, { act: 'take-up', what: 'taken-up', words: '' });
}

const items: readonly string[] = [...formSteps, ...documentKinds];
const isItem = (text: string): text is EmpanelmentItem => items.includes(text);

/** Those that a form has, each once. */
export function itemsOf(wanted: readonly string[]): EmpanelmentItem[] {
  const unknown = wanted.find((item) => !isItem(item));
  if (unknown !== undefined || wanted.length === 0) {
    throw refused(`Name what is wanted, of: ${items.join(', ')}.`);
  }
  return [...new Set(wanted)].filter(isItem);
}

/** Asks for some steps or papers again; nothing else of the form can be changed. */
export async function requestAgain(
  desk: Desk,
  tx: Tx,
  record: ArnRecord,
  { wanted, text }: { readonly wanted: readonly string[]; readonly text: string },
): Promise<void> {
  const words = wordsOf(text);
  const named = itemsOf(wanted);
  const requested = named.map((item) => ({ item, words, isDone: false }));
  const names = named.map((item) => ({ name: itemText(item, record.constitution), words }));
  await move(desk, tx, record.arn, {
    act: 'request',
    what: 'requested',
    words: `${names.map(({ name }) => name).join(', ')}: ${words}`,
    requested,
  });
  await notifyApplicant(desk, tx, record, { what: 'requested', items: names });
}

export async function turnDown(desk: Desk, tx: Tx, record: ArnRecord, text: string): Promise<void> {
  const reason = wordsOf(text);
  await move(desk, tx, record.arn, { act: 'reject', what: 'rejected', words: reason });
  await notifyApplicant(desk, tx, record, { what: 'rejected', reason });
}

/** Whether the ARN is empanelled already: then there is nothing to approve. */
export const isEmpanelled = async (queries: Queries, arn: string): Promise<boolean> =>
  (await findForm(queries, arn))?.status === 'empanelled';

/** A refusal where the register, or our own list, is against it. */
export async function holdToEligibility(desk: Desk, tx: Tx, record: ArnRecord): Promise<void> {
  const eligibility = arnEligibility(record, await isMember(tx, record.arn), desk.clock.today());
  if (eligibility !== 'open') throw refused(`${record.arn} cannot be empanelled: ${eligibility}.`);
}

/** The ARN logs in at once. False when it was empanelled before: then nothing changes. */
export async function approve(desk: Desk, tx: Tx, record: ArnRecord): Promise<boolean> {
  if (await isEmpanelled(tx, record.arn)) return false;
  await holdToEligibility(desk, tx, record);
  const { form } = await move(desk, tx, record.arn, { act: 'approve', what: 'empanelled', words: '' });
  await admit(tx, record, form, desk.clock.today());
  await notifyApplicant(desk, tx, record, { what: 'empanelled' });
  return true;
}
