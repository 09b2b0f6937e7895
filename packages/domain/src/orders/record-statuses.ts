/** What the transaction history can be narrowed to (Spec §4); `all` narrows nothing. */
export const historyFilters = ['all', 'Pending for confirmation', 'CONFIRMED', 'Link Expired'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

/** Spec §4. */
export const pendingStatuses = ['PENDING', 'CLOSED'] as const;
export type PendingStatus = (typeof pendingStatuses)[number];
