import { expect } from '@playwright/test';
import type { ToastStyle } from '../../apps/web/src/lib/store/toaster.ts';
import { openLab } from '../lab/open-lab.ts';
import { test } from '../setup/test.ts';
import { toast } from './parts.ts';

/** All of them and no other: the type checker refuses a missing one and a fourth. */
const roles: Readonly<Record<ToastStyle, 'alert' | 'status'>> = {
  error: 'alert',
  success: 'status',
  normal: 'status',
};

test('toasts have three styles, error, success and normal, each told apart by look and icon [S8-26]', async ({
  page,
}) => {
  const lab = await openLab(page);
  const styles = Object.keys(roles) as ToastStyle[];
  for (const style of styles) await lab.toast(style, `A ${style} message`);
  const looks: string[] = [];
  const icons: string[] = [];
  for (const style of styles) {
    const shown = toast(page, `A ${style} message`);
    await expect(shown).toBeVisible();
    await expect(shown).toHaveAttribute('data-style', style);
    await expect(shown).toHaveRole(roles[style]);
    const icon = shown.locator('svg').first();
    icons.push(await icon.innerHTML());
    looks.push(await icon.evaluate((svg) => getComputedStyle(svg).color));
  }
  await expect(page.locator('[data-style]')).toHaveCount(3);
  expect(new Set(looks).size).toBe(3);
  expect(new Set(icons).size).toBe(3);
});
