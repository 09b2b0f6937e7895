import type { UserType } from '../access/visitor.ts';

/** The three logins of Spec §2: the asset manager's distributor, its employee, the independent distributor. */
export const loginKinds = ['distributor', 'employee', 'independent'] as const;
export type LoginKind = (typeof loginKinds)[number];

/**
 * Which of the three an ARN record belongs to; exactly one. IFA_USER is the independent one by its name; whoever is
 * not, and an internal team, works under the asset manager.
 */
export function loginKindOf(record: {
  readonly type: UserType;
  readonly isEmployee: boolean;
  readonly internalTeam: boolean;
}): LoginKind {
  if (record.isEmployee) return 'employee';
  return record.type === 'IFA_USER' && !record.internalTeam ? 'independent' : 'distributor';
}
