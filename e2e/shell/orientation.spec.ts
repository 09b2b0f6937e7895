import { expect } from '@playwright/test';
import { test } from '../setup/signed-in.ts';
import { screen, toast } from './parts.ts';

test('a browser that cannot tell the orientation is told, and the page works on [S8-21]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/login/');
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (query.includes('orientation')) throw new Error('no orientation on this device');
      return real(query);
    };
  });
  await page.reload();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(screen(page, 'dashboard')).toBeVisible();
  await expect(toast(page, 'error in orientation detection')).toBeVisible();
  await expect(toast(page, 'error in orientation detection')).toHaveAttribute('data-style', 'error');
});
