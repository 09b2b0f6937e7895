import type { SentStatement } from '@hub/contract/calls/statements/statements';

/** Which statement, and of whom. */
export interface RequestedStatement extends SentStatement {
  readonly investorId: string;
  readonly folioNo?: string | undefined;
}
