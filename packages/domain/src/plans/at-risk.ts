/** Handbook §1.2: one more bounce and the plan ends by itself; that is the client to ring up about. */
export const isAtRisk = (plan: {
  readonly status: string;
  readonly bouncesInRow: number;
  readonly bounceLimit: number;
}): boolean => plan.status === 'running' && plan.bouncesInRow >= plan.bounceLimit - 1;
