import { type ContactChangeKind, contactChangeKinds } from '../orders/terms/flow-steps.ts';

/** A mobile number, an e-mail address, or both with one link. */
interface RequestedChange {
  readonly kind: ContactChangeKind;
  readonly value: string;
  /** The other one of the two, changed with it. */
  readonly also?: string | undefined;
}

export interface ContactPart {
  readonly kind: ContactChangeKind;
  readonly value: string;
}

export const otherKind = (kind: ContactChangeKind): ContactChangeKind =>
  kind === 'CHANGEMOBILE' ? 'CHANGEEMAIL' : 'CHANGEMOBILE';

/** What is changed, the mobile number first. */
export function contactParts({ kind, value, also }: RequestedChange): readonly ContactPart[] {
  return contactChangeKinds.flatMap((one) => {
    const changed = one === kind ? value : also;
    return changed === undefined ? [] : [{ kind: one, value: changed }];
  });
}

/**
 * Which registered contacts a change is confirmed with, beside the new ones: those that change; where one of them is
 * lost, the other registered one in its place. The code goes to a contact registered in the folio (handbook §1.6), so
 * there is no online way when none is left: null.
 */
export function confirmingContacts(
  changed: readonly ContactChangeKind[],
  registered: readonly ContactChangeKind[],
  lost: ContactChangeKind | null,
): readonly ContactChangeKind[] | null {
  const left = registered.filter((kind) => kind !== lost);
  const own = changed.filter((kind) => left.includes(kind));
  const confirming = own.length > 0 ? own : left;
  return confirming.length > 0 ? confirming : null;
}
