import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arriveOn, clientOf, openApp, openRoute } from '../../../test/open-app.tsx';
import { hold, refuse, requested } from '../../../test/wire.ts';

const palette = () => screen.getByRole('dialog', { name: 'Search' });
const field = () => within(palette()).getByRole('combobox');
const options = (group?: string): HTMLElement[] => {
  const place = group === undefined ? palette() : within(palette()).queryByRole('group', { name: group });
  return place ? within(place).queryAllByRole('option') : [];
};
const active = () => within(palette()).getByRole('option', { selected: true });
const firstSays = (group: string, text: string | RegExp) =>
  waitFor(() => expect(options(group)[0]?.textContent).toMatch(text));

/** At a screen whose data is quickly read. */
async function openPalette(person: Parameters<typeof openApp>[0] = 'ifa', path = '/distributor/contact-us') {
  const app = await openApp(person, path);
  const open = async () => {
    await app.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Search' });
    await waitFor(() => expect(document.activeElement).toBe(field()));
  };
  await open();
  return { ...app, open };
}

/** A client of the demo book with a name of two words. */
async function someClient() {
  const client = await clientOf('ifa');
  const { items } = await client.call(listInvestors, { sort: 'aum', balance: 'live' });
  const found = items.find(({ name, maskedPan }) => /^\p{L}+ \p{L}+$/u.test(name) && maskedPan !== null);
  if (!found) throw new Error('The demo book has no client');
  const { folios } = await client.call(listFolios, { investorId: found.id });
  return { ...found, folioNo: folios[0]?.folioNo ?? '' };
}

it('leads to an investor, a folio, a scheme, a page and an action', async () => {
  const { name, id, folioNo } = await someClient();
  const { user, open } = await openPalette();
  await user.paste(name.toLowerCase());
  await firstSays('Clients', name);
  expect(active().querySelector('mark')).not.toBeNull();
  await user.keyboard('{Enter}');
  await arriveOn('investor/details');
  expect(new URLSearchParams(window.location.search).get('id')).toBe(id);

  await open();
  await user.paste(folioNo);
  await firstSays('Folios', folioNo);
  await user.keyboard('{ArrowDown}'.repeat(options('Clients').length));
  expect(active().textContent).toContain(folioNo);
  await user.keyboard('{Enter}');
  await arriveOn('investor/folio-details');
  expect(new URLSearchParams(window.location.search).get('folio')).toBe(folioNo);

  await open();
  await user.paste('flexi cap');
  await firstSays('Schemes', /Flexi Cap/);
  await user.keyboard('{Enter}');
  await arriveOn('investor/scheme-details');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Flexi Cap'));

  await open();
  await user.paste('sip rep');
  await waitFor(() => expect(active().textContent).toBe('SIP report'));
  await user.keyboard('{Enter}');
  await arriveOn('reports/sip');

  await open();
  await user.paste('switch to');
  await waitFor(() => expect(active().textContent).toMatch(/^Switch to dark/));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  await user.paste('switch to');
  await waitFor(() => expect(active().textContent).toMatch(/^Switch to light/));
});

it('typing quickly ends with the results of what was typed, whenever they come', async () => {
  const { name } = await someClient();
  const { user, fill } = await openPalette();
  // The first answer comes last.
  const late = hold(/investor\/find.*[?&]\w+=a(?:&|$)/);
  await user.paste('a');
  await waitFor(() => expect(requested(/investor\/find/)).toHaveLength(1));
  await fill(field(), name);
  await firstSays('Clients', name);
  late.release();
  await user.keyboard('{End}');
  expect(options('Clients')[0]?.textContent).toContain(name);

  // Enter at once waits for the answer to what is typed.
  await fill(field(), 'zzzz');
  await within(palette()).findByText(/^Nothing found for/);
  await fill(field(), name);
  await user.keyboard('{Enter}');
  await arriveOn('investor/details');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name));
});

it('finds a client whose name is written otherwise, in another order', async () => {
  const { items } = await (await clientOf('ifa')).call(listInvestors, { words: 'sh' });
  const found = items.find(({ name }) => /^\p{L}*sh\p{L}* \p{L}{4,}$/iu.test(name));
  if (!found) throw new Error('The demo book has no name with sh');
  const [first = '', last = ''] = found.name.split(' ');
  const { user } = await openPalette();
  await user.paste(`${last} ${first.replace(/sh/i, 's')}`);
  await waitFor(() =>
    expect(options('Clients').filter(({ textContent }) => textContent?.includes(found.name))).not.toEqual([]),
  );
});

it('begins what is typed before a name, with the client and the amount filled in', async () => {
  const { name, id } = await someClient();
  const { user, open } = await openPalette();
  await user.paste(`redeem ${name.toLowerCase()}`);
  await firstSays('Transactions', `Redeem: ${name}`);
  await user.keyboard('{Enter}');
  await arriveOn('transact/redeem');
  expect(new URLSearchParams(window.location.search).get('investor')).toBe(id);

  await open();
  await user.paste(`sip 5,000 ${name}`);
  await firstSays('Transactions', new RegExp(`^SIP: ${name}.*₹5,000`));
});

it('what was opened stands first next time; no name of a client is written to the device', async () => {
  const { name } = await someClient();
  const { user, open } = await openPalette();
  await user.paste(name);
  await firstSays('Clients', name);
  await user.click(options('Clients')[0] as HTMLElement);
  await arriveOn('investor/details');
  await open();
  await user.paste('swp report');
  await user.keyboard('{Enter}');
  await arriveOn('reports/swp');
  await open();
  expect(options('Recent').map(({ textContent }) => textContent)).toEqual([
    'SWP report',
    expect.stringContaining(name),
  ]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(name);
});

it('says that clients could not be searched, and pages still open', async () => {
  const mend = refuse(/investor\/find/);
  const { user, fill } = await openPalette();
  await user.paste('client');
  await within(palette()).findByText(/could not be searched/);
  mend();
  await user.click(within(palette()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(palette()).queryByRole('alert')).toBeNull());
  await fill(field(), 'client li');
  await user.keyboard('{Enter}');
  await arriveOn('investor/list');
});

it.each(['nonIfa', 'internal'] as const)(
  'shows %s only the pages they may open, and asks nobody for clients',
  async (person) => {
    const { user, fill } = await openPalette(person, '/distributor/profile');
    expect(field().getAttribute('placeholder')).toBe('Search pages and actions');
    expect(options('Pages').filter(({ textContent }) => textContent?.includes('Profile'))).toHaveLength(1);
    expect(options().filter(({ textContent }) => textContent?.includes('Client List'))).toEqual([]);
    await fill(field(), 'a');
    await fill(field(), 'home');
    await within(palette()).findByText(/^Nothing found for/);
    await fill(field(), 'initiate');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openRoute()).toBe('transact/initiate'));
    expect(requested(/investor\/find/)).toEqual([]);
  },
);
