import type { DayNumber } from '@hub/domain';

/* Figures of the demo's rows as a statement takes them. */

export const isoDay = (day: DayNumber | null): string | null =>
  day === null ? null : new Date(day * 86_400_000).toISOString().slice(0, 10);
