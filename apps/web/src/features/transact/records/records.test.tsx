import { type RecordRow, record, records } from '@hub/contract/calls/transact/transact-records';
import { historyFilterNames, orderStatusText, recordStageNames } from '@hub/contract/orders/record-texts';
import { historyFilters, recordStages } from '@hub/domain/orders/state/record-statuses';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, arriveAt, arriveOn, clientOf, openApp } from '../../../../test/open-app.tsx';
import { filledTable, firstRow, noteSays, rowsOf } from '../../../../test/table.ts';
import { refuse, requested } from '../../../../test/wire.ts';

const history = '/distributor/transaction-history';
const pending = '/distributor/transact/pending-transaction';
const filled = () => filledTable('Orders');
const chip = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Filters' })).getByRole('button', { name });
const search = () => screen.getByRole('textbox', { name: /^Search by investor/ });
const queriesOf = (path: RegExp) => requested(path).map(({ url }) => Object.fromEntries(url.searchParams));

async function ordersOf(filter: Parameters<Awaited<ReturnType<typeof clientOf>>['call']>[1] = {}) {
  return (await clientOf('ifa')).call(records, filter as object);
}

async function orderIn(status: RecordRow['status']): Promise<RecordRow> {
  // Other tests add orders of their own: the one that is looked for may be on any page.
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items } = await ordersOf({ pageNumber });
    const found = items.find((row) => row.status === status);
    if (found) return found;
    if (items.length === 0) throw new Error(`The demo book has no order that is ${status}`);
  }
}

it('the history opens on all, and each of its four filters shows its own [S4-06]', async () => {
  const { user, go } = await openApp('ifa', history);
  await filled();
  expect(queriesOf(/\/trans\/\?/)[0]).toMatchObject({ status: 'all' });
  // Other tests add orders between two reads, but none of a day that is over.
  const to = Temporal.Now.plainDateISO('Asia/Kolkata').subtract({ days: 1 }).toString();
  await go(`${history}?${new URLSearchParams({ to })}`);
  const { statuses, total } = await ordersOf({ to });
  expect(total).toBeGreaterThan(0);
  await noteSays(new RegExp(`^${total} orders? found$`));
  for (const status of historyFilters) {
    expect(chip(new RegExp(`^${historyFilterNames[status]}`)).textContent).toContain(
      String(statuses[status]),
    );
  }
  for (const status of historyFilters.filter((one) => one !== 'all')) {
    await user.click(chip(new RegExp(`^${historyFilterNames[status]}`)));
    await arriveAt(`${history}?${new URLSearchParams({ status, to })}`);
    const own = await ordersOf({ status, to });
    await noteSays(new RegExp(`^${own.total} orders? found$`));
    const shown = rowsOf(await filled()).map((row) => row.dataset.rowKey);
    const references = own.items.map(({ reference }) => reference);
    expect(shown).toEqual(references.slice(0, shown.length));
  }
  expect(chip(/^Link expired/).getAttribute('aria-pressed')).toBe('true');
});

it('the history begins with what is to be done, has chips with counts for it, and one next act for each row', async () => {
  const { user } = await openApp('ifa', history);
  const { groups, stages, items } = await ordersOf({ order: 'to-do-first' });
  const table = await filled();
  expect(rowsOf(table)[0]?.dataset.rowKey).toBe(items[0]?.reference);
  expect(within(table).getByText(`To do · ${groups[0]?.count}`)).toBeDefined();
  for (const stage of recordStages) {
    expect(chip(new RegExp(`^${recordStageNames[stage]}`)).textContent).toContain(String(stages[stage]));
  }
  await user.click(chip(/^To pay/));
  await arriveAt(`${history}?stage=to-pay`);
  const unpaid = await ordersOf({ stage: 'to-pay' });
  await noteSays(new RegExp(`^${unpaid.total} orders?$`));
  const row = firstRow(await filled());
  expect(row.textContent).toContain('Confirmed, not paid');
  await user.click(within(row).getByRole('button', { name: /^Ask again: / }));
  await screen.findByText(/^The payment was requested again/);
  await user.click(chip(/^To pay/));
  await arriveAt(history);
});

it('an order that came to nothing is ordered again: the form has the same facts; one that is done has no such act', async () => {
  const { reference, investor, folioNo, scheme } = await orderIn('expired');
  const { user, go } = await openApp('ifa', `${history}?order=${reference}`);
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  const start = { investor: investor.id, folio: folioNo, scheme: scheme.code, again: reference };
  await arriveAt(`/distributor/transact/lumpsum?${new URLSearchParams(start)}`);
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const { terms } = await (await clientOf('ifa')).call(record, { reference });
  expect(Number(amount.value.replaceAll(',', ''))).toBe(
    Number(terms?.kind === 'lumpsum' ? terms.amount : 'none'),
  );
  await go(`${history}?order=${(await orderIn('allotted')).reference}`);
  await screen.findByRole('button', { name: 'Receipt' });
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
});

