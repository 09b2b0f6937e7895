/** The two lists of orders: what differs is where they begin. */
import { Page as History } from './history-page.tsx';
import { Page as Pending } from './pending-page.tsx';

export const recordPages = { history: History, pending: Pending } as const;
