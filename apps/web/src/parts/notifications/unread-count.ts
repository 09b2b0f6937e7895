import { createStore } from '../../lib/store/store.ts';

/** How many notifications are unread. The notifications feature sets it; the shell shows it. */
export const unreadCount = createStore(0);
