import { expect, type Page, test } from '@playwright/test';
import { openLab } from '../lab/open-lab.ts';
import { hubUrl, signIn } from '../setup/sign-in.ts';
import { header, screen } from '../shell/parts.ts';
import { browserHost } from '../wire/platform.ts';
import { logoutRules } from './logout-rules.ts';
import { ofSession } from './parts.ts';

logoutRules(browserHost, 'landing');

const profileOf = (page: Page) =>
  page.evaluate(() => window.lab.services.session.getSnapshot().profile?.arnNo ?? null);

test('calls the system logout, which ends the session on the server, and goes to the landing page [S4-57] [S4-59]', async ({
  page,
}) => {
  await signIn(page, 'nonIfa');
  const left = page.waitForRequest('**/login/logout');
  await header(page).getByRole('button', { name: 'Logout' }).first().click();
  const request = await left;
  expect((await request.response())?.status()).toBe(200);
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await expect(screen(page, 'landing')).toBeVisible();
  const stored = await browserHost.storedNames(page);
  expect(ofSession.filter((name) => stored.includes(name))).toEqual([]);
  // The token that was used for it opens nothing any more.
  const { authorization = '' } = await request.allHeaders();
  const again = await page.request.post(request.url(), { headers: { authorization } });
  expect(again.status()).toBe(401);
});

// No screen of this build fills in a transaction or generates content: the lab begins the work in their place.
for (const work of ['Your transaction is not finished.', 'Your content is still being made.']) {
  test(`asks before a logout that would lose work, and waits for the answer: "${work}" [S4-21] [S4-22]`, async ({
    page,
  }) => {
    const lab = await openLab(page, {
      signedIn: true,
      stubs: { 'session.logout': { value: { status: 'Success' } } },
    });
    await page.evaluate((message) => window.lab.beginWork(message), work);
    const popup = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(popup).toContainText(work);
    expect(lab.requests).toEqual([]);
    expect(await profileOf(page)).toBe('ARN-100001');

    await popup.getByRole('button', { name: 'Stay' }).click();
    await expect(popup).toHaveCount(0);
    expect(lab.requests).toEqual([]);
    expect(await lab.wentTo()).toEqual([]);
    expect(await profileOf(page)).toBe('ARN-100001');

    await page.getByRole('button', { name: 'Logout' }).click();
    await popup.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => lab.wentTo()).toEqual(['landing']);
    expect(lab.requests.map(({ call }) => call.name)).toEqual(['session.logout']);
    expect(await profileOf(page)).toBe(null);

    // Without work nothing is asked.
    await lab.signIn();
    await page.evaluate(() => window.lab.endWork());
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => profileOf(page)).toBe(null);
    await expect(popup).toHaveCount(0);
  });
}
