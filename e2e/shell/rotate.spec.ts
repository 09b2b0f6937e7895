import { expect } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { rotateOverlay, screen } from './parts.ts';

const size = (width: number, height: number) => ({ width, height });

test.describe('on a device that is touched', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the overlay asks to turn a small device in landscape: 575 px yes, 576 px no, and never in portrait [S2-78] [S2-79]', async ({
    page,
  }) => {
    await page.goto(`${hubUrl()}/login/`);
    await expect(screen(page, 'login')).toBeVisible();
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    for (const [viewport, shown] of [
      [size(900, 575), true],
      [size(900, 576), false],
      [size(575, 500), true],
      [size(576, 575), true],
      [size(577, 576), false],
      [size(1200, 576), false],
      [size(640, 360), true],
    ] as const) {
      await page.setViewportSize(viewport);
      const { width, height } = viewport;
      await expect(rotateOverlay(page), `${width} x ${height}`).toHaveCount(shown ? 1 : 0);
      if (shown) await expect(rotateOverlay(page)).toBeInViewport({ ratio: 1 });
    }
    for (const portrait of [
      size(320, 568),
      size(390, 844),
      size(574, 575),
      size(575, 576),
      size(800, 1200),
    ]) {
      // Turned before, so that it must go and not merely stay away.
      await page.setViewportSize(size(640, 360));
      await expect(rotateOverlay(page)).toBeVisible();
      await page.setViewportSize(portrait);
      await expect(rotateOverlay(page), `${portrait.width} x ${portrait.height}`).toHaveCount(0);
    }
  });
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('a low window gets no overlay', async ({ page }) => {
    await page.setViewportSize(size(900, 400));
    await page.goto(`${hubUrl()}/login/`);
    await expect(screen(page, 'login')).toBeVisible();
    await expect(rotateOverlay(page)).toHaveCount(0);
  });
});
