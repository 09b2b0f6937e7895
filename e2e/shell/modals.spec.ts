import { expect, type Page, test } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
import { noInternet } from './parts.ts';

// No screen of this build opens a dialog on the web: the lab mounts the app's own.
const question = { title: 'Leave this page?', text: 'What you entered is lost.', buttons: ['Stay', 'Leave'] };
const dialogs = (page: Page) => page.getByRole('dialog');

test('Escape does not close a dialog; its own buttons do [S2-82]', async ({ page }) => {
  const lab = await openLab(page);
  await lab.openModal(question);
  await expect(dialogs(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay' }).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toBeVisible();
  expect(await lab.pressed()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialogs(page)).toHaveCount(0);
  expect(await lab.pressed()).toEqual(['Stay']);
});

test('a click beside a dialog does not close it, nor does it reach the page behind [S2-83]', async ({
  page,
}) => {
  const lab = await openLab(page);
  await page.getByRole('button', { name: 'Behind' }).evaluate((button) => {
    button.addEventListener('click', () => document.body.setAttribute('data-clicked', ''));
  });
  const behind = await page.getByRole('button', { name: 'Behind' }).boundingBox();
  await lab.openModal(question);
  await expect(dialogs(page)).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const [x, y] of [
    [2, 2],
    [width - 2, height - 2],
    [(behind?.x ?? 0) + 3, (behind?.y ?? 0) + 3],
  ] as const) {
    await page.mouse.click(x, y);
  }
  await expect(dialogs(page)).toBeVisible();
  expect(await lab.pressed()).toEqual([]);
  await expect(page.locator('body')).not.toHaveAttribute('data-clicked');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(dialogs(page)).toHaveCount(0);
});

test('the no-internet screen closes every open dialog, and they stay closed after it [S2-72]', async ({
  page,
}) => {
  const lab = await openLab(page);
  await lab.openModal(question);
  await lab.openModal({ title: 'Second', text: 'Over the first.', buttons: ['Done'], closable: false });
  await expect(dialogs(page)).toHaveCount(2);
  await page.context().setOffline(true);
  await expect(noInternet(page)).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(noInternet(page)).toHaveCount(0);
  await expect(dialogs(page)).toHaveCount(0);
});
