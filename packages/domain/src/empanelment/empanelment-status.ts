import {
  type Constitution,
  type DocumentKind,
  documentKinds,
  documentsOf,
  type FormStep,
  stepsOf,
} from './constitution.ts';
import type { EmpanelmentForm } from './empanelment-form.ts';

/** Decision S7-39. */
export const empanelmentStatuses = [
  'draft',
  'submitted',
  'under-review',
  'need-info',
  'rejected',
  'empanelled',
] as const;
export type EmpanelmentStatus = (typeof empanelmentStatuses)[number];

export const empanelmentActs = ['submit', 'take-up', 'request', 'reject', 'approve'] as const;
export type EmpanelmentAct = (typeof empanelmentActs)[number];

const moves: Readonly<
  Record<EmpanelmentAct, { readonly from: readonly EmpanelmentStatus[]; readonly to: EmpanelmentStatus }>
> = {
  submit: { from: ['draft', 'need-info'], to: 'submitted' },
  'take-up': { from: ['submitted'], to: 'under-review' },
  // Whoever was turned down may be asked for what was wrong, and goes on.
  request: { from: ['submitted', 'under-review', 'rejected'], to: 'need-info' },
  reject: { from: ['submitted', 'under-review', 'need-info'], to: 'rejected' },
  approve: { from: ['submitted', 'under-review'], to: 'empanelled' },
};

/** Null where the act is not possible. */
export const afterAct = (status: EmpanelmentStatus, act: EmpanelmentAct): EmpanelmentStatus | null =>
  moves[act].from.includes(status) ? moves[act].to : null;

/** A step of the form, or a paper. */
export type EmpanelmentItem = FormStep | DocumentKind;

/** What was asked for again, in the words of who asked. */
export interface RequestedItem {
  readonly item: EmpanelmentItem;
  readonly words: string;
  readonly isDone: boolean;
}

interface EmpanelmentState {
  readonly status: EmpanelmentStatus;
  readonly constitution: Constitution;
  readonly form: EmpanelmentForm;
  readonly documents: readonly DocumentKind[];
  readonly requested: readonly RequestedItem[];
}

interface Wanting {
  readonly constitution: Constitution;
  readonly form: { readonly tax?: { readonly isRegistered: boolean } | undefined };
  readonly requested: readonly { readonly item: EmpanelmentItem }[];
}

/** What its constitution and its GSTIN want, and what was asked for besides. */
export function wantedDocuments({ constitution, form, requested }: Wanting): readonly DocumentKind[] {
  const own = documentsOf(constitution, form.tax?.isRegistered === true);
  return documentKinds.filter((kind) => own.includes(kind) || requested.some(({ item }) => item === kind));
}

/** Before it is sent all of it may change; after that only what was asked for. */
export function mayChange(
  { status, constitution, requested }: EmpanelmentState,
  item: EmpanelmentItem,
): boolean {
  if (status === 'need-info') return requested.some((one) => one.item === item);
  if (status !== 'draft') return false;
  const items: readonly EmpanelmentItem[] = [...stepsOf(constitution), ...documentsOf(constitution, true)];
  return items.includes(item);
}

/** What must still come before it can be sent. */
export function missingItems(eligibility: EmpanelmentState): readonly EmpanelmentItem[] {
  const { constitution, form, documents, requested } = eligibility;
  const open = requested.filter(({ isDone }) => !isDone).map(({ item }) => item);
  const never: readonly EmpanelmentItem[] = [
    ...stepsOf(constitution).filter((step) => form[step] === undefined),
    ...wantedDocuments(eligibility).filter((kind) => !documents.includes(kind)),
  ];
  return [...new Set([...never, ...open])];
}
