import { investorDetails, investorHistory, listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/complaints.ts';
import { arriveAt, arriveOn, clientOf, openApp } from '../../../../test/open-app.tsx';
import { refuse, requested } from '../../../../test/wire.ts';

const detailsPath = '/distributor/investor/investor-details';
const folioPath = '/distributor/investor/investor-list/folio-details';
const pan = /[A-Z]{5}\d{4}[A-Z]/;

async function someClient() {
  const client = await clientOf('ifa');
  const { items } = await client.call(listInvestors, { sort: 'aum', balance: 'live', sip: 'running' });
  const id = items[0]?.id ?? '';
  const { folios } = await client.call(listFolios, { investorId: id });
  return { id, folioNo: folios[0]?.folioNo ?? '' };
}
const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
const holdings = () => screen.findAllByRole('table', { name: /^Holdings of folio/ });
const head = () => screen.findByRole('region', { name: 'Client' });

it('shows the whole book of a client part by part; the address says which', async () => {
  const { id } = await someClient();
  const { user } = await openApp('ifa', `${detailsPath}?id=${id}`);
  await holdings();
  await user.click(tab('SIP, STP, SWP'));
  const sips = await screen.findByRole('region', { name: 'SIPs' });
  const [sip] = await within(sips).findAllByRole('article');
  expect(sip?.textContent).toMatch(/Next \d\d-[A-Z][a-z]{2}-\d{4}/);
  const pause = within(sip as HTMLElement).getByRole('link', { name: /^Pause/ });
  expect(pause.getAttribute('href')).toMatch(/sip-pause\?investor=.*&reg=/);
  await user.click(tab('Transactions'));
  const transactions = await screen.findByRole('table', { name: 'Transactions' });
  expect(within(transactions).getAllByRole('row')[1]?.textContent).toMatch(/\d\d-[A-Z][a-z]{2}-\d{4}/);
  await user.click(tab('Nominees, banks'));
  expect((await screen.findAllByRole('heading', { name: 'Banks' })).length).toBeGreaterThan(0);

  // The id alone opens the same page [S2-12].
  const again = await openApp('ifa', `/distributor/investor/${id}`);
  await holdings();
  await again.user.click(tab('Transactions'));
  await arriveAt(`/distributor/investor/${id}?tab=transactions`);
  await screen.findByRole('table', { name: 'Transactions' });
});

it('shows a masked value only when it is asked for, and hides it again', async () => {
  const { id } = await someClient();
  const { user } = await openApp('ifa', `${detailsPath}?id=${id}`);
  const client = await head();
  expect(within(client).getAllByText(/^\*+/).length).toBeGreaterThan(0);
  expect(client.textContent).not.toMatch(pan);
  expect(requested(/investor\/reveal/)).toEqual([]);
  await user.click(within(client).getByRole('button', { name: 'Show PAN' }));
  await waitFor(() => expect(client.textContent).toMatch(pan));
  expect(requested(/investor\/reveal/)).toHaveLength(1);
  await user.click(within(client).getByRole('button', { name: 'Hide PAN' }));
  expect(client.textContent).not.toMatch(pan);
});

it('an id of another distributor is answered like one that does not exist', async () => {
  const { id, folioNo } = await someClient();
  const { go, user } = await openApp('otherIfa', '/distributor/contact-us');
  const seen = new Set<string>();
  for (const path of [
    `${detailsPath}?id=${id}`,
    `${detailsPath}?id=00000000-0000-4000-8000-000000000000`,
    `${detailsPath}?id=4711`,
    detailsPath,
    `/distributor/investor/${id}`,
    '/distributor/investor/4711',
  ]) {
    await go('/distributor/contact-us');
    await arriveOn('landing/contact-us');
    await go(path);
    await screen.findByText('There is no such client in your book');
    seen.add(document.querySelector('main')?.textContent ?? '');
  }
  expect(seen.size).toBe(1);
  for (const folio of [folioNo, '999999999/99', "';--"]) {
    await go('/distributor/contact-us');
    await arriveOn('landing/contact-us');
    await go(`${folioPath}?folio=${encodeURIComponent(folio)}`);
    await screen.findByText('There is no such folio in your book');
  }
  await user.click(screen.getByRole('link', { name: 'Show the client list' }));
  await arriveOn('investor/list');
});

it('one part that fails says so and is tried again; the rest stands', async () => {
  const { id } = await someClient();
  const mend = refuse(/FolioLevel_investor_registered/);
  const { user } = await openApp('ifa', `${detailsPath}?id=${id}`);
  await head();
  await screen.findByText('The holdings could not be loaded');
  await user.click(tab('Transactions'));
  await screen.findByRole('table', { name: 'Transactions' });
  await user.click(tab(/^Holdings/));
  await screen.findByText('The holdings could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await holdings();
});

it('has four acts and what waits to be done, each with the one act that helps', async () => {
  const client = await clientOf('ifa');
  const { items } = await client.call(listInvestors, { sort: 'aum', sip: 'running', kyc: 'REGISTERED' });
  const id = items[0]?.id ?? '';
  const { name } = await client.call(investorDetails, { id });
  const { user } = await openApp('ifa', `${detailsPath}?id=${id}`);
  const acts = within(await head()).getAllByRole('button', { name: new RegExp(`: ${RegExp.escape(name)}$`) });
  expect(acts.map(({ textContent }) => textContent)).toEqual([
    'Initiate transaction',
    'Statement',
    'Share',
    'Contact',
  ]);
  const region = await screen.findByRole('region', { name: `To do for ${name}` });
  const todo = within(region);
  await todo.findByText('KYC registered');
  await user.click(todo.getByRole('button', { name: 'Ask for KYC: KYC registered' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^(WhatsApp|Mail) to / }));
  expect((await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })).value).toContain(
    'your KYC is registered',
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(region.textContent).toMatch(/Next SIP ₹[\d,]+ on \d\d-[A-Z][a-z]{2}-\d{4}/);
  expect(todo.getByRole('link', { name: 'Goals' }).getAttribute('href')).toContain(id);
  todo.getByRole('link', { name: 'Ask the desk' });

  await user.click(within(await head()).getByRole('button', { name: `Contact: ${name}` }));
  const ways = await screen.findAllByRole('menuitem');
  expect(ways.at(-1)?.textContent).toBe('Change mobile or e-mail');
  await user.click(screen.getByRole('menuitem', { name: /^Call/ }));
  await screen.findByRole('dialog', { name: `Call ${name}` });
});

it('draws what the holdings were worth against what was paid, ending with the figures of the head', async () => {
  const { id } = await someClient();
  const client = await clientOf('ifa');
  const { figures } = await client.call(investorDetails, { id });
  const mend = refuse(/investor\/history/);
  const { user } = await openApp('ifa', `${detailsPath}?id=${id}`);
  await head();
  await screen.findByText('The value over time could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const chart = await screen.findByRole('slider', { name: /^Value and invested by month/ });
  const { points } = await client.call(investorHistory, { id });
  expect(chart.getAttribute('aria-valuemax')).toBe(String(points.length - 1));
  expect(points.at(-1)).toMatchObject({ value: figures.value, invested: figures.cost });
  const said = chart.getAttribute('aria-valuetext');
  chart.focus();
  await user.keyboard('{Home}');
  expect(chart.getAttribute('aria-valuetext')).not.toBe(said);
});

it('notes a call with the client and shows it as the last touch', async () => {
  const { id } = await someClient();
  const { user } = await openApp('ifa', `${detailsPath}?id=${id}`);
  const client = await head();
  await user.click(await within(client).findByRole('button', { name: /^Contact: / }));
  await user.click(await screen.findByRole('menuitem', { name: /^Call/ }));
  const panel = within(await screen.findByRole('dialog', { name: /^Call / }));
  await user.type(await panel.findByRole('textbox', { name: /^Note/ }), 'Wants to raise the SIP');
  await user.click(panel.getByRole('button', { name: 'I called' }));
  await waitFor(() =>
    expect(client.textContent).toMatch(/Last touch: Called \d\d-[A-Z][a-z]{2}-\d{4}: Wants to raise the SIP/),
  );
  await user.click(tab('Nominees, banks'));
  const [noted] = within(await screen.findByRole('list', { name: 'Calls and messages' })).getAllByRole(
    'listitem',
  );
  expect(noted?.textContent).toMatch(/^Called.+Wants to raise the SIP$/);
  await expectAccessible();
});
