import { deleteRecord, record } from '@hub/contract/calls/transact/transact-records';
import { isSolved } from '@hub/domain/session/proof-of-work';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { brand } from '../setup/brand.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { everyone } from '../setup/people.ts';
import { codeFor, hubUrl, requestCode } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { inTurn } from '../setup/turn.ts';
import { screen, toast } from '../shell/parts.ts';
import { chooseEuin, sendOrder } from '../transact/form.ts';
import { clientsWithUnits, emptyCart } from '../transact/orders.ts';
import { newestLink } from '../transact/outbox.ts';
import { codeForm, moveTo } from './parts.ts';

// Light on the desktop, dark on the phone: axe looks at the steps in both.
test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'phone' ? 'dark' : 'light' }),
);

const turnOf = (arn: string) => `${new URL(hubUrl()).port}-${arn}`;
const variants = [
  [`/login/${brand.slug}-distributor`, `Distributor of ${brand.name}`, 'distributor'],
  [`/login/${brand.slug}-employee`, `Employee of ${brand.name}`, 'employee'],
  ['/login/independent-distributor', 'Independent distributor', 'independent'],
] as const;

/** On the page of each way in, which the others lead to. */
async function expectOwnPages(page: Page): Promise<void> {
  const leads = new Set<string>();
  for (const [path, title, loginAs] of variants) {
    await moveTo(page, '/login/');
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(hubUrl() + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    leads.add(await page.locator('h1 + p').innerText());
    await page.getByRole('textbox', { name: 'ARN' }).fill('100004');
    const requested = page.waitForRequest('**/login/prelogin');
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(new URLSearchParams((await requested).postData() ?? '').get('loginAs')).toBe(loginAs);
  }
  expect(leads.size).toBe(3);
}

async function expectNotEmpanelled(page: Page): Promise<void> {
  const { arn } = everyone.notEmpanelled;
  await inTurn(turnOf(arn), async () => {
    const code = await requestCode(page, arn);
    await code.fill(await codeFor(arn));
    await expect(page.getByTestId('not-empanelled')).toContainText(arn);
  });
  await page.getByTestId('not-empanelled').getByRole('link', { name: 'Get empanelled' }).click();
  await expect(page).toHaveURL(`${hubUrl()}/empanelment?arn=${arn}`);
  await expect(screen(page, 'empanelment')).toBeVisible();
}

test('the three logins have a page and words of their own and tell the server whose they are; each lets its own in, leads whoever belongs to another there, and who is not empanelled to the empanelment [S2-14]', async ({
  page,
}) => {
  const enter = (arn: string) =>
    inTurn(turnOf(arn), async () => (await requestCode(page, arn)).fill(await codeFor(arn)));
  await page.goto(`${hubUrl()}/login/`);
  await test.step('pages and words of their own', () => expectOwnPages(page));
  await page.goto(`${hubUrl()}/login/independent-distributor`);
  await test.step('a right code of an ARN that is not empanelled leads to the empanelment, the ARN kept', () =>
    expectNotEmpanelled(page));
  await moveTo(page, `/login/${brand.slug}-distributor`);
  await enter(everyone.nonIfa.arn);
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  // Another login takes the place of the one before.
  await moveTo(page, `/login/${brand.slug}-employee`);
  await enter(everyone.employee.arn);
  await expect(screen(page, 'dashboard')).toBeVisible();

  const { arn } = everyone.ifa;
  await moveTo(page, `/login/${brand.slug}-employee`);
  await enter(arn);
  const reported = page.getByTestId('other-login');
  await expect(reported).toContainText(`${arn} is yours. It is recorded as an independent distributor`);
  await expectAccessible(page);
  await reported.getByRole('button', { name: 'Log in as independent distributor' }).click();
  await inTurn(turnOf(arn), async () => {
    await page.getByRole('button', { name: 'Send the code' }).click();
    const code = page.getByLabel('6-digit code');
    await expect(code).toBeVisible();
    await code.fill(await codeFor(arn));
    await expect(screen(page, 'dashboard')).toBeVisible();
  });
});

test('a device that is locked out checks itself and goes on; one that has logged in before says so', async ({
  page,
}) => {
  const { arn } = everyone.nonIfa;
  const locked = {
    status: 429,
    json: { status: 'Failed', error: 'Too many', fields: { solved: 'This device has to be checked first.' } },
  };
  const release = Promise.withResolvers<void>();
  await page.route('**/login/prelogin', (route) => route.fulfill(locked), { times: 1 });
  await page.route('**/login/challenge', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(`${hubUrl()}/login/arn`);
  await page.getByRole('textbox', { name: 'ARN' }).fill(arn);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('progressbar', { name: 'Checking this device' })).toBeVisible();
  await expect(page.getByText('your device does a short calculation')).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForRequest('**/login/prelogin');
  release.resolve();
  const body = new URLSearchParams((await again).postData() ?? '');
  const { challenge, answers } = JSON.parse(body.get('solved') ?? '{}');
  const [, seed, bits] = challenge.split('.');
  expect(isSolved({ seed, parts: 16, bits: Number(bits) }, answers)).toBe(true);
  expect(body.get('deviceToken')).toBeNull();
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible();

  await page.goto(`${hubUrl()}/login/arn`);
  await inTurn(turnOf(arn), async () => (await requestCode(page, arn)).fill(await codeFor(arn)));
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  await page.goto(`${hubUrl()}/login/arn`);
  const existing = page.waitForRequest('**/login/prelogin');
  await page.getByRole('textbox', { name: 'ARN' }).fill(arn);
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(new URLSearchParams((await existing).postData() ?? '').get('deviceToken')).toMatch(/^[\w-]{43}$/);
});

async function expectSpellings(page: Page): Promise<void> {
  const arn = page.getByRole('textbox', { name: 'ARN' });
  for (const typed of ['arn 100001', ' 100001 ', 'ARN-１００００１', 'ARN No. 100001']) {
    await arn.fill(typed);
    await arn.blur();
    await expect(arn).toHaveValue('ARN-100001');
  }
  for (const typed of ['', 'Meera', 'ARN-', '1234567', '<script>']) {
    await arn.fill(typed);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(arn).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Enter your ARN, for example ARN-12345.')).toBeVisible();
    await expect(arn).toBeFocused();
  }
}

async function expectPanCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Code did not come?' }).click();
  await expect(page.getByRole('link', { name: brand.support.email }).first()).toBeVisible();
  await page.getByLabel('PAN').fill('abc');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Enter a PAN like ABCPE1234F.')).toBeVisible();
  await page.getByLabel('PAN').fill('zzzpz9999z');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.locator('[data-tone=bad]')).toContainText('do not belong together');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('6-digit code')).toBeVisible();
}

