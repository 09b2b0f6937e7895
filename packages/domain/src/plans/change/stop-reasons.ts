/** Why a plan is stopped, as its form asks. */
export const stopReasons = [
  'money-needed',
  'income-changed',
  'goal-reached',
  'other-scheme',
  'performance',
  'other',
] as const;
export type StopReason = (typeof stopReasons)[number];
