import { brokerageAtRisk, brokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { euinMissing, todo } from '@hub/contract/calls/dashboard/dashboard';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { rupeesText } from '@hub/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, arriveOn, clientOf, openApp } from '../../../test/open-app.tsx';
import { breakLine, hold, refuse, requested } from '../../../test/wire.ts';
import { expectAll, expectFilled, tile, tiles } from './test/tiles.ts';

const path = '/distributor/dashboard';

it('shows the day, the ARN, the year and the day of the NAVs', async () => {
  await openApp('ifa', path);
  await expectAll();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
    /^[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d{4}$/,
  );
  // The date stands in an element of its own, so that no line breaks in it.
  expect([...document.querySelectorAll('#main p')].map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^ARN-100001 · FY \d{4}-\d\d · NAV as on \d\d-[A-Z][a-z]{2}-\d{4}$/),
  );
});

it('one call that fails is told in its own tile, and read there again', async () => {
  const mend = refuse(/Values\/GetSipData_TillDate$/);
  const { user } = await openApp('ifa', path);
  await screen.findByText('The SIP book could not be loaded');
  const book = tile('SIP book');
  expect(book.textContent).toMatch(/Reference [0-9a-f]{8}/);
  await waitFor(() => within(tile('Clients')).getByText('in total'));
  await waitFor(() => within(tile('Opportunities')).getByText('Zero balance'));
  expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent?.trim())).toHaveLength(1);
  mend();
  await user.click(within(book).getByRole('button', { name: 'Try again' }));
  await expectFilled();
  expect(screen.queryByText('The SIP book could not be loaded')).toBeNull();
});

it('every call that fails leaves the page in place', async () => {
  breakLine(/\/(?:Values|one|dashboard|banner)\/|DashboardShown/);
  await openApp('ifa', path);
  for (const title of tiles) await waitFor(() => within(tile(title)).getByRole('alert'));
  screen.getByRole('link', { name: 'Initiate transaction' });
});

it('a slow call shows the outline of its tile while the others are filled', async () => {
  const slow = hold(/GetTotalClients$/);
  await openApp('ifa', path);
  await within(tile('SIP book')).findByText('Running');
  await screen.findByRole('list', { name: 'Asset mix' });
  expect(within(tile('Clients')).getByRole('status').textContent).toBe('Loading: Clients');
  slow.release();
  await expectFilled();
});

it('a verb of today acts for the client of its row', async ({ skip }) => {
  const { items } = await (await clientOf('ifa')).call(todo, {});
  const atRisk = items.find(({ kind }) => kind === 'sip-at-risk');
  const person = atRisk?.people.find(({ hasMobile }) => hasMobile);
  if (!person) return skip('nobody can be called today');
  const { name, investorId } = person;
  const { user } = await openApp('ifa', path);
  await expectAll();
  const today = within(tile('Today'));
  await user.click(today.getAllByRole('button', { name: `WhatsApp ${name}` })[0] as HTMLElement);
  const panel = within(await screen.findByRole('dialog', { name: `WhatsApp to ${name}` }));
  const link = await panel.findByRole('link', { name: 'Open WhatsApp' });
  const message = new URL((link as HTMLAnchorElement).href);
  expect(message.origin + message.pathname).toMatch(/^https:\/\/wa\.me\/91\d{10}$/);
  expect(message.searchParams.get('text')).toContain(`Dear ${name}, `);
  expect(requested(/investor\/reveal$/)).toHaveLength(1);
  // What was opened is not noted.
  panel.getByRole('button', { name: 'I sent it' });
  expect(requested(/opportunity\/touch$/)).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Close' }));
  expect(today.getAllByRole('button', { name: `Call ${name}` }).length).toBeGreaterThan(0);
  await user.click(today.getAllByRole('link', { name: `Fix mandate: ${name}` })[0] as HTMLElement);
  await arriveOn('transact/otm');
  expect(address()).toContain(`investor=${investorId}`);
});

it('today has at most five topics, the most urgent ones; the others are named and opened beneath', async () => {
  const { items } = await (await clientOf('ifa')).call(todo, {});
  const { user } = await openApp('ifa', path);
  await expectAll();
  const today = within(tile('Today'));
  const lines = () => tile('Today').querySelector('ul')?.children.length;
  expect(lines()).toBe(Math.min(5, items.length));
  if (items.length <= 5) return;
  await user.click(today.getByRole('button', { name: /^Also: / }));
  expect(lines()).toBe(items.length);
  await user.click(today.getByRole('button', { name: 'Show the most urgent' }));
  expect(lines()).toBe(5);
});

it('the brokerage is what the payout and the page of risks say, and each figure leads there', async () => {
  const client = await clientOf('ifa');
  const { current, months, year } = await client.call(brokeragePayout, {});
  const { totals } = await client.call(brokerageAtRisk, {});
  const newest = months.find(({ lines }) => lines > 0);
  // What the test itself read.
  const apart = requested(/brokerage\/(payout|at-risk)$/).length;
  const { user } = await openApp('ifa', path);
  await expectAll();
  const rupees = (amount: string) => rupeesText(amount, { decimals: 0 });
  const card = within(tile('Brokerage'));
  const cell = (label: RegExp) => card.getByText(label).closest('li')?.textContent;
  expect(cell(/^Earned so far in/)).toContain(rupees(current?.expected ?? ''));
  expect(cell(/^Received for/)).toContain(rupees(newest?.amount ?? ''));
  expect(cell(/^At risk/)).toContain(rupees(totals.withheld));
  expect(card.getByText(year.label).parentElement?.textContent).toContain('received of');
  expect(requested(/brokerage\/summary$/)).toHaveLength(1);
  expect(requested(/brokerage\/(payout|at-risk)$/)).toHaveLength(apart);
  await user.click(card.getByRole('link', { name: 'Save it: At risk' }));
  await arriveOn('brokerage');
  expect(address()).toContain('view=at-risk');
});

