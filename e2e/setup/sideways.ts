import { expect, type Page } from '@playwright/test';

/** Nothing is wider than the screen. On a phone `innerWidth` grows with what is too wide, so it is held to the device. */
export async function expectNoSideways(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
