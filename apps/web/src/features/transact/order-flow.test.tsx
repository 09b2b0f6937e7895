import { IDEMPOTENCY_KEY_HEADER } from '@hub/contract';
import { mappedSchemeTypes } from '@hub/contract/calls/reference/reference-schemes';
import { drafts, existingBanks, saveDrafts } from '@hub/contract/calls/transact/transact';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { address, arriveOn, clientOf, openApp, openRoute } from '../../../test/open-app.tsx';
import { ownCart } from '../../../test/own-cart.ts';
import { breakLine, hold, refuse, requested } from '../../../test/wire.ts';
import {
  add,
  amount,
  clientsWithUnits,
  emptyCart,
  executionOnly,
  formOf,
  forms,
  summary,
} from './test/order-steps.ts';

ownCart('ifa');
beforeEach(() => emptyCart());

it('chooses the transaction, finds the investor and asks for a folio only where there are several', async () => {
  const [client] = await clientsWithUnits(1);
  const { user, fill } = await openApp('ifa', `${forms}/select-transaction`);
  for (const kind of [/^Lumpsum/, /^SIP/, /^Switch/, /^STP/, /^SWP/, /^Pause a SIP/, /^Stop a plan/]) {
    expect(await screen.findByRole('link', { name: kind })).toBeDefined();
  }
  for (const [tile, item] of [
    ['Mandate', /^One-time mandate \(OTM\)/],
    ['New investor', /^First-time lumpsum/],
  ] as const) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${tile}`) }));
    expect(await screen.findByRole('menuitem', { name: item })).toBeDefined();
    await user.keyboard('{Escape}');
  }
  await user.click(await screen.findByRole('link', { name: /^Redeem/ }));
  await arriveOn('transact/select-investor');
  await fill(await screen.findByRole('combobox', { name: 'Investor' }), client?.name ?? '');
  await user.click(
    (await screen.findAllByRole('option', { name: new RegExp(client?.name ?? '') }))[0] as HTMLElement,
  );
  await waitFor(() =>
    expect(openRoute() === 'transact/redeem' || screen.queryByText(/^Folios of/)).toBeTruthy(),
  );
  if (openRoute() !== 'transact/redeem') {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Folio ${client?.folioNo}`) }));
  }
  await arriveOn('transact/redeem');
  expect(new URLSearchParams(window.location.search).get('investor')).toBe(client?.id);
  await screen.findByText(new RegExp(` · folio ${client?.folioNo}`));
});

it('redeems: lots and proceeds live, a block at its field, into the cart, out of it and back', async () => {
  const [client] = await clientsWithUnits(1);
  if (!client) throw new Error('no client');
  const { user, fill } = await openApp('ifa', formOf('redeem', client));
  await screen.findByText(new RegExp(`^${client.name}.* · folio ${client.folioNo}`));
  await fill(await amount(), '1');
  await user.tab();
  await screen.findByText(/^Minimum ₹/, { selector: '[role=alert] *, [role=alert]' });
  await user.click(add());
  expect(openRoute()).toBe('transact/redeem');
  await fill(await amount(), '5000');
  await waitFor(() => expect(within(summary()).getByText('Investor receives about')).toBeDefined());
  expect(summary().textContent).toMatch(/Paid by[A-Z][a-z]{2}, \d\d-[A-Z][a-z]{2}-\d{4}/);
  const lots = await screen.findByRole('table');
  expect(within(lots).getAllByRole('row').length).toBeGreaterThan(1);
  await user.click(add());
  await arriveOn('transact/cart');
  const cart = await screen.findByRole('region', { name: client.name });
  expect(cart.textContent).toContain('₹5,000');

  await user.click(screen.getByRole('button', { name: /^Duplicate/ }));
  await screen.findByText('2 orders to send');
  const ticks = () => screen.getAllByRole('checkbox', { name: /^Send / });
  await user.click(ticks()[0] as HTMLElement);
  await screen.findByText('1 order to send');
  // Kept on the server: whoever opens the cart again finds it so.
  await waitFor(async () => {
    const { items } = await (await clientOf('ifa')).call(drafts, {});
    expect(items.map(({ isChosen }) => isChosen)).toEqual([false, true]);
  });
  await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await (await clientOf('ifa')).call(drafts, {})).items).toHaveLength(2));

  await user.click(screen.getAllByRole('link', { name: /^Edit/ })[0] as HTMLElement);
  await arriveOn('transact/redeem');
  expect((await amount()).getAttribute('value')).toBe('5,000');
  await fill(await amount(), '6000');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await arriveOn('transact/cart');
  await screen.findByText('₹6,000');
});

