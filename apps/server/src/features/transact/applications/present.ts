import { draftWire } from '@hub/contract/applications/draft-schema';
import { writeApplicationFacts } from '@hub/contract/applications/facts-schema';
import type { ApplicationLead, ApplicationReply } from '@hub/contract/calls/transact/transact-applications';
import { maskNumber } from '@hub/domain';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import { clientPanOf } from '@hub/domain/applications/check-people';
import type { ApplicationRow } from './application.repository.ts';

/** A week: long enough to find a passbook. */
export const SHARE_HOURS = 7 * 24;

export function leadOf(row: ApplicationRow, now: Temporal.Instant): ApplicationLead {
  const pan = clientPanOf(row.draft);
  const until = row.sharedUntil === null ? null : Temporal.Instant.from(row.sharedUntil);
  const shared = until !== null && Temporal.Instant.compare(until, now) > 0 ? until : null;
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    status: row.status,
    step: row.step,
    name: row.name,
    maskedPan: pan === '' ? null : maskNumber(pan),
    createdAt: row.createdAt,
    changedAt: row.changedAt,
    changedBy: row.changedBy,
    sharedAt: shared && `${shared.subtract({ hours: SHARE_HOURS })}`,
    sharedUntil: shared && `${shared}`,
    folioNo: row.status === 'sent' || row.status === 'opened' ? row.folioNo : null,
    confirmationId: row.confirmationId,
    sentBack: [...(row.sentBack ?? [])],
  };
}

const mask = (text: string): string => (text === '' ? '' : maskNumber(text));

/** What was sent is read, not typed: its numbers are masked. */
const maskedDraft = (draft: ApplicationDraft): ApplicationDraft => ({
  ...draft,
  holders: draft.holders.map((holder) => ({
    ...holder,
    pan: mask(holder.pan),
    fatca: {
      ...holder.fatca,
      residencies: holder.fatca.residencies.map((one) => ({ ...one, taxId: mask(one.taxId) })),
    },
  })),
  guardian: draft.guardian === null ? null : { ...draft.guardian, pan: mask(draft.guardian.pan) },
  bank: { ...draft.bank, account: mask(draft.bank.account) },
});

export const isEditable = ({ status }: Pick<ApplicationRow, 'status'>): boolean =>
  status === 'draft' || status === 'declined' || status === 'expired';

export const replyOf = (
  row: ApplicationRow,
  facts: ApplicationFacts,
  now: Temporal.Instant,
): ApplicationReply => ({
  ...leadOf(row, now),
  draft: draftWire(isEditable(row) ? row.draft : maskedDraft(row.draft)),
  facts: writeApplicationFacts(facts),
  now: `${now}`,
});