it('the brokerage alone fails in its own card, and STPs and SWPs in their line', async () => {
  const mend = refuse(/brokerage\/summary$|STP_SWP_Count_Report$/);
  const { user } = await openApp('ifa', path);
  await screen.findByText('The brokerage could not be loaded');
  await within(tile('SIP book')).findByText('STPs and SWPs could not be loaded');
  within(tile('SIP book')).getByText('Running');
  mend();
  for (const name of ['Brokerage', 'SIP book'] as const) {
    await user.click(within(tile(name)).getByRole('button', { name: 'Try again' }));
  }
  await expectAll();
});

it('a banner that was put away stays away on this device', async () => {
  const { user } = await openApp('otherIfa', path);
  await expectAll();
  const banners = () => within(tile('From the fund house')).getAllByRole('article');
  const [first] = await waitFor(banners);
  const all = banners().length;
  const title = within(first as HTMLElement).getByRole('heading').textContent;
  await user.click(screen.getByRole('button', { name: `Dismiss: ${title}` }));
  expect(banners()).toHaveLength(all - 1);
  await openApp('otherIfa', path);
  await expectAll();
  await waitFor(banners);
  expect(banners().filter(({ textContent }) => textContent?.includes(title ?? '?'))).toEqual([]);
});

it('whoever has no book yet is told what to do first, without a chart of nothing', async () => {
  const { user } = await openApp('employee', path);
  await screen.findByText('Your book starts here');
  const start = within(tile('Your book starts here'));
  await start.findByRole('link', { name: /^Add your first client/ });
  await within(tile('Today')).findByText(/Nothing to do right now\./);
  await waitFor(() => expect(within(tile('Clients')).getAllByRole('link')[0]?.textContent).toMatch(/^0/));
  await waitFor(() => expect(tile('Opportunities').textContent).toContain('as your book grows'));
  await screen.findByRole('link', { name: /^WhatsApp / });
  expect(screen.queryByRole('slider')).toBeNull();
  const main = document.querySelector<HTMLElement>('main') as HTMLElement;
  // This one is also an employee, whose menu has no brokerage (S5-32): nothing of it is asked for.
  expect(requested(/brokerage\//)).toEqual([]);
  expect(within(main).queryByRole('link', { name: /brokerage/i })).toBeNull();
  expect(main.textContent).not.toMatch(/NaN|undefined|null|[+−]0/);
  await user.click(start.getByRole('link', { name: /^Look at the schemes/ }));
  await arriveOn('nav');
});

it.each([
  ['expired', 'ARN-100005 has expired: no purchase', 'Renew the ARN'],
  ['suspended', 'ARN-100006 is suspended: no purchase', 'See how to resolve it'],
] as const)(
  'an ARN that is %s is told why there is no new business, and led to what it can do',
  async (person, why, instead) => {
    const { user, go } = await openApp(person, path);
    await screen.findByText(new RegExp(`^${why}`));
    const main = () => within(document.querySelector<HTMLElement>('main') as HTMLElement);
    expect(main().queryByRole('link', { name: 'Initiate transaction' })).toBeNull();
    main().getByRole('link', { name: 'Client list' });
    await user.click(main().getByRole('link', { name: instead }));
    await arriveOn('profile');

    await go('/distributor/transact/select-transaction');
    await arriveOn('transact/initiate');
    const tiles = within(await screen.findByRole('list', { name: 'What to do' }));
    const isOpen = (name: RegExp) => tiles.getByRole('link', { name }).getAttribute('href') !== null;
    expect([/^Lumpsum/, /^SIP/, /^Switch/, /^STP/].map(isOpen)).toEqual([false, false, false, false]);
    expect([/^Redeem/, /^SWP/].map(isOpen)).toEqual([true, true]);
    main().getByText(new RegExp(`^${why}`));
    expect(main().queryByRole('button', { name: /^New investor/ })).toBeNull();

    const [client] = (await (await clientOf(person)).call(listInvestors, {})).items;
    if (!client) return;
    await go(`/distributor/investor/investor-details?id=${client.id}`);
    const [start] = await screen.findAllByRole('button', { name: /^Initiate transaction: / });
    if (start?.getAttribute('aria-disabled') === 'true') return;
    await user.click(start as HTMLElement);
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items.join()).toMatch(/Redeem.*SWP.*Pause a SIP.*Stop a plan/);
    expect(items.filter((item) => /^(?:Lumpsum|SIP|Switch|STP)/.test(item ?? ''))).toEqual([]);
  },
);

it('orders without an EUIN are listed in place, each leading to its folio', async ({ skip }) => {
  const missing = await (await clientOf('ifa')).call(euinMissing, {});
  if (missing.total === 0) return skip('the demo has none in this month');
  const { user } = await openApp('ifa', path);
  await expectFilled();
  await user.click(within(tile('Today')).getByRole('button', { name: /EUIN missing/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Orders without an EUIN' });
  const head = await within(dialog).findByText(/^\d+ orders?$/);
  expect(head.textContent).toMatch(new RegExp(`^${missing.total} order`));
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(missing.items.length);
  await user.click(within(dialog).getAllByRole('link')[0] as HTMLElement);
  await arriveOn('investor/folio-details');
  expect(address()).toContain(`folio=${encodeURIComponent(missing.items[0]?.folioNo ?? '')}`);
});
