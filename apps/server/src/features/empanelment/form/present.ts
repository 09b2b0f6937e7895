import type { BrokerDetail } from '@hub/contract/calls/empanelment/empanelment';
import { maskContact, maskNumber } from '@hub/domain';
import { gstStateName } from '@hub/domain/brokerage/tax/gst-states';
import { documentKinds, formSteps, stepsOf } from '@hub/domain/empanelment/constitution';
import {
  type EmpanelmentItem,
  mayChange,
  missingItems,
  wantedDocuments,
} from '@hub/domain/empanelment/empanelment-status';
import type { Queries } from '../../../db/queries.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';
import { findBranch } from '../../reference/reference.public.ts';
import {
  type DocumentRow,
  type EmpanelmentRow,
  findDocuments,
  findForm,
} from '../pass/empanelment.repository.ts';
import type { Opened } from '../pass/pass.ts';

export type Form = Pick<EmpanelmentRow, 'version' | 'status' | 'form' | 'requested'>;

/** Before anything is saved. */
export const noForm: Form = { version: 0, status: 'draft', form: {}, requested: [] };

const masked = (contact: string | null): string | null => contact && maskContact(contact);

/** PAN and contacts masked: who they belong to knows them. */
const recordOf = (record: ArnRecord, today: Temporal.PlainDate): BrokerDetail['record'] => ({
  arn: record.arn,
  name: record.name,
  constitution: record.constitution,
  maskedPan: maskNumber(record.pan),
  maskedMobile: masked(record.mobile),
  maskedEmail: masked(record.email),
  address: record.address,
  state: gstStateName(record.gstState) ?? '',
  gstState: record.gstState,
  validFrom: record.validFrom,
  validTo: record.validTo,
  euins: record.euins.map(({ euin, name, validTo }) => ({
    euin,
    name,
    validTo,
    isExpired: validTo < today.toString(),
  })),
});

export const eligibilityOf = (record: ArnRecord, form: Form, documents: readonly DocumentRow[]) => ({
  ...form,
  constitution: record.constitution,
  documents: documents.map(({ kind }) => kind),
});

const items: readonly EmpanelmentItem[] = [...formSteps, ...documentKinds];

/** The record and the form, as its owner sees them. */
export async function presentForm(
  queries: Queries,
  { arn, record, eligibility }: Opened,
  today: Temporal.PlainDate,
): Promise<BrokerDetail> {
  const form = (await findForm(queries, arn)) ?? noForm;
  const found = await findDocuments(queries, arn);
  const ifsc = form.form.bank?.ifsc;
  const [branch] = ifsc === undefined ? [] : await findBranch(queries, ifsc);
  const whole = eligibilityOf(record, form, found);
  const wanted = wantedDocuments(whole);
  return {
    record: recordOf(record, today),
    status: form.status,
    version: form.version,
    form: form.form as BrokerDetail['form'],
    steps: [...stepsOf(record.constitution)],
    documents: documentKinds.flatMap((kind) => {
      const file = found.find((one) => one.kind === kind);
      if (file) return { kind, file: { name: file.name, bytes: file.bytes, at: file.at } };
      return wanted.includes(kind) ? { kind, file: null } : [];
    }),
    open: eligibility === 'open' ? items.filter((item) => mayChange(whole, item)) : [],
    missing: [...missingItems(whole)],
    requested: [...form.requested],
    branch: branch === undefined ? null : { bank: branch.bank, branch: branch.branch, city: branch.city },
  };
}
