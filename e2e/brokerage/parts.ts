import { expect, type Page } from '@playwright/test';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { isLong } from '../setup/long.ts';
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

/** A screen as it opens: axe looks at it in routes/axe.spec, in one of the colours; in both in the long run. */
export const lookAtOpened = (page: Page): Promise<void> => (isLong ? lookAt(page) : expectNoSideways(page));
