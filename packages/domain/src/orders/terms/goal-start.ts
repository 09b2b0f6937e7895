const form = /^goal~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** What an order says that it was begun from, where that is a goal. */
export const goalStart = (goalId: string): string => `goal~${goalId}`;

/** The goal that an order was begun from; null for any other beginning. */
export const goalOfStart = (begunFrom: string | undefined): string | null =>
  form.exec(begunFrom ?? '')?.[1] ?? null;
