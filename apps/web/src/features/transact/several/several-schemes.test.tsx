import { IDEMPOTENCY_KEY_HEADER } from '@hub/contract';
import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { sipReport } from '@hub/contract/calls/reports/reports';
import { drafts, existingBanks, orderFacts, saveDrafts } from '@hub/contract/calls/transact/transact';
import { deleteRecord } from '@hub/contract/calls/transact/transact-records';
import { severalTexts } from '@hub/contract/orders/form/several-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { arriveOn, clientOf, openApp, openRoute } from '../../../../test/open-app.tsx';
import { ownCart } from '../../../../test/own-cart.ts';
import { breakLine, hold, refuse, requested } from '../../../../test/wire.ts';
import {
  amount,
  clientsWithUnits,
  emptyCart,
  executionOnly,
  formOf,
  forms,
  send,
} from '../test/order-steps.ts';

/** A cart that few other files use. */
const person = 'otherIfa';

ownCart(person);
beforeEach(() => emptyCart(person));

const lumpsumCall = /Additionalpurchase\/DistributorAPTrxDet/;
const inCart = async () => (await (await clientOf(person)).call(drafts, {})).items;
const amountsInCart = async () => (await inCart()).map(({ headline }) => headline);
const lines = () => screen.getByRole('region', { name: severalTexts.title });
const next = () => screen.getByRole('button', { name: severalTexts.next });
/** Questions at a line are a list of their own. */
const rows = () => [...lines().querySelectorAll<HTMLElement>('ol > li')];

async function oneClient() {
  const [one] = await clientsWithUnits(1, person);
  if (!one) throw new Error('no client');
  return one;
}
type Client = Awaited<ReturnType<typeof oneClient>>;
type Opened = Awaited<ReturnType<typeof openApp>>;

/** What was sent is taken back: the next test may send the same. */
async function cancelSent(): Promise<void> {
  const client = await clientOf(person);
  const references = new URLSearchParams(window.location.search).get('orders')?.split(',') ?? [];
  for (const id of references) await client.call(deleteRecord, { id });
}

/** Into the fields: a scheme found by a word of its name. */
async function choose({ user, fill }: Opened, word: string): Promise<void> {
  await fill(await screen.findByRole('combobox', { name: 'Scheme' }), word);
  const [option] = await screen.findAllByRole('option', { name: new RegExp(word) });
  await user.click(option as HTMLElement);
  await screen.findByRole('button', { name: 'Change scheme' });
}

/** The first scheme is that of the address; each further one is found by a word. Nobody advised. */
async function enter(opened: Opened, amounts: readonly string[], words: readonly string[]): Promise<void> {
  await amount();
  await opened.user.click(executionOnly());
  for (const [at, rupees] of amounts.entries()) {
    if (at > 0) await choose(opened, words[at - 1] ?? '');
    await opened.fill(await amount(), rupees);
    if (at === amounts.length - 1) return;
    await opened.user.click(next());
    await waitFor(() => expect(rows()).toHaveLength(at + 1));
  }
}

const others = ['Liquid', 'Short'];

it('three schemes for one client are one form, one consent and one link', async () => {
  const opened = await openApp(person, formOf('lumpsum', await oneClient()));
  await enter(opened, ['5100', '6200', '7300'], others);
  const { user } = opened;
  expect(lines().textContent).toContain('₹18,600 in 3 schemes');
  expect(lines().textContent).toContain('Eighteen Thousand Six Hundred Rupees Only');
  expect(screen.getByText(/asked for these 3 lumpsums/)).toBeDefined();
  // The cart keeps those that are lines; the third is in the fields alone.
  expect(await amountsInCart()).toEqual(['₹5,100', '₹6,200']);
  await user.click(screen.getByRole('checkbox', { name: / asked for these 3 lumpsums/ }));
  const held = hold(lumpsumCall);
  await user.dblClick(send());
  await waitFor(() => expect(held.arrived()).toBe(1));
  held.release();
  await arriveOn('transact/thank-you');
  expect(requested(lumpsumCall)).toHaveLength(1);
  expect(await screen.findAllByText(/^Reference H/)).toHaveLength(3);
  expect(await inCart()).toEqual([]);
  await cancelSent();
});

it('lines alone are sent too, and nothing else of the cart goes with them', async () => {
  const one = await oneClient();
  const client = await clientOf(person);
  await client.call(saveDrafts, { orders: [await lumpsumOf(one, '2500')] });
  const opened = await openApp(person, formOf('lumpsum', one));
  const { user } = opened;
  await enter(opened, ['5100', '6200'], others);
  await user.click(next());
  await waitFor(() => expect(rows()).toHaveLength(2));
  // The focus is at the next scheme, whose fields nobody has to fill.
  expect(document.activeElement).toBe(await screen.findByRole('combobox', { name: 'Scheme' }));
  expect(screen.queryByRole('button', { name: severalTexts.next })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: / asked for these 2 lumpsums/ }));
  await user.click(send());
  await arriveOn('transact/thank-you');
  expect(await amountsInCart()).toEqual(['₹2,500']);
  await cancelSent();
});

