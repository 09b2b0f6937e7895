import type { CDPSession, Page } from '@playwright/test';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A wheel as a person turns it: notch after notch, down and a little back up. */
async function wheel(page: Page): Promise<void> {
  for (let notch = 0; notch < 60; notch++) {
    await page.mouse.wheel(0, notch % 20 < 15 ? 120 : -120);
    await pause(40);
  }
}

/** One long fling after the other, faster than anything can be read. */
async function fling(cdp: CDPSession): Promise<void> {
  for (const [yDistance, speed] of [
    [-20_000, 8000],
    [-60_000, 20_000],
    [10_000, 8000],
  ] as const) {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 400,
      y: 400,
      yDistance,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}

/** The scrollbar dragged to far places, with a look at each. */
async function drag(page: Page): Promise<void> {
  const places = [0.5, 0.1, 0.9, 0.33, 0.99, 0.01, 0.66, 1, 0];
  for (const place of places) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), place);
    await pause(400);
  }
}

export const ways = {
  wheel: (page: Page) => wheel(page),
  fling: (_: Page, cdp: CDPSession) => fling(cdp),
  drag: (page: Page) => drag(page),
} as const;
export type Way = keyof typeof ways;
