import { draftWire } from '@hub/contract/applications/draft-schema';
import { investorDetails } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { orderFacts, submitLumpsum } from '@hub/contract/calls/transact/transact';
import { discardApplication, saveApplication } from '@hub/contract/calls/transact/transact-applications';
import { transactClient } from '@hub/contract/calls/transact/transact-client';
import { records } from '@hub/contract/calls/transact/transact-records';
import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { rupeesText } from '@hub/domain';
import { emptyDraft } from '@hub/domain/applications/application-draft';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/complaints.ts';
import { arriveOn, clientOf, openApp, openRoute } from '../../../../test/open-app.tsx';
import { hold, refuse, requested } from '../../../../test/wire.ts';
import { fundName } from '../../../parts/scheme/fund-name.ts';
import { clientsWithUnits, forms } from '../test/order-steps.ts';

const page = `${forms}/select-transaction`;
const who = () => screen.findByRole('combobox', { name: initiateTexts.who });
const card = (name: string) => screen.findByRole('region', { name });
const start = () => Object.fromEntries(new URLSearchParams(window.location.search));

async function client() {
  const [found] = await clientsWithUnits(1);
  if (!found) throw new Error('no client');
  return found;
}

it('the search has the focus on arrival, its options say folio and AUM, and a client and a key open the order', async () => {
  const { id, name, folioNo } = await client();
  const { aum, figures } = await clientOf('ifa').then(async (hub) => ({
    ...(await hub.call(listInvestors, { words: folioNo })).items[0],
    figures: (await hub.call(investorDetails, { id })).figures,
  }));
  const { user, fill } = await openApp('ifa', page);
  await waitFor(async () => expect(document.activeElement).toBe(await who()));
  // A digit that is typed into the search presses nothing.
  await user.keyboard('3');
  expect(openRoute()).toBe('transact/initiate');
  await fill(await who(), folioNo);
  const option = await screen.findByRole('option', { name: new RegExp(name) });
  expect(option.textContent).toContain(initiateTexts.folioNamed(folioNo));
  expect(option.textContent).toContain(rupeesText(aum ?? '', { decimals: 0 }));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Lumpsum/ })));
  const facts = within(await card(name));
  expect(await facts.findByText(initiateTexts.aum)).toBeDefined();
  expect(figures.value).toBeDefined();
  await expectAccessible();
  await user.keyboard('3');
  await arriveOn('transact/redeem');
  expect(start()).toMatchObject({ investor: id, folio: folioNo, field: 'schemeCode' });
  await screen.findByText(new RegExp(` · folio ${folioNo}`));
});

it('each of the keys 1 to 6 presses its tile, the others none', async () => {
  const { id } = await client();
  for (const [key, route] of [
    ['1', 'lumpsum'],
    ['2', 'sip'],
    ['4', 'switch'],
    ['5', 'stp'],
    ['6', 'swp'],
  ] as const) {
    const { user } = await openApp('ifa', `${page}?investor=${id}`);
    const tile = await screen.findByRole('link', { name: /^Lumpsum/ });
    await screen.findByText(initiateTexts.aum);
    tile.focus();
    await user.keyboard('7{Control>}1{/Control}');
    expect(openRoute()).toBe('transact/initiate');
    await user.keyboard(key);
    await arriveOn(`transact/${route}`);
  }
});

it('a client with several folios has a choice of them, and the order is for the one chosen', async () => {
  const hub = await clientOf('ifa');
  const { items } = await hub.call(listInvestors, { sort: 'aum', order: 'desc' });
  const several = items.find(({ folios }) => folios > 1);
  if (!several) throw new Error('no client with several folios');
  const { folios } = await hub.call(transactClient, { investorId: several.id });
  const { user } = await openApp('ifa', `${page}?investor=${several.id}`);
  const choice = await screen.findByRole('combobox', { name: initiateTexts.folio });
  expect(choice).toHaveProperty('value', folios[0]?.folioNo);
  const wanted = folios.at(-1)?.folioNo ?? '';
  await user.selectOptions(choice, wanted);
  await waitFor(() => expect(start()).toEqual({ investor: several.id, folio: wanted }));
  expect(screen.getByRole('link', { name: /^SIP/ }).getAttribute('href')).toContain(
    new URLSearchParams({ folio: wanted }).toString(),
  );
});

