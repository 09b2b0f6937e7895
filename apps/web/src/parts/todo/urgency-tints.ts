/** How soon something waits to be done, as it looks beside its words. */
export const urgencyTints = {
  now: 'tint-danger danger',
  soon: 'tint-warning warning',
  calm: 'sunk soft',
} as const;
