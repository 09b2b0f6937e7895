import { type Call, href, IDEMPOTENCY_KEY_HEADER } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { mappedSchemeTypes } from '@hub/contract/calls/reference/reference-schemes';
import { drafts, existingBanks, redeemSchemes, saveDrafts } from '@hub/contract/calls/transact/transact';
import { deleteRecord } from '@hub/contract/calls/transact/transact-records';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { type RouteId, routeIds } from '@hub/domain';
import { type FormKind, formKinds } from '@hub/domain/orders/terms/order-terms';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { address, arriveOn, clientOf, openApp, openRoute } from '../../../test/open-app.tsx';
import { asked, breakLine, clearWire, hold, refuse } from '../../../test/wire.ts';

const forms = '/distributor/transact';
const routeNames: Readonly<Record<FormKind, string>> = {
  lumpsum: 'lumpsum',
  redeem: 'redeem',
  switch: 'switch',
  sip: 'sip',
  stp: 'stp',
  swp: 'swp',
  pause: 'sip-pause',
  stop: 'stop-transaction',
};

/** Clients with a folio that may transact and out of which units may leave. */
async function clientsWithUnits(count: number) {
  const client = await clientOf('ifa');
  const found = [];
  for (let pageNumber = 1; found.length < count; pageNumber++) {
    const { items } = await client.call(listInvestors, {
      balance: 'live',
      kyc: 'VALIDATED',
      sort: 'aum',
      order: 'desc',
      pageNumber,
    });
    if (items.length === 0) throw new Error('no such clients');
    for (const { id, name } of items) {
      const { folios } = await client.call(listFolios, { investorId: id });
      const folio = folios.find(
        ({ blocked, banks, holding }) => blocked === null && banks.length > 0 && holding === 'SI',
      );
      if (!folio) continue;
      const held = await client.call(redeemSchemes, { folioNo: folio.folioNo });
      const scheme = held.find(
        ({ mayRedeem, maySwitch, value }) => mayRedeem && maySwitch && Number(value) > 50_000,
      );
      if (scheme) found.push({ id, name, folioNo: folio.folioNo, scheme: scheme.scheme });
    }
  }
  return found.slice(0, count);
}

async function emptyCart(): Promise<void> {
  const client = await clientOf('ifa');
  const { items } = await client.call(drafts, {});
  for (const { id } of items) await client.call(deleteRecord, { id });
}

beforeEach(emptyCart);

const formOf = (
  kind: string,
  { id, folioNo, scheme }: Awaited<ReturnType<typeof clientsWithUnits>>[number],
) => `${forms}/${kind}?${new URLSearchParams({ investor: id, folio: folioNo, scheme: scheme.code })}`;
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
const add = () => screen.getByRole('button', { name: 'Add to cart' });
const summary = () => screen.getByRole('region', { name: 'Summary' });

it('chooses the transaction, finds the investor and asks for a folio only where there are several', async () => {
  const [client] = await clientsWithUnits(1);
  const { user, fill, go } = await openApp('ifa', `${forms}/select-transaction`);
  expect(await screen.findByRole('link', { name: /^First-time lumpsum/ })).toBeDefined();
  for (const kind of [/^SIP/, /^STP/, /^SWP/, /^Pause a SIP/, /^Stop a plan/, /^One-time mandate \(OTM\)/]) {
    expect(screen.getByRole('link', { name: kind })).toBeDefined();
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

  // Come back, the transaction used last is first.
  await go(`${forms}/select-transaction`);
  await screen.findByText('Last used');
  expect(screen.getAllByRole('link', { name: /Invest|Take money|Move/ })[0]?.textContent).toMatch(/^Redeem/);
});

it('redeems: lots and proceeds live, a block at its field, into the cart, out of it and back', async () => {
  const [client] = await clientsWithUnits(1);
  if (!client) throw new Error('no client');
  const { user, fill } = await openApp('ifa', formOf('redeem', client));
  await screen.findByText(new RegExp(`^${client.name}.* · folio ${client.folioNo}`));
  await fill(await amount(), '1');
  await user.tab();
  expect((await screen.findAllByText(/^Enter (at least|an amount of at least) ₹/)).length).toBeGreaterThan(0);
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
  const [first] = screen.getAllByRole('checkbox', { name: /^Send / });
  await user.click(first as HTMLElement);
  await screen.findByText('1 order to send');
  expect(address()).toMatch(/without=/);
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
  await user.click(await screen.findByRole('checkbox', { name: /^Execution only/ }));
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
  await user.click(screen.getByRole('checkbox', { name: /^Execution only/ }));
  await waitFor(() => expect(within(summary()).getAllByText('NAV of')).toHaveLength(2));
  await user.click(add());
  await arriveOn('transact/cart');
  await screen.findByText('2 orders to send');

  await user.click(screen.getByRole('link', { name: 'Continue to payment' }));
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
    expect(asked(call), `${call}`).toHaveLength(1);
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
  await waitFor(() => expect(asked(/DistributorSwitchTrxDet/).length).toBeGreaterThan(1));
  await screen.findByRole('button', { name: 'Send link' });
  repair();
  await send();
  await arriveOn('transact/thank-you');
  await screen.findByText(/^2 orders sent/);
  expect(asked(/DistributorRedeemTrxDet/)).toHaveLength(1);
  const keys = asked(/DistributorSwitchTrxDet/).map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER));
  expect(new Set(keys).size).toBe(1);
});

