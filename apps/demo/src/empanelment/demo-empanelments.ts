import { documentsOf } from '@hub/domain/empanelment/constitution';
import type { EmpanelmentForm } from '@hub/domain/empanelment/empanelment-form';
import type { EmpanelmentStatus, RequestedItem } from '@hub/domain/empanelment/empanelment-status';
import type { Database, Tx } from '../../../server/src/db/database.ts';
import {
  admit,
  type EmpanelmentEvent,
  insertDocument,
  insertEvent,
  insertForm,
  updateForm,
} from '../../../server/src/features/empanelment/empanelment.public.ts';
import type { ArnRecord } from '../../../server/src/ports/arn-registry/arn-registry.ts';
import { demoRecord } from '../ports/arn-registry/demo-arns.ts';

interface DemoForm {
  readonly arn: string;
  readonly status: EmpanelmentStatus;
  readonly reference: string | null;
  readonly requested?: readonly RequestedItem[];
  /** How many days ago, what, and in which words. */
  readonly events: readonly (readonly [daysAgo: number, what: EmpanelmentEvent['what'], words?: string])[];
}

const chequeWords = 'Your name is not printed on the cheque. Send one with your name, or a bank statement.';
const notAccepted = 'The name on the PAN card is not the name of the ARN.';

const demoForms: readonly DemoForm[] = [
  { arn: 'ARN-200005', status: 'draft', reference: null, events: [[2, 'started']] },
  {
    arn: 'ARN-200006',
    status: 'under-review',
    reference: 'E-6REVIEW0',
    events: [
      [3, 'started'],
      [2, 'submitted'],
      [1, 'taken-up'],
    ],
  },
  {
    arn: 'ARN-200007',
    status: 'need-info',
    reference: 'E-7NEEDS00',
    requested: [{ item: 'cheque', words: chequeWords, isDone: false }],
    events: [
      [6, 'started'],
      [5, 'submitted'],
      [4, 'taken-up'],
      [1, 'requested', `Cancelled cheque: ${chequeWords}`],
    ],
  },
  {
    arn: 'ARN-200008',
    status: 'rejected',
    reference: 'E-8REFVSED',
    events: [
      [20, 'started'],
      [19, 'submitted'],
      [18, 'taken-up'],
      [17, 'rejected', notAccepted],
    ],
  },
  {
    arn: 'ARN-200009',
    status: 'empanelled',
    reference: 'E-9ADM1TTD',
    events: [
      [4, 'started'],
      [3, 'submitted'],
      [1, 'taken-up'],
      [0, 'empanelled'],
    ],
  },
];

/** At 10:20 of the day, and each further step a while later. */
const momentOf = (today: Temporal.PlainDate, daysAgo: number, no: number): string =>
  today
    .subtract({ days: daysAgo })
    .toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: '00:20' })
    .add({ minutes: 7 * no })
    .toInstant()
    .toString();

/** A form as its owner would have filled it in; of a draft the first steps. */
function formOf({ pan, birthDate, euins, arn }: ArnRecord, isDraft: boolean): EmpanelmentForm {
  const first: EmpanelmentForm = {
    details: { pan, birthDate, contactPerson: '' },
    tax: { isRegistered: false, gstin: '' },
  };
  if (isDraft) return first;
  return {
    ...first,
    euins: euins.slice(0, 1).map(({ euin }) => euin),
    bank: { ifsc: 'BARB0VJKOER', account: `50190${arn.slice(4)}`, accountType: 'savings' },
    nominee: { name: 'Nominee of the demo', relation: '20', birthDate: '1990-01-01', guardian: '' },
  };
}

async function makeForm(tx: Tx, demo: DemoForm, today: Temporal.PlainDate): Promise<void> {
  const { arn, status, reference, requested = [], events } = demo;
  const record = demoRecord(arn, today);
  if (record === null) throw new Error(`The demo has no ${arn}`);
  const at = momentOf(today, events[0]?.[0] ?? 0, 0);
  if (!(await insertForm(tx, { ...record, at }))) return;
  const isDraft = status === 'draft';
  const form = formOf(record, isDraft);
  const { constitution, name } = record;
  const changedAt = momentOf(today, events.at(-1)?.[0] ?? 0, events.length - 1);
  await updateForm(
    tx,
    {
      arn,
      version: events.length,
      status,
      constitution,
      name,
      form,
      requested,
      reference,
      signature: null,
      changedAt,
    },
    changedAt,
  );
  for (const [no, [daysAgo, what, words = '']] of events.entries()) {
    await insertEvent(tx, arn, { what, at: momentOf(today, daysAgo, no), words });
  }
  if (isDraft) return;
  // The papers are named and not drawn: nobody but the desk opens them.
  for (const kind of documentsOf(constitution, false)) {
    const id = `demo-${arn.toLowerCase()}-${kind}`;
    await insertDocument(tx, arn, {
      kind,
      id,
      ...(kind === 'photo'
        ? { name: 'photo.jpg', contentType: 'image/jpeg' }
        : { name: `${kind}.pdf`, contentType: 'application/pdf' }),
      bytes: 48_200,
      at,
    });
  }
  if (status === 'empanelled') await admit(tx, record, form, today);
}

/** Forms in every state, once. */
export const makeDemoEmpanelments = (db: Database, today: Temporal.PlainDate): Promise<void> =>
  db.transaction('system', async (tx) => {
    for (const demo of demoForms) await makeForm(tx, demo, today);
  });