it('a line is changed in the fields, left as it was, and removed', async () => {
  const opened = await openApp(person, formOf('lumpsum', await oneClient()));
  const { user, fill } = opened;
  await enter(opened, ['5100', '6200', '7300'], others);
  // What is in the fields becomes a line before another comes into them.
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Change / }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await waitFor(async () => expect((await amount()).getAttribute('value')).toBe('5,100'));
  expect(rows()[0]?.getAttribute('aria-current')).toBe('true');
  await fill(await amount(), '5900');
  expect(lines().textContent).toContain('₹19,400 in 3 schemes');
  await user.click(screen.getByRole('button', { name: severalTexts.keep }));
  await waitFor(() => expect(rows()[0]?.textContent).toContain('₹5,900'));
  expect(await amountsInCart()).toEqual(['₹5,900', '₹6,200', '₹7,300']);

  await user.click(within(rows()[1] as HTMLElement).getByRole('button', { name: /^Change / }));
  await waitFor(async () => expect((await amount()).getAttribute('value')).toBe('6,200'));
  await fill(await amount(), '1');
  await user.click(screen.getByRole('button', { name: severalTexts.leaveAsItWas }));
  await waitFor(() => expect(rows()[1]?.textContent).toContain('₹6,200'));

  await user.click(within(rows()[1] as HTMLElement).getByRole('button', { name: /^Remove / }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(await amountsInCart()).toEqual(['₹5,900', '₹7,300']);
  expect(lines().textContent).toContain('₹13,200 in 2 schemes');
});

it('who advised is chosen once: what the cart keeps follows with the next line', async () => {
  const opened = await openApp(person, formOf('lumpsum', await oneClient()));
  const { user } = opened;
  await enter(opened, ['5100', '6200'], others);
  await opened.fill(screen.getByRole('textbox', { name: /^Sub-distributor ARN/ }), 'ARN-4711');
  await user.click(next());
  await waitFor(() => expect(rows()).toHaveLength(2));
  const advised = (await inCart()).map(
    ({ terms }) => 'euin' in terms && [terms.isExecutionOnly, terms.subArn],
  );
  expect(advised).toEqual([
    [true, 'ARN-4711'],
    [true, 'ARN-4711'],
  ]);
});

it('what is wrong with one stands at its line, and nothing is sent', async () => {
  const opened = await openApp(person, formOf('lumpsum', await oneClient()));
  const { user } = opened;
  await enter(opened, ['5100', '6200', '7300'], others);
  await user.click(screen.getByRole('checkbox', { name: / asked for these 3 lumpsums/ }));
  const mend = refuse(lumpsumCall, {
    status: 422,
    error: 'The scheme takes no money today.',
    fields: { 'orders.1.schemeCode': 'The scheme takes no money today' },
  });
  await user.click(send());
  await waitFor(() => expect(rows()[1]?.textContent).toContain('The scheme takes no money today'));
  expect(rows()[0]?.textContent).not.toContain('takes no money');
  expect(openRoute()).toBe('transact/lumpsum');
  expect(await inCart()).toHaveLength(2);
  // The summary of what is wrong leads to it.
  await user.click(screen.getByRole('button', { name: /: The scheme takes no money today$/ }));
  expect(rows()[1]?.contains(document.activeElement)).toBe(true);
  mend();
  await user.click(within(rows()[1] as HTMLElement).getByRole('button', { name: /^Remove / }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(send());
  await arriveOn('transact/thank-you');
  await cancelSent();
});

it('what nobody answered is sent again under the same key, with the lines that were there', async () => {
  const opened = await openApp(person, formOf('lumpsum', await oneClient()));
  const { user } = opened;
  await enter(opened, ['5100', '6200'], others);
  await user.click(screen.getByRole('checkbox', { name: / asked for these 2 lumpsums/ }));
  const repair = breakLine(lumpsumCall);
  await user.click(send());
  await screen.findByText(/Nothing you entered is lost\.$/);
  repair();
  await user.click(send());
  await arriveOn('transact/thank-you');
  const sent = requested(lumpsumCall);
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER))).size).toBe(1);
  await cancelSent();
});

