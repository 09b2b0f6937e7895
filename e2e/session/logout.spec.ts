import { expect } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { header, screen, showMenu } from '../shell/parts.ts';
import { enterAmount, expectStarted, logoutQuestion, lumpsumOfClient } from '../transact/started.ts';
import { browserHost } from '../wire/platform.ts';
import { logoutRules } from './logout-rules.ts';
import { moveTo, ofSession } from './parts.ts';

logoutRules(browserHost, 'landing', signIn);

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

test('asks before a logout that would lose a transaction, and waits for the answer [S4-21] [S4-22]', async ({
  page,
}) => {
  const lumpsum = await lumpsumOfClient();
  await signIn(page, 'ifa');
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/login/logout')) left.push(request.url());
  });
  const logOut = async () => (await showMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await moveTo(page, lumpsum.path);
  await expectStarted(page, lumpsum, '');
  await enterAmount(page);
  await logOut();
  await expect(logoutQuestion(page)).toContainText('The transaction you started is not finished.');
  await logoutQuestion(page).getByRole('button', { name: 'Stay' }).click();
  await expect(logoutQuestion(page)).toHaveCount(0);
  await expectStarted(page, lumpsum);
  expect(left).toEqual([]);
  expect(await browserHost.storedNames(page)).toEqual(
    expect.arrayContaining(['hub.profile', 'hub.hubRefreshToken', 'hub.transaction', 'hub.lastPage']),
  );

  await logOut();
  await expect(logoutQuestion(page)).toBeVisible();
  expect(left).toEqual([]);
  await logoutQuestion(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/`);
  await expect(screen(page, 'landing')).toBeVisible();
  expect(left).toHaveLength(1);
  const stored = await browserHost.storedNames(page);
  const gone = [...ofSession, 'hub.transaction', 'hub.lastPage'];
  expect(gone.filter((name) => stored.includes(name))).toEqual([]);
});
