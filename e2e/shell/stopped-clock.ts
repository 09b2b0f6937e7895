import type { Page } from '@playwright/test';

/**
 * Stops the page's clock, so that time passes only where a test says so. Before the page is opened,
 * `page.clock.install()` must have been called.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
