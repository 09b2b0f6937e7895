import { type Call, href } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { drafts, existingBanks, saveDrafts } from '@hub/contract/calls/transact/transact';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { type RouteId, routeIds } from '@hub/domain';
import { formKinds } from '@hub/domain/orders/terms/order-terms';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { arriveOn, clientOf, openApp, openRoute } from '../../../test/open-app.tsx';
import { clearWire, refuse, requested } from '../../../test/wire.ts';
import {
  add,
  amount,
  clientsWithUnits,
  emptyCart,
  formOf,
  forms,
  routeNames,
  summary,
} from './test/order-steps.ts';

beforeEach(emptyCart);

it('each form asks what its definition names, and no other look-up', async () => {
  const [one] = await clientsWithUnits(1);
  if (!one) throw new Error('no client');
  const named = (allCalls as readonly Call[]).filter(({ feature }) =>
    ['transact', 'reference'].includes(feature),
  );
  const requestedText = () =>
    new Set(
      named
        .filter(({ method, path }) => {
          const end = path.replace(/^\/\{\w+\}/, '');
          return requested(/./).some((call) => call.method === method && call.url.pathname.endsWith(end));
        })
        .map(({ name }) => name),
    );
  for (const kind of formKinds) {
    clearWire();
    const { user, fill } = await openApp('ifa', formOf(routeNames[kind], one));
    if (kind === 'lumpsum' || kind === 'sip') {
      await user.click(await screen.findByRole('button', { name: 'Change scheme' }));
      await fill(await screen.findByRole('combobox', { name: 'Scheme' }), 'flexi');
    }
    const { lookups } = orderKindTexts[kind];
    await waitFor(() => expect([...requestedText()], kind).toEqual(expect.arrayContaining([...lookups])));
    const others = [...requestedText()].filter(
      (name) => name !== 'transact.drafts' && !lookups.includes(name),
    );
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
  expect(screen.getByText(/^Link valid until/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Share|Copy link/ })).toBeNull();
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
  await screen.findByText(/The transaction you started is not finished\./);
  expect(requested(/login\/logout/)).toHaveLength(0);
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
