import { records } from '@hub/contract/calls/transact/transact-records';
import { expect, type Page } from '@playwright/test';
import { pdf } from '../empanelment/form.ts';
import { expectAccessible } from '../setup/axe.ts';
import { firstBytes } from '../setup/first-bytes.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { showMenu } from '../shell/parts.ts';

const path = '/distributor/feedback-and-queries';

const mainOf = (page: Page) => page.locator('main[data-route-id="feedback"]');

async function fine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideways(page);
}

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await mainOf(page).getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** As the desk of the asset manager, on its own page. */
async function answerAsDesk(page: Page, reference: string, text: string): Promise<void> {
  const desk = await page.context().newPage();
  await desk.goto(`${hubUrl()}/demo/desk`);
  await expectAccessible(desk);
  const form = desk.locator('form', { hasText: reference });
  await form.getByLabel('Answer').fill(text);
  await form.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.locator('form', { hasText: reference })).toHaveCount(0);
  await desk.close();
}

const openReference = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\?query=Q-\w{8}$/);
  return new URL(page.url()).searchParams.get('query') ?? '';
};

test('a query about an order goes to the desk with a file, is answered, closed with stars and reopened [S1-25]', {
  tag: '@phone-first',
}, async ({ openAs }) => {
  test.slow();
  const [order] = (await (await elsewhere('ifa')).call(records, {})).items;
  const page = await openAs('ifa', `/distributor/transaction-history?order=${order?.reference}`);
  await page.getByRole('link', { name: 'Ask the desk' }).click();
  const main = mainOf(page);
  await expect(main.getByRole('list', { name: 'Attached' })).toContainText(order?.reference ?? '');
  await main.getByLabel('Your query').fill('When are the units allotted?');
  const chooser = page.waitForEvent('filechooser');
  await main.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles([
    pdf('Letter.pdf'),
    { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(main.getByText(/^not-a-picture\.png is not PDF, JPEG or PNG/)).toBeVisible();
  await expect(main.getByText('Letter.pdf')).toBeVisible();
  await fine(page);
  await main.getByRole('button', { name: 'Send the query' }).click();
  const reference = await openReference(page);
  await expect(main.getByText('When are the units allotted?')).toBeVisible();
  await expect(main.getByText('Answer by')).toBeVisible();
  await fine(page);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download Letter.pdf' }).click();
  expect(await firstBytes(await download)).toBe('%PDF');

  await answerAsDesk(page, reference, 'On the next business day.');
  await page.reload();
  await expect(main.getByText('On the next business day.')).toBeVisible();
  await main.getByRole('button', { name: 'Close the query' }).click();
  await main.getByText('How good was the answer?').waitFor();
  await main.locator('label', { has: page.getByRole('radio', { name: '5 of 5: Very good' }) }).click();
  await fine(page);
  await main.getByRole('button', { name: 'Close the query' }).click();
  await expect(main.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  await main.getByRole('button', { name: 'Reopen the query' }).click();
  await main.getByLabel('What is missing?').fill('They are not there yet.');
  await main.getByRole('button', { name: 'Reopen the query' }).click();
  await expect(main.getByText('You reopened it')).toBeVisible();

  await main.getByRole('link', { name: 'All queries' }).click();
  await main.getByRole('textbox', { name: 'Search by words or reference' }).fill(reference);
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.getByRole('listitem')).toContainText('Reopened');
  await fine(page);
});

test('the menu leads to the queries, and what was typed for a new one survives a reload', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/contact-us');
  await (await showMenu(page)).getByRole('link', { name: 'Feedback & queries' }).click();
  await expect(page).toHaveURL(`${hubUrl()}${path}`);
  const main = mainOf(page);
  await expect(main.getByRole('list', { name: 'Queries' })).toBeVisible();
  await fine(page);
  await main.getByRole('link', { name: 'New query' }).click();
  await choose(page, /Section$/, 'App and login');
  await choose(page, /Sub-section$/, 'Login or code');
  await main.getByLabel('Subject').fill('The code did not come');
  await main.getByLabel('Your query').fill('Neither by SMS nor by mail.');
  await page.reload();
  await expect(main.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(main.getByLabel('Your query')).toHaveValue('Neither by SMS nor by mail.');
  await main.getByRole('button', { name: 'Send the query' }).click();
  await openReference(page);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The code did not come');
});
