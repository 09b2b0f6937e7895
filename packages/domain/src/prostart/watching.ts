/** The player's fastest speed: so many seconds of a video can be played in one. */
export const FASTEST_SPEED = 2;

/** A view is counted when the video has been playing for so long, so that a wrong tap is none. */
export const COUNTED_AFTER_SECONDS = 3;

/** What was published, or watched, within so many days is new, or trending. */
export const RECENT_DAYS = 30;

/** The first of the days that count as recent; the day itself is the last. */
export const recentFrom = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.subtract({ days: RECENT_DAYS - 1 });

/**
 * How many seconds of a view count as played: what the player says, but no more than the video has, nor than can be
 * played in the time since the view began.
 */
export function playedInView({
  reported,
  secondsPassed,
  length,
}: {
  readonly reported: number;
  readonly secondsPassed: number;
  readonly length: number;
}): number {
  const possible = Math.floor(Math.max(0, secondsPassed) * FASTEST_SPEED);
  return Math.max(0, Math.min(reported, possible, length));
}

/** Nine tenths of it were played, and nine tenths from its start were reached: nobody has to sit through the credits. */
export const isWatchFinished = ({
  played,
  furthest,
  length,
}: {
  readonly played: number;
  readonly furthest: number;
  readonly length: number;
}): boolean => Math.min(played, furthest) * 10 >= length * 9;