test('an ARN is taken in any spelling; the masked contacts are shown before anything is sent; a server that fails keeps the code; an ARN and its PAN can be checked when no code comes', async ({
  page,
}) => {
  await page.goto(`${hubUrl()}/login/arn`);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/login/sendOtp')) sent += 1;
  });
  const broken = { status: 500, json: { status: 'Failed', error: 'Broken' } };
  await test.step('an ARN is taken in any spelling, and told at the field when it is none', () =>
    expectSpellings(page));
  await test.step('a server that fails says so, and may be tried again', async () => {
    await page.route('**/login/prelogin', (route) => route.fulfill(broken), { times: 1 });
    await page.getByRole('textbox', { name: 'ARN' }).fill(everyone.nonIfa.arn);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/could not reach our server/)).toBeVisible();
  });
  await test.step('the masked contacts are shown before anything is sent, and the chosen one is used', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('By SMS *****00003')).toBeChecked();
    await page.getByLabel(/By e-mail your registered address/).check();
    await expectAccessible(page);
    expect(sent).toBe(0);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Sent by e-mail to your registered address' }),
    ).toBeVisible();
  });
  await test.step('a server that fails keeps the code', async () => {
    const code = page.getByLabel('6-digit code');
    await page.route('**/login/validateSendOtp', (route) => route.fulfill(broken), { times: 1 });
    await code.fill('123456');
    await expect(page.getByText(/could not reach our server/)).toBeVisible();
    await expect(code).toHaveValue('123456');
    await expect(codeForm(page, 'sent')).toBeVisible();
  });
  await test.step('when the code does not come, an ARN and its PAN can be checked, and what was entered stays', () =>
    expectPanCheck(page));
});

