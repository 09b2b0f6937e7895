import type { Timers } from '../../lib/time/timers.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
const GROWTH = 1.5;

export interface NewsWatch {
  readonly timers: Pick<Timers, 'after'>;
  readonly isVisible: () => boolean;
  /** Calls back when the page is seen again and when it no longer is. */
  readonly onVisibility: (listener: () => void) => () => void;
  /** Reads again; answers whether something is new. */
  readonly request: () => Promise<boolean>;
}

/** Asks every 5 seconds, less often while nothing is new, and not at all while nobody can see it. */
export function watchForNews({ timers, isVisible, onVisibility, request }: NewsWatch): () => void {
  let pause = FIRST_PAUSE_MS;
  let isOver = false;
  let isRequesting = false;
  let cancel = () => {};
  const look = async () => {
    if (isOver || isRequesting || !isVisible()) return;
    isRequesting = true;
    const isNew = await request().catch(() => false);
    isRequesting = false;
    if (isOver) return;
    pause = isNew ? FIRST_PAUSE_MS : Math.min(pause * GROWTH, LONGEST_PAUSE_MS);
    cancel();
    cancel = timers.after(pause, () => void look());
  };
  const ignore = onVisibility(() => {
    if (!isVisible()) return;
    pause = FIRST_PAUSE_MS;
    cancel();
    void look();
  });
  cancel = timers.after(pause, () => void look());
  return () => {
    isOver = true;
    cancel();
    ignore();
  };
}