it('whoever leaves is told that the lines stay in the cart, and finds them again; discarding asks and takes them out', async () => {
  const one = await oneClient();
  const opened = await openApp(person, formOf('lumpsum', one));
  const { user, go } = opened;
  await enter(opened, ['5100', '6200', '7300'], others);
  await go(`${forms}/pending-transaction`);
  await arriveOn('transact/pending');
  await screen.findByText(severalTexts.left(2));
  await go(formOf('lumpsum', one));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await waitFor(async () => expect((await amount()).getAttribute('value')).toBe('7,300'));

  // Removed elsewhere, a line says so once it is sent, and nothing is.
  const [first] = await inCart();
  await (await clientOf(person)).call(deleteRecord, { id: first?.id ?? '' });
  await user.click(screen.getByRole('checkbox', { name: / asked for these 3 lumpsums/ }));
  await user.click(send());
  await waitFor(() => expect(rows()[0]?.textContent).toContain(severalTexts.gone));
  expect(rows()[1]?.textContent).not.toContain(severalTexts.gone);
  expect(openRoute()).toBe('transact/lumpsum');

  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByText(severalTexts.discarded(1));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(await inCart()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await arriveOn('investor/details');
  expect(await inCart()).toEqual([]);
  await go(formOf('lumpsum', one));
  expect((await amount()).getAttribute('value')).toBe('');
  expect(screen.queryByRole('region', { name: severalTexts.title })).toBeNull();
});

it('the same order twice is asked about at its line, and a sum that is unusual in the form', async () => {
  const one = await oneClient();
  const opened = await openApp(person, formOf('lumpsum', one));
  const { user, fill } = opened;
  await enter(opened, ['5100', '6200'], others);
  await user.click(next());
  await waitFor(() => expect(rows()).toHaveLength(2));
  await choose(opened, 'Liquid');
  await fill(await amount(), '6200');
  await screen.findByText('The same order is in your cart');
  await user.click(next());
  await waitFor(() => expect(rows()).toHaveLength(3));
  await within(rows()[2] as HTMLElement).findByText('The same order is in your cart');
  expect(send().getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('checkbox', { name: / asked for these 3 lumpsums/ }));
  await user.click(send());
  expect(requested(lumpsumCall)).toHaveLength(0);
  await user.click(within(rows()[2] as HTMLElement).getByRole('button', { name: 'Remove one' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(await amountsInCart()).toEqual(['₹5,100', '₹6,200']);
  // By itself it is not unusual for this client; with the two above it is.
  const { earlier } = await (await clientOf(person)).call(orderFacts, {
    kind: 'lumpsum',
    folioNo: one.folioNo,
  });
  const most = Math.min(10_000_000, 10 * Number(earlier.largest));
  await choose(opened, 'Short');
  await fill(await amount(), String(most - 1000));
  await screen.findByText(/^3 orders together, ₹/);
  await user.click(screen.getByRole('button', { name: 'Yes, it is right' }));
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull());
});

it('SIPs go together, with the days of the last one to begin with, on one mandate', async () => {
  const opened = await openApp(person, formOf('sip', await withMandate()));
  const { user, fill } = opened;
  const each = () => screen.findByRole('textbox', { name: /^Amount/ });
  await fill(await each(), '1000');
  await user.click(executionOnly());
  // Without a day it is no order yet, and no line.
  await user.click(next());
  expect((await screen.findAllByText('Choose a day')).length).toBeGreaterThan(0);
  expect(await inCart()).toEqual([]);
  await user.click(await screen.findByRole('radio', { name: 'The 7th' }));
  await user.click(next());
  await waitFor(() => expect(rows()).toHaveLength(1));
  await choose(opened, 'Short');
  await fill(await each(), '2000');
  expect(await screen.findByRole('radio', { name: 'The 7th' })).toHaveProperty('checked', true);
  expect(lines().textContent).toContain('₹3,000 every month in 2 schemes');
  await user.click(screen.getByRole('checkbox', { name: / asked for these 2 SIPs/ }));
  await user.click(send());
  await arriveOn('transact/thank-you');
  expect(
    requested(/SIP/i).filter(({ method, url }) => method === 'POST' && /TrxDet/.test(url.pathname)),
  ).toHaveLength(1);
  expect(await screen.findAllByText(/^Reference H/)).toHaveLength(2);
  expect(await inCart()).toEqual([]);
  await cancelSent();
});

it('where units leave there is one scheme', async () => {
  await openApp(person, formOf('redeem', await oneClient()));
  await amount();
  expect(screen.queryByRole('button', { name: severalTexts.next })).toBeNull();
});

async function lumpsumOf({ folioNo, scheme }: Client, rupees: string) {
  const client = await clientOf(person);
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

/** A client whose folio has a mandate that bears two small SIPs. */
async function withMandate(): Promise<Client> {
  const client = await clientOf(person);
  const { items } = await client.call(sipReport, { view: 'running', frequency: 'monthly', pageNumber: 1 });
  for (const { investorId: id, folioNo, scheme, mandate } of items) {
    if (mandate?.status !== 'APPROVED' || Number(mandate.limit) < 5000) continue;
    const { folios } = await client.call(listFolios, { investorId: id });
    const folio = folios.find((one) => one.folioNo === folioNo);
    if (folio?.blocked !== null || folio.holding !== 'SI' || folio.banks.length === 0) continue;
    return { id, folioNo, scheme, name: '' };
  }
  throw new Error('no client with a mandate');
}