it('a lumpsum begins with the amount of its address, and with none where that is no amount', async () => {
  const [client] = await clientsWithUnits(1);
  if (!client) throw new Error('no client');
  const address = formOf('lumpsum', client);
  const { go } = await openApp('ifa', `${address}&amount=16856.00`);
  expect((await amount()).getAttribute('value')).toBe('16,856');
  await waitFor(() => expect(within(summary()).getByText('Stamp duty')).toBeDefined());
  for (const bad of [
    '',
    '&amount=',
    '&amount=1.234',
    '&amount=-1',
    '&amount=all',
    '&amount=%3Cb%3E',
    '&units=3',
  ]) {
    await go(`${address}${bad}`);
    await waitFor(async () => expect((await amount()).getAttribute('value'), bad).toBe(''));
    expect((await amount()).getAttribute('aria-invalid'), bad).not.toBe('true');
  }
});

it('two investors, a lumpsum and a switch: payment, summary, each sent once by its own call, one link each', async () => {
  const [one, other] = await clientsWithUnits(2);
  if (!one || !other) throw new Error('no clients');
  const { user, fill, go } = await openApp('ifa', formOf('lumpsum', one));
  await fill(await amount(), '10000');
  await user.click(executionOnly());
  expect(screen.getByText(/without any interaction or advice/)).toBeDefined();
  await waitFor(() => expect(within(summary()).getByText('Stamp duty')).toBeDefined());
  await user.click(add());
  await arriveOn('transact/cart');

  await go(formOf('switch', other));
  await arriveOn('transact/switch');
  await user.click(await screen.findByRole('radio', { name: 'Amount' }));
  await fill(await amount(), '20000');
  await fill(screen.getByRole('combobox', { name: 'To' }), 'liquid');
  await user.click((await screen.findAllByRole('option', { name: /Liquid/ }))[0] as HTMLElement);
  await user.click(executionOnly());
  await waitFor(() => expect(within(summary()).getAllByText('NAV date')).toHaveLength(2));
  await user.click(add());
  await arriveOn('transact/cart');
  // A new order for one client takes the tick from what waits for another.
  await screen.findByText('1 order to send');
  await user.click(screen.getByRole('checkbox', { name: /^Send ₹10,000/ }));
  await screen.findByText('2 orders to send');

  // How it is paid the order says already: that step is left out, and still there for whoever wants it otherwise.
  await screen.findByRole('link', { name: 'Continue to summary' });
  const namesIn = (role: string, list: HTMLElement) =>
    within(list)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const trail = namesIn('listitem', screen.getByRole('list', { name: 'Steps' }));
  expect(trail.map((step) => step?.replace(/^\d/, ''))).toEqual(['Investor', 'Order', 'Cart', 'Send']);
  const table = screen.getByRole('table', { name: `Orders of ${one.name}` });
  const columns = ['Send', 'Scheme', 'Kind', 'Amount', 'Payment', 'Checks', 'NAV day', 'Change'];
  expect(namesIn('columnheader', table)).toEqual(columns);
  expect(namesIn('row', table)[1]).toMatch(
    /Folio .*Lumpsum₹10,000Net banking .*\d{2}-[A-Z][a-z]{2}-\d{4} if confirmed and paid now$/,
  );
  await user.click(screen.getByRole('link', { name: 'Change how it is paid' }));
  await arriveOn('transact/payment');
  await user.click(await screen.findByRole('radio', { name: /^UPI/ }));
  await waitFor(async () => {
    const { items } = await (await clientOf('ifa')).call(drafts, {});
    expect(items.find(({ kind }) => kind === 'lumpsum')?.terms).toMatchObject({ payMode: 'upi' });
  });
  await user.click(screen.getByRole('link', { name: 'Continue to summary' }));
  await arriveOn('transact/summary');
  expect((await screen.findAllByText(/^One link goes to/)).length).toBe(2);
  const send = () => screen.getByRole('button', { name: /^Send 2 links|^Sending/ });
  await user.click(send());
  await screen.findAllByText('Tick this to send the orders');
  await user.click(screen.getByRole('checkbox', { name: /commission/ }));
  const held = hold(/dit\/prepare/);
  await user.dblClick(send());
  await user.click(send());
  await waitFor(() => expect(held.arrived()).toBe(1));
  held.release();
  await arriveOn('transact/thank-you');
  for (const call of [
    /dit\/prepare/,
    /Additionalpurchase\/DistributorAPTrxDet/,
    /Switch\/DistributorSwitchTrxDet/,
  ]) {
    expect(requested(call), `${call}`).toHaveLength(1);
  }
  await screen.findByText(/^2 orders sent/);
  expect(screen.getAllByText(/It can be confirmed until/)).toHaveLength(2);
  expect((await (await clientOf('ifa')).call(drafts, {})).items).toEqual([]);

  await user.click(screen.getByRole('button', { name: `Share link with ${one.name}` }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: /Copy link/ });

  // What was sent is found again after a reload.
  await openApp('ifa', address());
  await screen.findByText(/^2 orders sent/);
  expect(screen.getAllByText(/^Reference H/)).toHaveLength(2);
});

