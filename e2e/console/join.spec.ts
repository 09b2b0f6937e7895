import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { hubUrl } from '../setup/hub.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { type StaffName, staffCookie } from '../setup/staff-login.ts';
import { test } from '../setup/test.ts';

/** Opens the console in a login of its own, without the login page. */
async function openAs(context: BrowserContext, who: StaffName, path: string): Promise<Page> {
  const [name = '', value = ''] = (await staffCookie(who)).split('=', 2);
  await context.addCookies([{ name, value, domain: new URL(hubUrl()).hostname, path: '/console' }]);
  const page = await context.newPage();
  await page.goto(hubUrl() + path);
  return page;
}

/** Tab after tab until the wanted link or button has the focus; a person without a mouse goes no other way. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(text)) return;
  }
  throw new Error(`No tab leads to ${name}`);
}

/** In both colours, at a desk and on a tablet. */
async function lookAt(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectNoSideways(page);
  if (desk) await page.setViewportSize(desk);
}

test('an administrator adds a person, compliance approves by keyboard, and the person logs in @desktop-only', async ({
  browser,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const email = `asha.${word}@example.com`;
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const [first, second, third] = contexts as [BrowserContext, BrowserContext, BrowserContext];

  await test.step('the administrator logs in and asks', async () => {
    const page = await first.newPage();
    await page.goto(`${hubUrl()}/console/staff`);
    await expect(page.getByRole('heading', { name: 'Log in to operations' })).toBeVisible();
    await lookAt(page);
    await page.getByRole('button', { name: /^Continue with / }).click();
    await page.getByRole('button', { name: 'Nikhil Joshi' }).click();
    await expect(page.getByRole('heading', { name: 'Staff and roles' })).toBeVisible();
    await page.getByRole('button', { name: /^Add a person/ }).click();
    const panel = page.getByRole('dialog', { name: 'Add a person' });
    await panel.getByLabel('Name').fill(`Asha Verma ${word}`);
    await panel.getByLabel('E-mail').fill(email);
    await panel.getByLabel('Customer service').check();
    await panel.getByLabel('Reason').fill('Joins the service desk.');
    await expect(panel.getByRole('heading', { name: 'What changes' })).toBeVisible();
    await lookAt(page);
    await panel.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(panel.getByText(/^Waits for a second person/)).toBeVisible();
  });

  await test.step('compliance approves without a mouse', async () => {
    const page = await openAs(second, 'compliance', '/console');
    await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
    await expect(page.getByText(word).first()).toBeVisible();
    await lookAt(page);
    await tabTo(page, new RegExp(word));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    await lookAt(page);
    await tabTo(page, /^Approve$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  });

  await test.step('the person logs in, and sees what the role opens', async () => {
    const page = await third.newPage();
    await page.goto(`${hubUrl()}/console`);
    await page.getByRole('button', { name: /^Continue with / }).click();
    await page.getByLabel(/by e-mail/).fill(email);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
    await expect(page.getByText('Nothing to do right now')).toBeVisible();
    await page.getByRole('link', { name: 'Distributors' }).click();
    await page.getByRole('table', { name: 'Distributors' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Status and validity' })).toBeVisible();
    await lookAt(page);
  });
  for (const context of contexts) await context.close();
});
