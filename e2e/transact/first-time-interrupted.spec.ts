import { expect, type Page } from '@playwright/test';
import { enterNamed, kill, timedOut } from '../session/parts.ts';
import { hubUrl } from '../setup/hub.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { noInternet, screen, toast } from '../shell/parts.ts';
import {
  box,
  change,
  choose,
  fillBank,
  fillContact,
  fillScheme,
  goOn,
  heading,
  newcomers,
  openForm,
  radio,
  send,
} from './first-time-form.ts';

test.slow();

const saved = (page: Page) => expect(page.getByText(/Saved \d/)).toBeVisible();
const isAt = (page: Page, step: string) => expect(heading(page, step)).toBeVisible();

type Edit = () => Promise<unknown>;

const saves = /applications\/save$/;

/** The line is gone while a step is saved: said, kept, and saved when it is back. Then the page is loaded anew. */
async function withoutLine(page: Page, step: string, edit: Edit): Promise<void> {
  await isAt(page, step);
  await page.route(saves, (route) => route.abort());
  await edit();
  await expect(page.getByText('Offline: saved on this device, sent when you are back')).toBeVisible();
  await page.context().setOffline(true);
  await expect(noInternet(page)).toBeVisible();
  await page.unroute(saves);
  await page.context().setOffline(false);
  await saved(page);
  await page.reload();
  await isAt(page, step);
}

async function logIn(page: Page): Promise<string> {
  await page.goto(`${hubUrl()}/login/`);
  return enterNamed(page, 'ifa');
}

test('a form is interrupted on every page: no line, a reload, the end of the session; nothing is typed again', {
  tag: '@long',
}, async ({ page }) => {
  const other = await elsewhere('ifa');
  let session = await logIn(page);
  await openForm(page, 'lumpsum-first-time');
  /** Typed when the session was ended from elsewhere: the form asks for the login, then goes on with it. */
  const afterSessionEnd = async (step: string, edit: Edit) => {
    const isOver = Promise.withResolvers<void>();
    // The server would still take it for a second or two.
    await page.route(saves, async (route) => {
      await isOver.promise;
      await route.fulfill({ status: 401, body: '' });
    });
    await edit();
    await kill(other, session);
    isOver.resolve();
    await expect(screen(page, 'landing')).toBeVisible();
    await page.unroute(saves);
    session = await logIn(page);
    await isAt(page, step);
    await saved(page);
  };
  const { pan, born, name } = newcomers.ananya;
  /** Both happen on each page, with another answer: the second one is what counts. */
  const interrupt = async (step: string, first: Edit, second: Edit, next: string) => {
    await withoutLine(page, step, first);
    await afterSessionEnd(step, second);
    await goOn(page, next);
  };
  const date = (text: string) => async () => {
    await box(page, /^Date of/).fill(text);
    await box(page, /^Date of/).blur();
  };
  await box(page, /^PAN/).fill(pan);
  await date(born)();
  await interrupt(
    'Investor',
    () => fillContact(page, '9876512309', 'a@example.in'),
    () => fillContact(page, '9876512309', 'ananya@example.in'),
    'Folio',
  );
  await change(page, 'address');
  await box(page, /^House/).fill('12 Marine Drive');
  await fillBank(page, 'Savings');
  await page.getByRole('button', { name: 'Add a nominee' }).click();
  await choose(page, 'Relation to the first holder', 'Brother');
  await interrupt(
    'Folio',
    () => box(page, 'Name of the nominee').fill('Rahul'),
    () => box(page, 'Name of the nominee').fill('Rahul Nair'),
    'Order',
  );
  await fillScheme(page, '10000');
  await interrupt(
    'Order',
    () => radio(page, 'UPI'),
    () => radio(page, 'Net banking'),
    'Review',
  );
  const consent = page.getByRole('checkbox', { name: /commission I earn/ });
  await withoutLine(page, 'Review', () => consent.check());
  await expect(consent).toBeChecked();
  const submits = /DistributorFPTrxDet$/;
  await page.route(submits, (route) => route.abort());
  await page.getByRole('button', { name: 'Send to the investor' }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.unroute(submits);
  for (const answer of [
    pan.slice(-4),
    name,
    'ananya@example.in',
    '12 Marine Drive',
    'Rahul Nair',
    '₹10,000',
  ]) {
    await expect(page.getByRole('main')).toContainText(answer);
  }
  await send(page);
});

test('a session that is ended on the server ends the form where it is, and the login opens it there', {
  tag: ['@desktop-only', '@long'],
}, async ({ page }) => {
  const id = await logIn(page);
  await openForm(page, 'zero-balance-folio');
  await box(page, /^PAN/).fill(newcomers.kavita.pan);
  await saved(page);
  await kill(await elsewhere('ifa'), id);
  // Revocation takes effect within seconds: until then what is typed is saved.
  const reported = expect(toast(page, timedOut)).toBeVisible({ timeout: 45_000 });
  const dates = ['24-Jan-1985', newcomers.kavita.born];
  await expect(async () => {
    dates.reverse();
    if (await screen(page, 'landing').isVisible()) return;
    await box(page, /^Date of/).fill(dates[0] ?? '', { timeout: 1000 });
    await box(page, /^Date of/).blur({ timeout: 1000 });
    await expect(screen(page, 'landing')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 45_000 });
  await reported;
  await logIn(page);
  await isAt(page, 'Investor');
  await expect(box(page, /^PAN/)).toHaveValue(/003C$/);
  await expect(box(page, /^Date of/)).toHaveValue(/-Jan-1985$/);
});
