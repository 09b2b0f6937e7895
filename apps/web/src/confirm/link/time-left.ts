import { clockText } from '../../ui/date/countdown.ts';

const hour = 3600;

/** `2 days 3 h`, `23 h 41 min`, `41 min`; under ten minutes `9:07 min`. */
export function timeLeftText(seconds: number): string {
  if (seconds < 600) return `${clockText(seconds)} min`;
  const days = Math.floor(seconds / (24 * hour));
  const hours = Math.floor((seconds % (24 * hour)) / hour);
  const minutes = Math.floor((seconds % hour) / 60);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'}${hours > 0 ? ` ${hours} h` : ''}`;
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}

/** How far the server's clock is ahead of this device's, in milliseconds. Phones are often wrong. */
export const clockAhead = (serverNow: string): number => Date.parse(serverNow) - Date.now();