it('what was sent before a refusal stays sent, the rest waits in the cart and goes with the next try', async () => {
  const [one] = await clientsWithUnits(1);
  if (!one) throw new Error('no client');
  const client = await clientOf('ifa');
  const { folioNo, scheme } = one;
  const [account] = await client.call(existingBanks, { folioNo });
  const [to] = await client.call(mappedSchemeTypes, {
    schemeCode: scheme.code,
    kind: 'switch',
    assetClass: 'LIQUID',
  });
  const quantity = { by: 'amount' as const, amount: '6000' };
  const order = { folioNo, schemeCode: scheme.code, quantity };
  await client.call(saveDrafts, {
    orders: [
      {
        ...order,
        kind: 'switch',
        toSchemeCode: to?.code ?? '',
        idcw: 'Z',
        euin: null,
        isExecutionOnly: true,
        subArn: null,
      },
      { ...order, kind: 'redeem', account: account?.key ?? '' },
    ],
  });
  const { user } = await openApp('ifa', `${forms}/summary`);
  await user.click(await screen.findByRole('checkbox', { name: /commission/ }));
  const send = () => user.click(screen.getByRole('button', { name: 'Send link' }));
  const mend = refuse(/DistributorSwitchTrxDet/, { status: 422, error: 'Closed for today.' });
  await send();
  await screen.findByText(/Closed for today\./);
  // The redemption, which can be confirmed for a shorter time, goes first.
  await screen.findByText('1 of 2 orders sent. The others are still in your cart.');
  expect((await client.call(drafts, {})).items.map(({ kind }) => kind)).toEqual(['switch']);
  mend();
  const repair = breakLine(/DistributorSwitchTrxDet/);
  await send();
  await waitFor(() => expect(requested(/DistributorSwitchTrxDet/).length).toBeGreaterThan(1));
  await screen.findByRole('button', { name: 'Send link' });
  repair();
  await send();
  await arriveOn('transact/thank-you');
  await screen.findByText(/^2 orders sent/);
  expect(requested(/DistributorRedeemTrxDet/)).toHaveLength(1);
  const keys = requested(/DistributorSwitchTrxDet/).map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER));
  expect(new Set(keys).size).toBe(1);
});
