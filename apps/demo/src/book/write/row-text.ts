import type { DayNumber } from '@hub/domain';
import { isoDay } from '../../../../server/src/features/book/book.public.ts';

/** A day of the demo's rows as a statement takes it. */
export const isoDayOrNull = (day: DayNumber | null): string | null => (day === null ? null : isoDay(day));
