type CutOffUrgency = 'calm' | 'soon' | 'last';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How pressing a cut-off is, so many seconds before it; null while it is further ahead than half a day, or over. */
export function cutOffUrgency(secondsLeft: number): CutOffUrgency | null {
  if (secondsLeft <= 0 || secondsLeft > 12 * HOUR) return null;
  if (secondsLeft < 10 * MINUTE) return 'last';
  return secondsLeft < HOUR ? 'soon' : 'calm';
}