it('each form asks what its definition names, and no other look-up', async () => {
  const [one] = await clientsWithUnits(1);
  if (!one) throw new Error('no client');
  const named = (allCalls as readonly Call[]).filter(({ feature }) =>
    ['transact', 'reference'].includes(feature),
  );
  const askedFor = () =>
    new Set(
      named
        .filter(({ method, path }) => {
          const end = path.replace(/^\/\{\w+\}/, '');
          return asked(/./).some((call) => call.method === method && call.url.pathname.endsWith(end));
        })
        .map(({ name }) => name),
    );
  for (const kind of formKinds) {
    clearWire();
    const { fill } = await openApp('ifa', formOf(routeNames[kind], one));
    const scheme =
      kind === 'lumpsum' || kind === 'sip' ? await screen.findByRole('combobox', { name: 'Scheme' }) : null;
    if (scheme) await fill(scheme, 'flexi');
    const { lookups } = orderKindTexts[kind];
    await waitFor(() => expect([...askedFor()], kind).toEqual(expect.arrayContaining([...lookups])));
    const others = [...askedFor()].filter((name) => name !== 'transact.drafts' && !lookups.includes(name));
    expect(others, kind).toEqual([]);
  }
});

it('a login for one transaction ends with it, here and on the server, and the screen stays', async () => {
  const [one] = await clientsWithUnits(1);
  if (!one) throw new Error('no client');
  const { user, fill, client } = await openApp('ifa', formOf('redeem', one), 'for-one');
  await fill(await amount(), '5000');
  await waitFor(() => expect(within(summary()).getByText('Investor receives about')).toBeDefined());
  await user.click(add());
  await arriveOn('transact/cart');
  await user.click(await screen.findByRole('link', { name: 'Continue to summary' }));
  await arriveOn('transact/summary');
  expect(localStorage.getItem('hub.hubRefreshToken')).not.toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: /commission/ }));
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await arriveOn('transact/thank-you');
  await waitFor(() => expect(localStorage.getItem('hub.hubRefreshToken')).toBeNull());
  expect(screen.getByText(/^1 order sent.* Your login has ended with this transaction\.$/)).toBeDefined();
  expect(screen.getByText(/It can be confirmed until/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Share link/ })).toBeNull();
  await expect(client.call(drafts, {})).rejects.toThrow();
});

it('[S4-21] a logout asks while a transaction is started, also on a screen that is free to open', async () => {
  const [one] = await clientsWithUnits(1);
  if (!one) throw new Error('no client');
  const { user, go } = await openApp('ifa', formOf('lumpsum', one));
  await amount();
  await go(`${forms}/pending-transaction`);
  await arriveOn('transact/pending');
  expect(screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
  await screen.findByText(/The transaction you began is not finished\./);
  expect(asked(/login\/logout/)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(openRoute()).toBe('transact/pending');
});

it('[S4-13] the steps of a purchase are seven screens, which say so; from the cart on leaving asks about the cart', async () => {
  const [one] = await clientsWithUnits(1);
  if (!one) throw new Error('no client');
  const client = await clientOf('ifa');
  const { folioNo, scheme } = one;
  const [account] = await client.call(existingBanks, { folioNo });
  await client.call(saveDrafts, {
    orders: [
      {
        kind: 'lumpsum',
        folioNo,
        schemeCode: scheme.code,
        idcw: 'Z',
        amount: '5000',
        payMode: 'netbanking',
        account: account?.key ?? '',
        euin: null,
        isExecutionOnly: true,
        subArn: null,
      },
    ],
  });
  const { user, go } = await openApp('ifa', `${forms}/select-transaction`);
  const steps: Record<string, string> = {};
  for (const route of routeIds.filter((id) => id.startsWith('transact/'))) {
    if (['transact/pre-login', 'transact/shared-form'].includes(route)) continue;
    await go((href as (id: RouteId) => string)(route));
    await waitFor(() => expect(document.querySelector('main')?.dataset.routeId).toBeDefined());
    const { routeId = '', flowStep } = document.querySelector('main')?.dataset ?? {};
    if (flowStep !== undefined) steps[routeId] = flowStep;
    if (!['cart', 'payment', 'summary'].includes(flowStep ?? '')) continue;
    await waitFor(() => expect(localStorage.getItem('hub.transaction')).not.toBeNull());
    void go('/distributor/nav');
    await screen.findByText('Your orders are not sent yet. They stay in the cart.');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
  }
  expect(steps).toEqual({
    'transact/lumpsum': 'lumpsum',
    'transact/lumpsum-edit': 'lumpsum',
    'transact/sip': 'sip',
    'transact/lumpsum-first-time': 'lumpsum-firsttime',
    'transact/sip-first-time': 'sip-firsttime',
    'transact/cart': 'cart',
    'transact/payment': 'payment',
    'transact/summary': 'summary',
  });
});

it('says what is empty, wrong or not there, and tries again', async () => {
  const { user, go } = await openApp('ifa', `${forms}/cart`);
  await screen.findByText('Your cart is empty');
  for (const [path, text] of [
    [`${forms}/summary`, 'No orders to send'],
    [`${forms}/payment`, 'No orders to send'],
    [`${forms}/thank-you`, 'No orders were sent from here'],
    [
      `${forms}/lumpsum/edit?order=61546eb2-2613-4d9a-8352-9d25711de732`,
      'This order is not in your cart any more',
    ],
    [
      `${forms}/redeem?folio=999999999%2F99`,
      'Transaction Not Allowed: Folio inactive or invalid. Check details or contact CAMS.',
    ],
  ] as const) {
    await go(path);
    await screen.findByText(text);
  }
  const mend = refuse(/dit\/$/);
  await openApp('ifa', `${forms}/cart`);
  await screen.findByText('The cart could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Your cart is empty');
});
