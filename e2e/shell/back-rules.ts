import { expect, type Page } from '@playwright/test';
import { edit, field } from '../profile/parts.ts';
import { moveTo } from '../session/parts.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import type { Host } from '../wire/platform.ts';
import { openFooter, screen } from './parts.ts';

/** Logs in and answers how one goes back there. */
type SignIn = (page: Page) => Promise<() => Promise<unknown>>;

/** Until the page itself is there: a form that one only began to leave is still open when one goes back. */
async function goToNav(page: Page): Promise<void> {
  // By key: the rows of a list that still grows push the footer away from under a pointer.
  await (await openFooter(page)).getByRole('link', { name: 'NAV' }).press('Enter');
  await expect(screen(page, 'nav').getByRole('heading', { level: 1 })).toHaveText('NAV');
}

/** Spec §4, back navigation, on a form that keeps a draft; the same on the web and in the app. */
export function backRules({ storedNames }: Pick<Host, 'storedNames'>, signIn: SignIn): void {
  test('back returns to the page whose form was left half filled in, as long as it is, and else to the dashboard, wherever one came from [S4-61] [S4-62]', async ({
    page,
  }) => {
    const back = await signIn(page);
    const atDashboard = async () => {
      await expect(page).toHaveURL(`${appUrl()}/distributor/dashboard`);
      await expect(screen(page, 'dashboard')).toBeVisible();
    };
    await test.step('to the dashboard when no page is stored', async () => {
      await moveTo(page, '/distributor/notifications');
      await expect(screen(page, 'notifications')).toBeVisible();
      await goToNav(page);
      await back();
      await atDashboard();
    });

    await test.step('to the page whose form was left half filled in', async () => {
      await moveTo(page, '/distributor/profile');
      await edit(page);
      await field(page, 'City').fill('Ernakulam');
      await expect.poll(() => storedNames(page)).toContain('hub.drafts');
      await goToNav(page);
      await back();
      await expect(page).toHaveURL(`${appUrl()}/distributor/profile`);
      await expect(field(page, 'City')).toHaveValue('Ernakulam');
    });

    await test.step('to the dashboard when the form was begun again', async () => {
      await page.getByRole('button', { name: 'Start again' }).click();
      await goToNav(page);
      await back();
      await atDashboard();
    });
  });
}
