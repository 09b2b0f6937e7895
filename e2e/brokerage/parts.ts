import { expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { expectNoSideways } from '../setup/sideways.ts';

export const payout = '/distributor/brokerage-report-payout';
export const report = `${payout}/brokerage-report`;
export const rateCard = `${payout}/rate-card`;

/** Axe and the width, in both colours, once all is read. */
export async function lookAt(page: Page): Promise<void> {
  await expect(
    page.locator('main[data-route-id] [role="status"]', { hasText: /^(Loading|Reading|Looking)/ }),
  ).toHaveCount(0);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoSideways(page);
}
