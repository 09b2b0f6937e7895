import { type Call, href, IDEMPOTENCY_KEY_HEADER } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { drafts, existingBanks, orderFacts, saveDrafts } from '@hub/contract/calls/transact/transact';
import { deleteRecord } from '@hub/contract/calls/transact/transact-records';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { type RouteId, routeIds } from '@hub/domain';
import { formKinds } from '@hub/domain/orders/terms/order-terms';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { arriveOn, clientOf, openApp, openRoute } from '../../../test/open-app.tsx';
import { ownCart } from '../../../test/own-cart.ts';
import { breakLine, clearWire, hold, refuse, requested } from '../../../test/wire.ts';
import {
  add,
  amount,
  clientsWithUnits,
  consent,
  emptyCart,
  formOf,
  forms,
  routeNames,
  send,
  summary,
} from './test/order-steps.ts';

ownCart('ifa');
beforeEach(() => emptyCart());

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
    // Its draft, and the clock in the header.
    const ofAll = ['transact.drafts', 'reference.nextCutOff'];
    const others = [...requestedText()].filter((name) => !ofAll.includes(name) && !lookups.includes(name));
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
      'This order is no longer in your cart',
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

const lumpsumCall = /Additionalpurchase\/DistributorAPTrxDet/;

/** The order that the screen is about is taken back: the next test may send the same. */
async function cancelSent(): Promise<void> {
  const client = await clientOf('ifa');
  const references = new URLSearchParams(window.location.search).get('orders')?.split(',') ?? [];
  for (const id of references) await client.call(deleteRecord, { id });
}

const oneClient = async () => {
  const [one] = await clientsWithUnits(1);
  if (!one) throw new Error('no client');
  return one;
};
type Client = Awaited<ReturnType<typeof oneClient>>;

async function lumpsumOf({ folioNo, scheme }: Client, rupees: string) {
  const client = await clientOf('ifa');
  const [account] = await client.call(existingBanks, { folioNo });
  return {
    kind: 'lumpsum' as const,
    folioNo,
    schemeCode: scheme.code,
    idcw: 'Z' as const,
    amount: rupees,
    payMode: 'netbanking' as const,
    account: account?.key ?? '',
    euin: null,
    isExecutionOnly: true,
    subArn: null,
  };
}
const inCart = async () => (await (await clientOf('ifa')).call(drafts, {})).items;

it('sends this order alone from its screen, once however often it is pressed, and leaves the cart as it was', async () => {
  const one = await oneClient();
  const client = await clientOf('ifa');
  await client.call(saveDrafts, { orders: [await lumpsumOf(one, '2500')] });
  const { user, fill } = await openApp('ifa', formOf('lumpsum', one));
  await fill(await amount(), '7300');
  await waitFor(() => expect(within(summary()).getByText('Stamp duty')).toBeDefined());
  // The button looks as if it could not be pressed, and says why.
  expect(send().getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(send().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^Tick that .* asked for it\.$/,
  );
  await user.click(send());
  expect((await screen.findAllByText(/^Tick that .* asked for it\.$/)).length).toBeGreaterThan(1);
  expect(document.activeElement).toBe(consent());
  expect(requested(lumpsumCall)).toHaveLength(0);

  await user.click(consent());
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull());
  const held = hold(lumpsumCall);
  await user.dblClick(send());
  await waitFor(() => expect(held.arrived()).toBe(1));
  held.release();
  await arriveOn('transact/thank-you');
  expect(requested(lumpsumCall)).toHaveLength(1);
  expect(requested(/dit\/prepare/)).toHaveLength(0);
  await screen.findByText(/^Reference H/);
  expect((await inCart()).map(({ headline, isChosen }) => [headline, isChosen])).toEqual([['₹2,500', true]]);
  await cancelSent();
});

it('what nobody answered is sent again under the same key, and what was entered stays', async () => {
  const one = await oneClient();
  const { user, fill } = await openApp('ifa', formOf('redeem', one));
  await fill(await amount(), '5100');
  await waitFor(() => expect(within(summary()).getByText('Investor receives about')).toBeDefined());
  await user.click(consent());
  const repair = breakLine(/DistributorRedeemTrxDet/);
  await user.click(send());
  await screen.findByText(/Nothing you entered is lost\.$/);
  expect(openRoute()).toBe('transact/redeem');
  repair();
  await user.click(send());
  await arriveOn('transact/thank-you');
  const keys = requested(/DistributorRedeemTrxDet/).map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await cancelSent();
});

