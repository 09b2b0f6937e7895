import { createStore } from '../../lib/store/store.ts';

/** The cut-off that comes next, as the server said it. The frame keeps it; the header shows it. */
export const comingCutOff = createStore<{ readonly navDate: string; readonly until: string } | null>(null);
