/** A request for a second approval, from its making to its end. */
export const approvalStates = ['open', 'approved', 'declined', 'withdrawn', 'expired', 'void'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** How long a request waits for somebody. */
export const APPROVAL_HOURS = 24;

interface OpenRequest {
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
  /** The maker's own right is gone: the request is void. */
  | 'maker-gone'
  /** The subject is no longer as it was: the request is void. */
  | 'changed';

/**
 * Whether somebody may decide now. The maker never approves or declines, and only the maker withdraws; an approval holds
 * only for the subject as the maker saw it, and while the maker may still ask for it.
 */
export function decisionFault(
  request: OpenRequest,
  decision: Decision,
  by: {
    readonly id: string;
    readonly mayCheck: boolean;
    readonly makerMayRequest: boolean;
    readonly nowMs: number;
    /** Of the subject now; null where it is not known yet or cannot be changed any more. */
    readonly before: string | null;
  },
): DecisionFault | null {
  if (request.state !== 'open') return 'not-open';
  if (by.nowMs >= request.expiresAtMs) return 'expired';
  if (decision === 'withdraw') return by.id === request.maker ? null : 'others-request';
  if (by.id === request.maker) return 'own-request';
  if (!by.mayCheck) return 'no-right';
  if (decision === 'decline') return null;
  if (!by.makerMayRequest) return 'maker-gone';
  return by.before === request.before ? null : 'changed';
}
