import type { Page } from '@playwright/test';

/** Turns the wheel over the middle of the page, downwards, and tells how far the page is scrolled then. */
export async function turnWheel(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  // The event comes before the scrolling it causes, which the second frame after it has begun.
  await page.evaluate(() => {
    const state = window as unknown as { turned: Promise<void> };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    state.turned = new Promise<void>((resolve) => {
      const heard = () =>
        frame()
          .then(frame)
          .then(frame)
          .then(() => resolve());
      window.addEventListener('wheel', heard, { once: true, passive: true });
    });
  });
  await page.mouse.wheel(0, 200);
  return page.evaluate(async () => {
    await (window as unknown as { turned: Promise<void> }).turned;
    return window.scrollY;
  });
}