it('a second order like one of the cart is asked about: removed, it leaves the first; kept, it can be sent', async () => {
  const one = await oneClient();
  const client = await clientOf('ifa');
  await client.call(saveDrafts, { orders: [await lumpsumOf(one, '4321')] });
  const { user, fill, go } = await openApp('ifa', formOf('lumpsum', one));
  await fill(await amount(), '4321');
  await screen.findByText('The same order is in your cart');
  await user.click(consent());
  expect(screen.getByText('Answer the question above first.')).toBeDefined();
  await user.click(send());
  expect(requested(lumpsumCall)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Remove one' }));
  await arriveOn('transact/cart');
  await screen.findByText('₹4,321');
  expect(await inCart()).toHaveLength(1);

  await go(formOf('lumpsum', one));
  expect((await amount()).getAttribute('value')).toBe('');
  await fill(await amount(), '4321');
  await user.click(await screen.findByRole('button', { name: 'Keep both' }));
  expect(screen.queryByText('The same order is in your cart')).toBeNull();
  // Another amount is another order, and the answer is still known when it is the same again.
  await user.click(add());
  await arriveOn('transact/cart');
  await waitFor(async () =>
    expect((await inCart()).map(({ answers }) => answers)).toEqual([[], ['same-order']]),
  );
  await screen.findByText('2 orders to send');
  expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
});

it('in the cart the same order twice waits for an answer, which another device sees too', async () => {
  const one = await oneClient();
  const client = await clientOf('ifa');
  await client.call(saveDrafts, { orders: [await lumpsumOf(one, '4322'), await lumpsumOf(one, '4322')] });
  const { user } = await openApp('ifa', `${forms}/cart`);
  await screen.findByText('The same order is in your cart');
  const held = screen.getByRole('button', { name: 'Continue' });
  expect(document.getElementById(held.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^Answer the questions above first/,
  );
  await user.click(screen.getByRole('button', { name: 'Keep both' }));
  await screen.findByRole('link', { name: 'Continue to summary' });
  expect((await inCart())[1]?.answers).toEqual(['same-order']);
  await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  // What came back comes after the other now, and is the second.
  await user.click(await screen.findByRole('button', { name: 'Remove one' }));
  await waitFor(async () => expect(await inCart()).toHaveLength(1));
});

it('asks whether an unusual amount is right, and takes no more than the asset manager does', async () => {
  const one = await oneClient();
  const { user, fill } = await openApp('ifa', formOf('lumpsum', one));
  await fill(await amount(), '50000000');
  await screen.findByText('₹5,00,00,000: five crore rupees. Is this right?');
  await user.click(consent());
  expect(send().getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Change the amount' }));
  expect(document.activeElement).toBe(await amount());
  await user.click(screen.getByRole('button', { name: 'Yes, it is right' }));
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull());
  // Of another amount it asks again.
  await fill(await amount(), '60000000');
  await screen.findByText('₹6,00,00,000: six crore rupees. Is this right?');
  await fill(await amount(), '500000001');
  await user.click(send());
  expect((await screen.findAllByText('Enter at most ₹50,00,00,000')).length).toBeGreaterThan(0);
  expect((await amount()).getAttribute('aria-invalid')).toBe('true');
  expect(requested(lumpsumCall)).toHaveLength(0);
});

it('a mandate pays for a lumpsum by a switch in the order, and the last EUIN is one line', async () => {
  const client = await clientOf('ifa');
  const one = await withMandate();
  const { earlier, distributor, mandates } = await client.call(orderFacts, {
    kind: 'lumpsum',
    folioNo: one.folioNo,
    schemeCode: one.scheme.code,
  });
  const name = distributor.euins.find(({ euin }) => euin === earlier.advice?.euin)?.name ?? '';
  const { user, fill } = await openApp('ifa', formOf('lumpsum', one));
  await fill(await amount(), '1500');
  const line = await screen.findByText(new RegExp(`^${name} · EUIN ${earlier.advice?.euin} · no sub-ARN$`));
  expect(line).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: /^Execution only/ })).toBeNull();
  expect(screen.getByText(/^By net banking from /)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^Mandate/ }));
  await user.click(add());
  await arriveOn('transact/cart');
  const [item] = await inCart();
  const approved = mandates.filter(({ status }) => status === 'APPROVED').map(({ id }) => id);
  expect(item?.terms).toMatchObject({ payMode: 'otm', euin: earlier.advice?.euin });
  expect(approved).toContain(item?.terms.kind === 'lumpsum' ? item.terms.mandate : null);
});

/** A client whose folio has an approved mandate. */
async function withMandate(): Promise<Client> {
  const client = await clientOf('ifa');
  for (const one of await clientsWithUnits(12)) {
    const facts = { kind: 'lumpsum', folioNo: one.folioNo, schemeCode: one.scheme.code } as const;
    const { mandates, distributor, earlier } = await client.call(orderFacts, facts);
    const knows = distributor.euins.some(({ euin }) => euin === earlier.advice?.euin);
    if (knows && mandates.some(({ status, limit }) => status === 'APPROVED' && Number(limit) > 1500))
      return one;
  }
  throw new Error('no client with a mandate');
}
