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
import { oneStatement } from '../../../db/queries.ts';
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

/** What the desk of the asset manager leans on. */
export type Desk = Pick<
  CallContext,
  'db' | 'clock' | 'brand' | 'config' | 'messenger' | 'arnRegistry' | 'log'
>;

const waiting: readonly EmpanelmentStatus[] = ['submitted', 'under-review'];
const LONGEST_WORDS = 300;

const refused = (words: string): Refusal => new Refusal('rule', words);

/** What waits for the desk, the longest first. */
export const listForms = ({ db }: Pick<Desk, 'db'>, limit: number): Promise<EmpanelmentRow[]> =>
  findForms(oneStatement(db, 'system'), waiting, limit);

export interface DeskForm {
  readonly row: EmpanelmentRow;
  readonly documents: readonly DocumentRow[];
  readonly events: readonly EmpanelmentEvent[];
}

export async function showForm({ db }: Pick<Desk, 'db'>, arn: string): Promise<DeskForm> {
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
  { db, clock }: Desk,
  arn: string,
  { act, what, words, requested }: Step,
  also: (tx: Tx, row: EmpanelmentRow) => Promise<void>,
): Promise<void> {
  const at = clock.now().toString();
  await db.transaction('system', async (tx) => {
    const row = await lockForm(tx, arn);
    if (row === null) throw refused(`There is no form of ${arn}.`);
    const status = afterAct(row.status, act);
    if (status === null) throw refused(`The form of ${arn} is ${row.status}: ${empanelmentTexts.notOpen}`);
    await updateForm(
      tx,
      { ...row, status, requested: requested ?? row.requested, version: row.version + 1 },
      at,
    );
    await insertEvent(tx, arn, { what, at, words });
    await also(tx, row);
  });
}

async function recordOf(desk: Desk, arn: string): Promise<ArnRecord> {
  const record = await lookUpRegister(desk, arn);
  if (record === null) throw refused(`The register has no ${arn}.`);
  return record;
}

function wordsOf(text: string): string {
  const words = text.trim().replace(/\s+/gu, ' ');
  if (words === '' || words.length > LONGEST_WORDS || /[\p{Cc}<>]/u.test(words)) {
    throw refused(`Write plain words, at most ${LONGEST_WORDS} characters.`);
  }
  return words;
}

export const takeUp = (desk: Desk, arn: string): Promise<void> =>
  move(desk, arn, { act: 'take-up', what: 'taken-up', words: '' }, async () => {});

const items: readonly string[] = [...formSteps, ...documentKinds];
const isItem = (text: string): text is EmpanelmentItem => items.includes(text);

/** Asks for some steps or papers again; nothing else of the form can be changed. */
export async function requestAgain(
  desk: Desk,
  arn: string,
  { wanted, text }: { readonly wanted: readonly string[]; readonly text: string },
): Promise<void> {
  const words = wordsOf(text);
  const unknown = wanted.find((item) => !isItem(item));
  if (unknown !== undefined || wanted.length === 0) {
    throw refused(`Name what is wanted, of: ${items.join(', ')}.`);
  }
  const record = await recordOf(desk, arn);
  const named = [...new Set(wanted)].filter(isItem);
  const requested = named.map((item) => ({ item, words, isDone: false }));
  const names = named.map((item) => ({ name: itemText(item, record.constitution), words }));
  const step = {
    act: 'request',
    what: 'requested',
    words: `${names.map(({ name }) => name).join(', ')}: ${words}`,
    requested,
  };
  await move(desk, arn, step as Step, (tx) =>
    notifyApplicant(desk, tx, record, { what: 'requested', items: names }),
  );
}

export async function turnDown(desk: Desk, arn: string, text: string): Promise<void> {
  const reason = wordsOf(text);
  const record = await recordOf(desk, arn);
  await move(desk, arn, { act: 'reject', what: 'rejected', words: reason }, (tx) =>
    notifyApplicant(desk, tx, record, { what: 'rejected', reason }),
  );
}

/** The ARN logs in at once. False when it was empanelled before: then nothing changes. */
export async function approve(desk: Desk, arn: string): Promise<boolean> {
  const { db, clock } = desk;
  const queries = oneStatement(db, 'system');
  if ((await findForm(queries, arn))?.status === 'empanelled') return false;
  const record = await recordOf(desk, arn);
  const eligibility = arnEligibility(record, await isMember(queries, arn), clock.today());
  if (eligibility !== 'open') throw refused(`${arn} cannot be empanelled: ${eligibility}.`);
  await move(desk, arn, { act: 'approve', what: 'empanelled', words: '' }, async (tx, { form }) => {
    await admit(tx, record, form, clock.today());
    await notifyApplicant(desk, tx, record, { what: 'empanelled' });
  });
  return true;
}
