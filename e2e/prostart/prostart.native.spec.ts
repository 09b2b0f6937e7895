import { expect } from '@playwright/test';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { screen, tabs } from '../shell/parts.ts';
import { ownVideo, player, secondOf } from './parts.ts';

test('in the app a video is opened from the tab, left by the back button of the phone, and goes on there', {
  tag: '@long',
}, async ({ page }) => {
  const { title } = await ownVideo(0);
  const phone = await openAppAs(page, 'nonIfa');
  await tabs(page).getByRole('link', { name: 'Prostart' }).click();
  const main = screen(page, 'prostart');
  const newest = main.getByRole('region', { name: 'Newest', exact: true });
  await newest.getByRole('link', { name: title }).click();
  await expect(player(page)).toBeVisible();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(4);
  const left = await secondOf(page);
  await phone.backButton();
  const started = main.getByRole('region', { name: 'Continue watching', exact: true });
  await started.getByRole('link', { name: title }).click();
  await expect(main.getByText(/^Continued from \d+:\d\d/)).toBeVisible();
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(Math.floor(left));
});
