import { dayText, groupIndian } from '@hub/domain';
import type { HubList } from '../calls/queries.ts';

/** Within a year the day and the month say enough. */
export const shortDay = (day: string): string => dayText(day).slice(0, -'-YYYY'.length);

/** `3 more than on 10-Nov`; null when nothing changed, or nobody counted a week ago. */
export function changeText({ rows, before }: Pick<HubList, 'rows' | 'before'>): string | null {
  if (before === null) return null;
  const more = rows - before.rows;
  if (more === 0) return null;
  return `${groupIndian(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than on ${shortDay(before.on)}`;
}