it('a recent client is chosen by a press, changed again, and “All” leads to as many as there are', async () => {
  const { user } = await openApp('ifa', page);
  const hub = await clientOf('ifa');
  const newest = (await hub.call(records, {})).items.find(({ isInBook }) => isInBook);
  const recent = await screen.findByRole('button', { name: newest?.investor.name ?? '' });
  await user.click(recent);
  await waitFor(() => expect(start().investor).toBe(newest?.investor.id));
  await card(newest?.investor.name ?? '');
  await user.click(screen.getByRole('button', { name: initiateTexts.changeLabel }));
  await waitFor(async () => expect(document.activeElement).toBe(await who()));
  expect(start()).toEqual({});
  const { totals } = await hub.call(listInvestors, {});
  expect(await screen.findByRole('link', { name: initiateTexts.all(totals?.clients ?? null) })).toBeDefined();
});

it('the last order is said, and ordered again with what it had', async () => {
  const hub = await clientOf('ifa');
  const [, , ordering] = await clientsWithUnits(3);
  if (!ordering) throw new Error('no client');
  const { id, folioNo, scheme } = ordering;
  const { folio } = await hub.call(orderFacts, { kind: 'lumpsum', folioNo });
  const paid = { amount: '5000', payMode: 'netbanking', account: folio?.banks[0]?.key ?? '' } as const;
  const advised = { idcw: 'Z', euin: null, isExecutionOnly: true, subArn: null } as const;
  const terms = { kind: 'lumpsum', folioNo, schemeCode: scheme.code, ...paid, ...advised } as const;
  await hub.call(submitLumpsum, { terms, consent: true });
  const { user } = await openApp('ifa', `${page}?investor=${id}`);
  await screen.findByText(new RegExp(`^Last order .*: lumpsum ₹5,000, ${fundName(scheme.name)}$`));
  await user.click(screen.getByRole('link', { name: initiateTexts.again }));
  await arriveOn('transact/lumpsum');
  expect(start()).toMatchObject({ folio: folioNo, scheme: scheme.code });
});

it('the tiles stand there while the client loads, a load that failed is tried again, and nobody else’s client is shown', async () => {
  const { id, name } = await client();
  const held = hold(/trans\/client/);
  const { user } = await openApp('ifa', `${page}?investor=${id}`);
  await screen.findByText(initiateTexts.loading);
  const tile = screen.getByRole('link', { name: /^SIP/ });
  held.release();
  await card(name);
  expect(screen.getByRole('link', { name: /^SIP/ })).toBe(tile);

  const mend = refuse(/trans\/client/);
  await openApp('ifa', `${page}?investor=${id}`);
  await screen.findByText(initiateTexts.failed, {}, { timeout: 15_000 });
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card(name);

  const [theirs] = (await (await clientOf('otherIfa')).call(listInvestors, {})).items;
  await openApp('ifa', `${page}?investor=${theirs?.id}`);
  await screen.findByText(initiateTexts.unknown, {}, { timeout: 15_000 });
  expect(screen.queryByText(theirs?.name ?? '')).toBeNull();
});

it('who may not see the client list finds clients all the same, and has no way to the list', async () => {
  await openApp('nonIfa', page);
  await who();
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
  expect(requested(/GetTotalClients/)).toHaveLength(0);
});

it('a restricted login that asked for another screen is told why this one opened', async () => {
  const { go } = await openApp('nonIfa', '/distributor/investor/investor-list');
  await arriveOn('transact/initiate');
  await screen.findByText('Client List is not part of your login');
  await go('/distributor/nav');
  await waitFor(() => expect(screen.queryByText('Client List is not part of your login')).toBeNull());
  await go(page);
  await who();
  expect(screen.queryByText(/is not part of your login/)).toBeNull();
});

it('unfinished forms are one line, which unfolds', async () => {
  const hub = await clientOf('ifa');
  const { id } = await hub.call(saveApplication, { draft: draftWire(emptyDraft('lumpsum')) });
  const { user } = await openApp('ifa', page);
  const line = await screen.findByRole('button', { name: /unfinished form/ });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: /^Continue the form/ })).toBeNull();
  await user.click(line);
  expect(screen.getAllByRole('link', { name: /^Continue the form/ }).length).toBeGreaterThan(0);
  await expectAccessible();
  await user.click(line);
  expect(screen.queryByRole('link', { name: /^Continue the form/ })).toBeNull();
  await hub.call(discardApplication, { id, version: 1 });
});