it('is searched and narrowed by kind and day; says so when nothing matches, and when it could not be loaded', async () => {
  const { user, fill } = await openApp('ifa', history);
  await filled();
  const wanted = await orderIn('pending');
  await fill(search(), wanted.reference);
  await noteSays(/^1 order found$/);
  expect(firstRow(await filled()).textContent).toContain(wanted.investor.name);
  await fill(search(), '');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Switch');
  await arriveAt(`${history}?kind=switch`);
  const switches = await ordersOf({ kind: 'switch' });
  await noteSays(new RegExp(`^${switches.total} orders? found$`));
  for (const row of rowsOf(await filled())) expect(row.textContent).toContain('Switch');
  await fill(search(), 'nobody of that name');
  await screen.findByText('No orders match');
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  await filled();

  const mend = refuse(/\/trans\/\?.*CONFIRMED/);
  await user.click(chip(/^Confirmed/));
  await screen.findByText('The orders could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await filled();
});

it('the pending page asks for what waits for confirmation, of type POSTLOGIN; the closed are beside it [S4-07]', async () => {
  const { user } = await openApp('ifa', pending);
  await filled();
  expect(queriesOf(/\/trans\/\?/)[0]).toMatchObject({
    status: 'Pending for confirmation',
    type: 'POSTLOGIN',
  });
  for (const row of rowsOf(await filled())) expect(row.textContent).toMatch(/ left/);
  await user.click(chip(/^Closed/));
  await arriveAt(`${pending}?status=CLOSED`);
  await waitFor(async () => {
    for (const row of rowsOf(await filled()))
      expect(row.textContent).not.toContain('Pending for confirmation');
  });
});

it('a row opens its order: whom it waits for, what happened, what is ahead; back leads to the list as it was', async () => {
  const wanted = await orderIn('pending');
  const { user } = await openApp('ifa', `${history}?q=${wanted.reference}`);
  await user.click(within(firstRow(await filled())).getByRole('link', { name: wanted.investor.name }));
  await arriveAt(`${history}?q=${wanted.reference}&order=${wanted.reference}`);
  const details = await (await clientOf('ifa')).call(record, { reference: wanted.reference });
  await screen.findByText(details.next ?? '');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(wanted.headline);
  expect(screen.getByText(orderStatusText(wanted))).toBeDefined();
  expect(screen.getByText(/^link expires in/)).toBeDefined();
  for (const { title } of details.events) expect(screen.getAllByText(title).length).toBeGreaterThan(0);
  const ahead = screen.getByText('The investor confirms').closest('li');
  expect(ahead?.getAttribute('aria-current')).toBe('step');
  expect(ahead?.textContent).toContain('Waiting for the investor since');
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  await arriveAt(`${history}?q=${wanted.reference}`);
  await filled();
});

it('the link of an order is shared, sent again and given more time', async () => {
  const { reference, investor } = await orderIn('pending');
  const { user } = await openApp('ifa', `${history}?order=${reference}`);
  await user.click(await screen.findByRole('button', { name: 'Share the link' }));
  const dialog = await screen.findByRole('dialog', { name: `Share the link with ${investor.name}` });
  await within(dialog).findByText(/https?:\/\//);
  expect(within(dialog).getByRole('button', { name: `WhatsApp ${investor.name}` })).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  await screen.findByText(/^The link was sent again/);
  const sent = (await (await clientOf('ifa')).call(record, { reference })).events.filter(
    ({ type }) => type === 'link-sent',
  );
  await waitFor(() => expect(screen.getAllByText('Link sent to the investor')).toHaveLength(sent.length));
  // One act at a time.
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Send the link again' }).getAttribute('aria-disabled'),
    ).toBeNull(),
  );
  await user.click(screen.getByRole('button', { name: 'Give more time' }));
  await screen.findByText(/^The investor has time until/);
});

it('an order is cancelled after a question, and not before', async () => {
  const { reference } = await orderIn('declined');
  const { user } = await openApp('ifa', `${history}?order=${reference}`);
  const request = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    return screen.findByRole('dialog', { name: 'Cancel this order?' });
  };
  await user.click(within(await request()).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requested(/\/trans\/delete\//)).toHaveLength(0);
  await user.click(within(await request()).getByRole('button', { name: 'Cancel the order' }));
  await screen.findByText(`Order ${reference} is cancelled.`);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull());
});

it('an order that was rejected says why and what fixes it; one that is not there says so', async () => {
  const rejected = await orderIn('rejected');
  const { go } = await openApp('ifa', `${history}?order=${rejected.reference}`);
  const { rejection } = await (await clientOf('ifa')).call(record, { reference: rejected.reference });
  await screen.findByText(rejection?.title ?? 'no reason');
  expect(screen.getByText(rejection?.fix ?? 'no fix')).toBeDefined();
  await go(`${history}?order=H0000000000Z`);
  await screen.findByText('There is no such order');
});

it('the client’s page lists the client’s own orders', async () => {
  const { reference, investor } = await orderIn('allotted');
  const { user } = await openApp(
    'ifa',
    `/distributor/investor/investor-details?id=${investor.id}&tab=orders`,
  );
  const own = await ordersOf({ investorId: investor.id });
  const table = await filled();
  expect(rowsOf(table)).toHaveLength(Math.min(own.total, rowsOf(table).length));
  const row = table.querySelector<HTMLElement>(`[data-row-key="${reference}"]`);
  await user.click(within(row ?? table).getAllByRole('link')[0] as HTMLElement);
  await arriveOn('transact/history');
  expect(address()).toBe(`${history}?order=${reference}`);
});

it('the dashboard shows what waits for confirmation, with the time left', async () => {
  await openApp('ifa', '/distributor/dashboard');
  const heading = await screen.findByRole('heading', { name: 'Pending for confirmation' });
  expect(queriesOf(/\/trans\/\?/)[0]).toEqual({ status: 'Pending for confirmation', type: 'POSTLOGIN' });
  const card = heading.closest('section') as HTMLElement;
  const { items } = await ordersOf({ status: 'Pending for confirmation', type: 'POSTLOGIN' });
  for (const { investor } of items.slice(0, 3)) expect(card.textContent).toContain(investor.name);
  expect(card.textContent).toMatch(/ left/);
});
