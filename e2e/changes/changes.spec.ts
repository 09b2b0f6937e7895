import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { expectAccessible } from '../setup/axe.ts';
import { hubUrl } from '../setup/hub.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { signIn } from '../setup/stored-login.ts';
import { openAsInvestor } from '../transact/investor.ts';
import { clientsWithUnits, moveClock } from '../transact/orders.ts';

interface Message {
  readonly purpose: string;
  readonly target: string;
  readonly body: string;
}

const outbox = async (purpose: string): Promise<Message[]> =>
  ((await (await fetch(`${hubUrl()}/demo/outbox.json`)).json()) as Message[]).filter(
    (message) => message.purpose === purpose,
  );
const changeLink = async (): Promise<string> =>
  hubUrl() + (/\/change\/[\w-]{43}/.exec((await outbox('change-link'))[0]?.body ?? '')?.[0] ?? '');

/** The two codes sent last, in the order of the page: both went out together. */
async function enterCodes(page: Page): Promise<void> {
  const boxes = page.getByRole('textbox', { name: /^Code sent to/ });
  await expect(boxes.first()).toBeFocused();
  const codes = (await outbox('change-otp')).slice(0, 2).map(({ body }) => body.slice(0, 6));
  // The newest comes first: the second one sent.
  await boxes.nth(0).fill(codes[1] ?? '');
  await boxes.nth(1).fill(codes[0] ?? '');
}

/** The result of a send: at its top, with the focus on its heading. */
async function expectSent(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: /^Link sent to/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('button', { name: /^Share on WhatsApp/ })).toBeInViewport();
  await expectAccessible(page);
  await expectNoSideways(page);
}

const chosen = (client: { readonly id: string; readonly folioNo: string }) =>
  new URLSearchParams({ investor: client.id, folio: client.folioNo });

test('a contact is changed with codes from the old and the new one, then nothing leaves the folio for 30 days', {
  tag: ['@phone-first', '@long'],
}, async ({ page, browser }) => {
  // Two people, and the clock a month on.
  test.slow();
  const [client] = await clientsWithUnits(await elsewhere('ifa'), 3);
  if (!client) throw new Error('no client');
  await signIn(page, 'ifa', `/distributor/investor/investor-details?id=${client.id}`);
  await page.getByRole('tab', { name: 'Nominees, banks' }).click();
  await page.getByRole('link', { name: 'Change mobile or e-mail' }).click();
  const main = page.locator('main[data-route-id="transact/contact"]');
  await expect(main.getByText(`Folio ${client.folioNo}`)).toBeVisible();
  await main.getByRole('button', { name: 'Send to the investor' }).click();
  await expect(main.getByText(/starts with 6, 7, 8 or 9/).first()).toBeVisible();
  await main.getByRole('textbox', { name: 'New mobile number' }).fill('9820011111');
  await main.getByRole('checkbox', { name: /asked for this change/ }).check();
  await expectAccessible(page);
  await expectNoSideways(page);
  await main.getByRole('button', { name: 'Send to the investor' }).click();
  await expectSent(page);
  await page.getByRole('link', { name: 'See the contact' }).click();
  await expect(main.getByText('Waiting for the investor')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);

  const investor = await openAsInvestor(browser, await changeLink());
  await expect(investor.getByRole('heading', { name: 'Change of mobile number' })).toBeVisible();
  await expectAccessible(investor);
  await expectNoSideways(investor);
  await investor.getByRole('button', { name: 'Send the codes' }).click();
  await enterCodes(investor);
  await expectAccessible(investor);
  await investor.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(investor.getByRole('heading', { name: 'The change is done' })).toBeVisible();
  await investor.context().close();

  await expect(main.getByText(/^Ends on/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await expectNoSideways(page);
  const redeem = `/distributor/transact/redeem?${chosen(client)}&scheme=${client.scheme.code}`;
  const blocked = page.getByText('The mobile number or e-mail address of this folio was changed.');
  await moveTo(page, redeem);
  await expect(blocked).toBeVisible();

  // 28 days on it is still refused, 30 days on it is not.
  for (let week = 0; week < 4; week++) await moveClock('7d');
  await page.reload();
  await expect(blocked).toBeVisible();
  await moveClock('2d');
  await page.reload();
  await page.getByText(/checks? passed/).click();
  await expect(page.getByText('Contact and bank unchanged')).toBeVisible();
  await expect(blocked).toBeHidden();
});

test('nominees are changed with codes from mobile and e-mail, and 33.33 three times says what to enter [S1-26]', async ({
  page,
  browser,
}) => {
  test.slow();
  const [client] = await clientsWithUnits(await elsewhere('ifa'), 5);
  if (!client) throw new Error('no client');
  await signIn(page, 'ifa', `/distributor/nominee-details?${chosen(client)}`);
  const main = page.locator('main[data-route-id="nominee"]');
  await expect(main.getByRole('heading', { name: 'Nominee details' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: /^(Add|Change) nominees$/ }).click();
  const names = main.getByRole('textbox', { name: /^Name/ });
  while ((await names.count()) < 3) await main.getByRole('button', { name: 'Add a nominee' }).click();
  for (const [place, name] of ['Meera Test', 'Ishaan Test', 'Kabir Test'].entries()) {
    await main.getByRole('textbox', { name: `Name of nominee ${place + 1}` }).fill(name);
    await main.getByRole('textbox', { name: `Share of nominee ${place + 1} in %` }).fill('33.33');
    await main.getByRole('textbox', { name: `Date of birth of nominee ${place + 1}` }).fill('');
    await main.getByRole('button', { name: new RegExp(`Relation of nominee ${place + 1}`) }).click();
    await page.getByRole('option', { name: 'Spouse' }).click();
  }
  await main.getByRole('checkbox', { name: /asked for this nomination/ }).check();
  await main.getByRole('button', { name: 'Send to the investor' }).click();
  await expect(main.getByText(/Enter 33\.34 here/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await main.getByRole('textbox', { name: 'Share of nominee 1 in %' }).fill('33.34');
  await main.getByRole('button', { name: 'Send to the investor' }).click();
  await expectSent(page);
  await page.getByRole('link', { name: 'See the nominees' }).click();
  await expect(main.getByText('Waiting for the investor')).toBeVisible();

  const investor = await openAsInvestor(browser, await changeLink());
  await expect(investor.getByText('Meera Test, Spouse, 33.34%')).toBeVisible();
  await expectNoSideways(investor);
  await investor.getByRole('button', { name: /^Send/ }).click();
  await enterCodes(investor);
  await investor.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(investor.getByRole('heading', { name: 'The change is done' })).toBeVisible();
  await investor.context().close();

  const list = main.getByRole('listitem');
  await expect(list.filter({ hasText: 'Meera Test' })).toContainText('33.34%', { timeout: 20_000 });
  await expect(list).toHaveCount(3);
});
