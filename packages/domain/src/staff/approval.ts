/** A request for a second approval, from its making to its end. */
export const approvalStates = ['open', 'approved', 'declined', 'withdrawn', 'expired', 'void'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** How long a request waits for somebody. */
export const APPROVAL_HOURS = 24;

export interface OpenRequest {
  readonly state: ApprovalState;
  readonly maker: string;
  /** Epoch milliseconds. */
  readonly expiresAtMs: number;
  /** Of what the act would change, as it was when it was asked for. */
  readonly before: string;
}

export type Decision = 'approve' | 'decline' | 'withdraw';

export type DecisionFault =
  | 'not-open'
  | 'expired'
  | 'own-request'
  | 'others-request'
  | 'no-right'
  /** The subject is no longer as it was: the request is void. */
  | 'changed';

/**
 * Whether somebody may decide now. The maker never approves or declines, and only the maker withdraws; an approval holds
 * only for the subject as the maker saw it.
 */
export function decisionFault(
  request: OpenRequest,
  decision: Decision,
  by: { readonly id: string; readonly mayCheck: boolean; readonly nowMs: number; readonly before: string },
): DecisionFault | null {
  if (request.state !== 'open') return 'not-open';
  if (by.nowMs >= request.expiresAtMs) return 'expired';
  if (decision === 'withdraw') return by.id === request.maker ? null : 'others-request';
  if (by.id === request.maker) return 'own-request';
  if (!by.mayCheck) return 'no-right';
  return decision === 'approve' && by.before !== request.before ? 'changed' : null;
}
