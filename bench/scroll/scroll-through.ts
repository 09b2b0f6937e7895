import type { CDPSession } from '@playwright/test';

/** Down by that many pixels at that many a second, as a finger or a wheel without notches goes; minus is up. */
type Move = readonly [pixels: number, pixelsPerSecond: number];

async function move(cdp: CDPSession, moves: readonly Move[]): Promise<void> {
  for (const [pixels, speed] of moves) {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 400,
      y: 400,
      yDistance: -pixels,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}

export const ways = {
  /** Looking for a name: some fifteen rows a second. */
  reading: [
    [4000, 1000],
    [-1500, 1000],
  ],
  /** Through the list page by page. */
  leafing: [
    [16_000, 4000],
    [-6000, 4000],
  ],
  /** One long fling after the other, faster than anything can be read. */
  flinging: [
    [20_000, 8000],
    [60_000, 20_000],
    [-10_000, 8000],
  ],
} as const satisfies Record<string, readonly Move[]>;
export type Way = keyof typeof ways;

export const scrollThrough = (cdp: CDPSession, way: Way): Promise<void> => move(cdp, ways[way]);
