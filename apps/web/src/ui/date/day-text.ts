import { formatDate } from '@hub/domain';

/** `2026-11-13` as `13-Nov-2026`. */
export const dayText = (day: string): string => formatDate(Temporal.PlainDate.from(day));
