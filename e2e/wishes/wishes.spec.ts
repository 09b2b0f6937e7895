import { href } from '@hub/contract';
import { wishClients, wishesAhead } from '@hub/contract/calls/wishes/wishes';
import { setWishConsent } from '@hub/contract/calls/wishes/wishes-saved';
import { routeIds, routes } from '@hub/domain';
import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { expectAccessible } from '../setup/axe.ts';
import { elsewhere, type HubClient } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { moveClock } from '../transact/orders.ts';

interface Message {
  readonly purpose: string;
  readonly body: string;
}

/** What the demo sent for an occasion. */
async function sent(category: string): Promise<string[]> {
  const messages = (await (await fetch(`${hubUrl()}/demo/outbox.json`)).json()) as Message[];
  return messages.filter(({ purpose }) => purpose === `wish-${category}`).map(({ body }) => body);
}

const inDays = (today: string, on: string): number =>
  Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(on)).days;

/** To the same hour of another day. */
async function moveDays(days: number): Promise<void> {
  for (let left = days; left > 0; ) {
    const [by, of] =
      left >= 7 ? (['7d', 7] as const) : left >= 2 ? (['2d', 2] as const) : (['1d', 1] as const);
    await moveClock(by);
    left -= of;
  }
}

/** Birthdays of the month that nobody was wished for: two do not want wishes, the others agreed to SMS. */
async function inviteAll(hub: HubClient) {
  const { items } = await hub.call(wishClients, { category: 'birthday', span: 'month' });
  const people = items.filter(({ wished, faults }) => wished === null && faults.sms !== 'no-contact');
  const [first, second, ...rest] = people;
  if (!first || !second || rest.length === 0) throw new Error('The demo has too few birthdays');
  for (const { investorId } of people) {
    const isGiven = investorId !== first.investorId && investorId !== second.investorId;
    await hub.call(setWishConsent, { investorId, channel: 'sms', isGiven, way: 'call' });
  }
  return { optedOut: [first.name, second.name] };
}

/** The form begins with the way that most can get, which is another one with the book of another day. */
const bySms = (page: Page): Promise<void> => page.getByRole('radio', { name: 'SMS' }).check({ force: true });

async function schedule(page: Page, hour: string): Promise<void> {
  await page.getByRole('button', { name: /Send at$/ }).click();
  await page.getByRole('option', { name: hour }).click();
  await expectNoSideways(page);
  await page.getByRole('button', { name: /^Schedule/ }).click();
  await expect(page).toHaveURL(/wishes-listing$/);
}

test('birthdays are wished in bulk without the two who opted out, a festival when the clock comes to it [S1-24]', {
  tag: '@phone-first',
}, async ({ page }) => {
  // An hour at which wishes go, whenever the test runs.
  await moveClock('cut-off');
  const hub = await elsewhere('ifa');
  const { optedOut } = await inviteAll(hub);
  const requested = { category: 'birthday', span: 'month' } as const;
  const { ready, clients, items, today } = await hub.call(wishClients, requested);
  const nearest = items.filter(({ faults }) => faults.sms === null)[0]?.on ?? '';
  const names = items
    .filter(({ faults, on }) => faults.sms === null && on === nearest)
    .map(({ name }) => name);

  await signIn(page, 'ifa', '/distributor/birthday?span=month');
  await page.getByRole('checkbox', { name: `Select all: ${clients} clients` }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('link', { name: `Wish ${clients} clients` }).click();
  await bySms(page);
  await expect(page.getByText(`${ready.sms} of ${clients} clients can get it`)).toBeVisible();
  for (const name of optedOut)
    await expect(page.getByRole('list', { name: 'Left out' }).getByText(name)).toBeVisible();
  await expect(page.getByRole('img', { name: 'The card as the client gets it' })).toBeVisible();
  await expectAccessible(page);
  await schedule(page, '15:00');
  // How many have a birthday ahead is another number on another day; one alone is not counted on the list.
  const scheduled = ready.sms === 1 ? 'Scheduled' : `${ready.sms} scheduled`;
  await expect(page.getByRole('article').first().getByText(scheduled)).toBeVisible();
  await expectAccessible(page);

  await moveTo(page, '/distributor/festival');
  const ahead = await hub.call(wishesAhead, {});
  const festival = ahead.festivals.find(({ from }) => from > nearest && from > today);
  if (!festival) throw new Error('No festival is ahead');
  await page.getByRole('link', { name: festival.name }).click();
  await page.getByRole('checkbox', { name: /^Select all/ }).check({ force: true });
  await page.getByRole('link', { name: /^Wish \d+ clients?$/ }).click();
  await bySms(page);
  await schedule(page, '09:00');
  await page.goto('about:blank');

  await moveClock('1h');
  await moveDays(inDays(today, nearest));
  // Also of what the demo had scheduled before, which is not looked at here.
  const wished = async (of: readonly string[]) =>
    (await sent('birthday')).filter((body) => of.some((name) => body.startsWith(`${name},`)));
  await expect.poll(async () => (await wished(names)).length, { timeout: 20_000 }).toBe(names.length);
  expect(await wished(optedOut)).toEqual([]);

  expect(await sent(festival.category)).toEqual([]);
  await moveDays(inDays(nearest, festival.from));
  await expect
    .poll(async () => (await sent(festival.category)).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
});

test('a restricted distributor is led to Initiate Transaction [S6-07]', async ({ page }) => {
  const paths = routeIds
    .filter((route) => routes[route].feature === 'wishes')
    .map((route) => href(route as 'wishes'));
  expect(paths).toHaveLength(7);
  const initiate = page.locator('main[data-route-id="transact/initiate"]');
  // From a link and inside of the app.
  await signIn(page, 'nonIfa', paths[0]);
  for (const path of paths) {
    await expect(initiate, path).toBeVisible();
    await moveTo(page, '/distributor/contact-us');
    await expect(initiate).toHaveCount(0);
    await moveTo(page, path);
    await expect(page).toHaveURL(/\/transact\/select-transaction/);
  }
  await expect(initiate).toBeVisible();
});
