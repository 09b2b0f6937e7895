import { expect, type Locator, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { expectRows, isPhone, links, listPath, rows } from './parts.ts';

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
};
const upperThird = 844 / 3;

async function expectValueFirst(page: Page): Promise<void> {
  await links(page).first().click();
  const client = page.getByRole('region', { name: 'Client', exact: true });
  const value = await boxOf(client.getByText('Value', { exact: true }));
  expect(value.y + value.height).toBeLessThan(upperThird);
  for (const later of [
    client.getByRole('term').filter({ hasText: 'PAN' }),
    client.getByRole('button', { name: /^Initiate transaction/ }),
  ]) {
    expect((await boxOf(later)).y).toBeGreaterThan(value.y);
  }
}

async function expectPlan(page: Page): Promise<void> {
  const register = page.getByRole('table', { name: 'SIP register' });
  const first = register.locator('tr[data-row-key]').first();
  await expect(first).toBeVisible();
  const box = await boxOf(first);
  expect(box.y).toBeLessThan(upperThird);
  expect(box.height).toBeGreaterThan(80);
  expect(box.height).toBeLessThanOrEqual(100);
  // Who and how much, what and how it stands, when: each pair shares its line.
  const lines = await first.evaluate((row) => {
    const middles = [...row.querySelectorAll('a, b, [title], td > span, td > button')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ top, height }) => Math.round(top + height / 2 - row.getBoundingClientRect().top));
    return [...new Set(middles.map((middle) => Math.round(middle / 20)))].length;
  });
  expect(lines).toBe(3);
  await expect(first).toContainText(/ · next \d\d-[A-Z][a-z]{2}-\d{4}/);
}

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('a client is two lines of 64 to 72 px, a plan three; their lists begin in the upper third, and a client’s page with what there is', async ({
    openAs,
  }) => {
    const page = await openAs('ifa', listPath);
    await expectRows(page);
    expect((await boxOf(rows(page).first())).y).toBeLessThan(upperThird);
    const heights = await rows(page).evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(5);
    for (const height of heights) {
      expect(height).toBeGreaterThanOrEqual(64);
      expect(height).toBeLessThanOrEqual(72);
    }
    const first = rows(page).first();
    await expect(first).toContainText(/AUM ₹[\d.]+ (L|Cr)/);
    await expect(first).toContainText(/Gain [+−-]?[\d.]+%/);
    await test.step('a client’s page begins with what there is', () => expectValueFirst(page));
    await moveTo(page, '/distributor/sip-report');
    await test.step('a plan is three lines, and the register begins in the upper third', () =>
      expectPlan(page));
  });
});

test('what closes the filters is always on the screen', async ({ openAs }) => {
  const page = await openAs('ifa', listPath);
  for (const height of isPhone() ? [844, 560] : [900, 480]) {
    await page.setViewportSize({ width: isPhone() ? 390 : 1280, height });
    await expectRows(page);
    await page.getByRole('button', { name: /^More filters/ }).click();
    const done = page.getByRole('button', { name: isPhone() ? /^Show [\d,]+ clients/ : 'Done' });
    await expect(done).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Family').scrollIntoViewIfNeeded();
    await expect(done).toBeInViewport({ ratio: 1 });
    await done.click();
    await expect(done).toHaveCount(0);
  }
});

test('the way back from a client leads to the list it was opened from, as it was, also after a reload', {
  tag: '@desktop-only',
}, async ({ openAs }) => {
  const page = await openAs('ifa', `${listPath}?balance=live`);
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
  await expectRows(page);
  await links(page).nth(3).click();
  await expect(crumb).toHaveText('Client List');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Client', exact: true })).toBeVisible();
  await crumb.click();
  await expect(page).toHaveURL(`${hubUrl()}${listPath}?balance=live`);

  await page.goto(`${hubUrl()}/distributor/sip-report?view=running`);
  const register = page.getByRole('table', { name: 'SIP register' });
  await register.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Client', exact: true })).toBeVisible();
  await expect(crumb).toHaveText('SIP report');
  await crumb.click();
  await expect(page).toHaveURL(`${hubUrl()}/distributor/sip-report?view=running`);
});