test('the status follows the exchange: sent, failed by a wrong code, verified by the right one [S4-04]', async ({
  page,
}) => {
  const { arn } = everyone.suspended;
  await page.goto(`${hubUrl()}/login/arn`);
  await inTurn(turnOf(arn), async () => {
    const code = await requestCode(page, arn);
    await expect(codeForm(page, 'sent')).toBeVisible();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    const right = await codeFor(arn);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    await code.fill(wrong);
    await expect(codeForm(page, 'failed')).toBeVisible();
    await expect(page.getByText('That code is not right. Check it and try again.')).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
    await expectAccessible(page);
    // The answer is held back, so that the moment between the right code and the next page can be seen.
    const release = Promise.withResolvers<void>();
    await page.route('**/loginDetails/api/save', (route) => route.abort());
    await page.route(/dashboard-page.*\.js$/, async (route) => {
      await release.promise;
      await route.continue();
    });
    await code.evaluate((input, text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, `Your code is ${right}.`);
    await expect(codeForm(page, 'verified')).toBeVisible();
    release.resolve();
    await expect(screen(page, 'dashboard')).toBeVisible();
  });
  await expect(page.getByTestId('arn-status-banner')).toContainText(`${arn} is suspended`);
  await expectAccessible(page);
  await page.getByTestId('arn-status-banner').getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(screen(page, 'dashboard')).toBeVisible();
  await expect(page.getByTestId('arn-status-banner')).toHaveCount(0);
});

test('an expired code and too many wrong ones are failed and ask for a new one, by e-mail when the SMS does not come [S4-04]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${hubUrl()}/login/arn`);
  const code = await requestCode(page, everyone.expired.arn);
  await test.step('an expired code is failed, and the button sends a new one', async () => {
    await page.clock.fastForward('05:01');
    await expect(codeForm(page, 'failed')).toBeVisible();
    await expect(page.getByText('That code is no longer valid. Ask for a new one.')).toBeVisible();
    await expect(code).not.toBeEditable();
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(toast(page, 'A new code is on its way.')).toBeVisible();
    await expect(codeForm(page, 'sent')).toBeVisible();
    await expect(code).toBeEditable();
  });
  await test.step('too many wrong codes ask for a new one, and by e-mail when the SMS does not come', async () => {
    await expect(page.getByText('Send again or by e-mail in 0:')).toBeVisible();
    await page.clock.fastForward('01:00');
    await page.getByRole('button', { name: 'Send by e-mail instead' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Sent by e-mail' })).toBeVisible();
    const newCode = page.getByRole('button', { name: 'Send a new code' });
    for (let tries = 0; tries < 10 && !(await newCode.isVisible()); tries += 1) {
      const judged = page.waitForResponse('**/login/validateSendOtp');
      await code.fill('000000');
      await judged;
      await expect(page.getByRole('button', { name: /^(Log in|Send a new code)$/ })).toBeVisible();
    }
    await expect(page.getByText('Too many wrong codes. Ask for a new one.')).toBeVisible();
    await expect(codeForm(page, 'failed')).toBeVisible();
  });
});

test('without a login a code opens one transaction: it is placed, reaches the investor, and the login ends with it, as the page says [S1-19]', async ({
  page,
}) => {
  const { arn } = everyone.otherIfa;
  const hub = await elsewhere('otherIfa');
  await emptyCart(hub);
  const [client] = await clientsWithUnits(hub, 0);
  if (!client) throw new Error('no client');
  await page.goto(`${hubUrl()}/login/pre-login-transaction`);
  const promise = page.getByText(/It ends by itself after the transaction/);
  await expect(promise).toBeVisible();
  await inTurn(turnOf(arn), async () => {
    const code = await requestCode(page, arn);
    await code.fill(await codeFor(arn));
    await expect(screen(page, 'transact/initiate')).toBeVisible();
  });
  const query = new URLSearchParams({
    investor: client.id,
    folio: client.folioNo,
    scheme: client.scheme.code,
  });
  await moveTo(page, `/distributor/transact/lumpsum?${query}`);
  await page.getByRole('textbox', { name: 'Amount' }).fill('5000');
  await chooseEuin(page);
  const reference = await sendOrder(page);
  await expect(page.getByText(/Your login has ended with this transaction/)).toBeVisible();
  const { status, investor } = await hub.call(record, { reference });
  expect([status, investor.name]).toEqual(['pending', client.name]);
  expect(await newestLink()).toMatch(/\/confirm\//);

  const left = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(left).not.toContain('hub.hubAccessToken');
  expect(await left()).not.toContain('hub.preLoginTransaction');
  for (const path of ['transact/select-transaction', 'transact/cart', 'dashboard']) {
    await moveTo(page, `/distributor/${path}`);
    await expect(page).toHaveURL(`${hubUrl()}/login/`);
  }
  await hub.call(deleteRecord, { id: reference });
});

test('who knows a PAN and a folio can send the investor a transaction, and learns nothing', async ({
  page,
}) => {
  await page.goto(`${hubUrl()}/login/pre-login-transaction`);
  await page.getByRole('radio', { name: 'Investor’s folio' }).check();
  const send = page.getByRole('button', { name: 'Send to the investor' });
  await send.click();
  await expect(page.getByText('Check 5 fields')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'ARN', exact: true }).fill('999999');
  await page.getByRole('textbox', { name: 'Investor’s PAN' }).fill('abcpa1234a');
  await page.getByRole('textbox', { name: 'Folio number' }).fill('1234567/89');
  await page.getByRole('radio', { name: 'Redeem' }).check();
  await page.getByRole('radio', { name: 'All units' }).check();
  await page.getByRole('combobox', { name: 'Scheme' }).fill('flexi growth');
  await page.getByRole('option', { name: /Flexi Cap Fund - Regular - Growth/ }).click();
  await expect(page.getByRole('combobox', { name: 'Scheme' })).toHaveValue(
    /Flexi Cap Fund - Regular - Growth/,
  );
  await send.click();
  await expect(page.getByText('Nothing happens until the investor confirms.')).toBeVisible();
  await expectAccessible(page);
});
