import { dayText, groupIndian } from '@hub/domain';
import type { HubList } from '../calls/queries.ts';

/** Within a year the day and the month say enough. */
const shortDay = (day: string): string => dayText(day).slice(0, -'-YYYY'.length);

/** `3 more than on 10-Nov`; null when nobody counted a week ago. */
export function changeText({ rows, before }: Pick<HubList, 'rows' | 'before'>): string | null {
  if (before === null) return null;
  const on = shortDay(before.on);
  const more = rows - before.rows;
  if (more === 0) return `as many as on ${on}`;
  return `${groupIndian(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than on ${on}`;
}
