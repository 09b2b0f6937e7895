import { saveDrafts, submitLumpsum } from '@hub/contract/calls/transact/transact';
import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { clientsWithUnits, emptyCart, lumpsum } from '../transact/orders.ts';

// Calls of the spec that no other journey of every run makes; `npm run spec` counts what was recorded (S1-30).

test('a visitor asks to be called back', { tag: '@desktop-only' }, async ({ page }) => {
  await page.goto(`${hubUrl()}/empanelment`);
  await page.getByRole('button', { name: 'Call me back' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nandini Gowda');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9820022222');
  await page.getByText('10 am to 12 noon').click();
  await page.getByRole('button', { name: 'Call me back' }).click();
  await expect(page.getByText(/^Thank you. We call you on the next working day/)).toBeVisible();
});

test('a distributor repeats and removes orders, sends links again, looks a UPI ID up and sends a change of contact', {
  tag: '@desktop-only',
}, async ({ page }) => {
  test.slow();
  const hub = await elsewhere('ifa');
  const [client] = await clientsWithUnits(hub, 8);
  if (!client) throw new Error('no client');
  const terms = lumpsum(client, '5000');
  await emptyCart(hub);
  await hub.call(saveDrafts, { orders: [terms] });
  await hub.call(submitLumpsum, { terms, consent: true });
  const chosen = new URLSearchParams({ investor: client.id, folio: client.folioNo });
  await signIn(page, 'ifa');

  // The cart.
  await moveTo(page, '/distributor/transact/cart');
  const remove = page.getByRole('button', { name: /^Remove ₹/ });
  await page
    .getByRole('button', { name: /^Duplicate / })
    .first()
    .click();
  await expect(remove).toHaveCount(2);
  await remove.last().click();
  await expect(remove).toHaveCount(1);

  // An order that waits for its investor.
  await moveTo(page, '/distributor/transact/pending-transaction');
  await page
    .getByRole('button', { name: new RegExp(`^Actions for order .* of ${client.name}$`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Send the link again' }).click();
  await expect(page.getByText(/^The link was sent again/)).toBeVisible();

  // A mandate by UPI.
  await moveTo(page, `/distributor/transact/otm?${chosen}`);
  await page.getByRole('radio', { name: /^UPI Autopay/ }).check({ force: true });
  const vpa = page.getByRole('textbox', { name: 'UPI ID' });
  await vpa.fill('nobody@okbank');
  const answered = page.waitForResponse(/VALIDVPA/);
  await vpa.blur();
  expect((await answered).ok()).toBe(true);
  await page.getByRole('radio', { name: /^Net banking/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Limit per debit' }).fill('25000');
  await page.getByRole('checkbox', { name: /has asked for this mandate/ }).check();
  await page.getByRole('button', { name: 'Send to the client' }).click();
  await page.getByRole('link', { name: 'See the mandates' }).click();
  const newest = page.getByRole('list', { name: 'Mandates' }).getByRole('listitem').first();
  await newest.getByRole('button', { name: 'Manage' }).click();
  const sent = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith('/OTM'));
  await newest.getByRole('button', { name: 'Send the link again' }).click();
  expect((await sent).ok()).toBe(true);
  const overview = page.waitForResponse(/GetOTMDetails/);
  await moveTo(page, '/distributor/sip-report');
  await page.getByRole('radio', { name: 'Coming debits' }).check();
  expect((await overview).ok()).toBe(true);

  // The contact of a folio.
  await moveTo(page, `/distributor/investor/investor-details?id=${client.id}`);
  await page.getByRole('tab', { name: 'Nominees, banks' }).click();
  await page.getByRole('link', { name: 'Change mobile or e-mail' }).click();
  await page.getByRole('textbox', { name: 'New mobile number' }).fill('9820033333');
  await page.getByRole('checkbox', { name: /asked for this change/ }).check();
  await page.getByRole('button', { name: 'Send to the investor' }).click();
  await expect(page.getByRole('heading', { name: /^Link sent to/ })).toBeVisible();
});
