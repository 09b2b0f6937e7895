/** What the transaction history can be narrowed to (Spec §4); `all` narrows nothing. */
export const historyFilters = ['all', 'Pending for confirmation', 'CONFIRMED', 'Link Expired'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

/** Spec §4. */
export const pendingStatuses = ['PENDING', 'CLOSED'] as const;

/** So long before it lapses, a link is about to: time enough to call the investor on the same day. */
export const LAPSING_HOURS = 12;

/** Who began an order: a distributor who is logged in, or one who came by the login before a transaction (S4-10). */
export const historyTypes = ['POSTLOGIN', 'PRELOGIN'] as const;
export type HistoryType = (typeof historyTypes)[number];
