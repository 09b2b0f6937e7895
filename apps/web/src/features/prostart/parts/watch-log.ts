import type { RequestOf } from '@hub/contract';
import type { saveWatched } from '@hub/contract/calls/prostart/prostart';
import { COUNTED_AFTER_SECONDS } from '@hub/domain/prostart/watching';

const REPORT_EVERY_SECONDS = 15;
/** A player says several times a second where it is; a longer step is a jump it did not tell of. */
const LONGEST_STEP_SECONDS = 5;

type Watched = Pick<RequestOf<typeof saveWatched>, 'viewId' | 'second' | 'played'>;

interface WatchLogDeps {
  newId(): string;
  /** Once, when the view is one. */
  count(viewId: string): void;
  save(watched: Watched): void;
}

/** What one view of a video tells the server: that it was watched, and how far. */
export interface WatchLog {
  /** It plays, and stands there now. */
  play(second: number): void;
  /** Somebody moved it: what lies between was not played. */
  jump(second: number): void;
  /** It was paused, hidden or left, or is at its end: tells what is not told yet. */
  rest(): void;
}

export function createWatchLog({ newId, count, save }: WatchLogDeps): WatchLog {
  const viewId = newId();
  let at: number | null = null;
  let played = 0;
  let isCounted = false;
  let reported = { second: 0, played: 0 };
  const report = () => {
    const now = { second: Math.floor(at ?? 0), played: Math.floor(played) };
    if (now.played === 0 || (now.second === reported.second && now.played === reported.played)) return;
    reported = now;
    save({ viewId, ...now });
  };
  return {
    play(second) {
      const step = at === null ? 0 : second - at;
      at = second;
      if (step > 0 && step <= LONGEST_STEP_SECONDS) played += step;
      if (!isCounted && played >= COUNTED_AFTER_SECONDS) {
        isCounted = true;
        count(viewId);
      }
      if (played - reported.played >= REPORT_EVERY_SECONDS) report();
    },
    jump(second) {
      at = second;
    },
    rest: report,
  };
}
