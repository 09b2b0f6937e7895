import { opportunityCalls, opportunityHub } from '@hub/contract/calls/opportunity/opportunity';
import { actOnRows } from '@hub/contract/calls/opportunity/opportunity-acts';
import { radarTotals } from '@hub/contract/calls/opportunity/opportunity-radar';
import { fromOpportunityWire } from '@hub/contract/calls/opportunity/rows';
import { schemeNames } from '@hub/contract/calls/reference/reference-schemes';
import { opportunityGroups } from '@hub/domain/opportunity/lists';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arriveAt, arriveOn, clientOf, openApp, openRoute } from '../../../test/open-app.tsx';
import { filledTable, firstRow, noteSays, rowsOf } from '../../../test/table.ts';
import { refuse, requested } from '../../../test/wire.ts';

const hubPath = '/distributor/opportunity';
const ceasedPath = `${hubPath}/sip-opportunity/ceased`;
const filled = () => filledTable('Ceased SIPs');
const chip = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Filters' })).getByRole('button', { name });

async function menuOf(row: HTMLElement, user: Awaited<ReturnType<typeof openApp>>['user'], item: string) {
  await user.click(within(row).getByRole('button', { name: /^More for / }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

it('the hub has every list with what the server counts, and says that it could not be loaded', async () => {
  const mend = refuse(/opportunity\/hub/);
  const { user } = await openApp('ifa', hubPath);
  await screen.findByText('The opportunities could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const { lists } = await (await clientOf('ifa')).call(opportunityHub, {});
  const ceased = lists.find(({ list }) => list === 'ceased');
  const line = await screen.findByRole('link', { name: /^Ceased/ });
  expect(line.textContent).toContain(`${ceased?.rows} SIPs`);
  const names = Object.values(opportunityGroups).flat();
  const links = [...document.querySelectorAll('main section li a')];
  expect(links).toHaveLength(names.length);
  const radar = await (await clientOf('ifa')).call(radarTotals, {});
  await screen.findByRole('link', {
    name: new RegExp(`^Lapse radar.*${radar.plans} SIPs?, .* a month, at risk`),
  });
  const renewals = lists.find(({ list }) => list === 'maturity');
  expect(screen.getByRole('link', { name: /^Renewal desk/ }).textContent).toContain(`${renewals?.rows} SIPs`);
  await user.click(line);
  await arriveOn('opportunity/sip/ceased');
});

it('a list shows what its call answers, most money first, and a row opens its form', async () => {
  const { user } = await openApp('ifa', ceasedPath);
  const table = await filled();
  const { items, totals } = await (await clientOf('ifa')).call(opportunityCalls.ceased, {});
  const wanted = items.map((row) => fromOpportunityWire('ceased', row));
  await noteSays(new RegExp(`^${totals?.rows} SIPs`));
  expect(rowsOf(table).map((row) => row.dataset.rowKey)).toEqual(wanted.map(({ key }) => key));
  const { maskedMobile } = wanted[0] ?? {};
  expect(firstRow(table).textContent).toContain(
    maskedMobile === null ? 'No mobile' : `••${maskedMobile?.slice(-4)}`,
  );
  await user.click(within(firstRow(table)).getByRole('link', { name: /^Start again: / }));
  await arriveOn('transact/sip');
  const query = new URLSearchParams(window.location.search);
  expect(query.get('reg')).toBe(wanted[0]?.regNo);
  expect(query.get('row')).toBe(`ceased~${wanted[0]?.key}`);
});

it('the worth is looked for by the amounts of the second list, each once [S9-07]', async () => {
  const { user, fill } = await openApp('ifa', ceasedPath);
  await filled();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  const from = (await screen.findByLabelText('From')) as HTMLInputElement;
  // In thousands: 0, 25, 50, then steps of 50 to 2000; the list has 1300 twice.
  const thousands = [0, 25, ...Array.from({ length: 40 }, (_, at) => 50 * (at + 1))];
  expect(thousands).toHaveLength(43 - 1);
  expect(Array.from(from.list?.options ?? [], ({ value }) => Number(value))).toEqual(
    thousands.map((one) => one * 1000),
  );
  await fill(from, from.list?.options[2]?.value ?? '');
  await arriveAt(/[?&]\w*=50000\b/);
});

it('a row that changed after the list was read says so before its form opens', async () => {
  const { user } = await openApp('otherIfa', ceasedPath);
  const row = firstRow(await filled());
  const keys = [row.dataset.rowKey ?? ''];
  const api = await clientOf('otherIfa');
  await api.call(actOnRows, { list: 'ceased', keys, act: 'done' });
  const remedy = within(row).getByRole('link', { name: /^Start again: / });
  await user.click(remedy);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('listitem').textContent).toBe('It was marked as done.');
  await user.click(within(dialog).getByRole('button', { name: 'Start again' }));
  await arriveOn('transact/sip');
  await api.call(actOnRows, { list: 'ceased', keys, act: 'reopen' });
});

it('whoever has only equity is offered debt schemes, and any other when asked for', async () => {
  const { user, fill } = await openApp('ifa', `${hubPath}/cross-sell-opportunity/equity`);
  const table = await filledTable('Only in equity');
  await user.click(within(firstRow(table)).getByRole('link', { name: /^Add debt: / }));
  await arriveOn('transact/lumpsum');
  const debt = await (await clientOf('ifa')).call(schemeNames, { assetClass: 'DEBT', takes: 'fresh' });
  const isDebt = (text: string | null) => debt.some(({ name }) => text?.startsWith(name));
  const look = async (words: string) => fill(await screen.findByRole('combobox', { name: 'Scheme' }), words);
  await look('growth');
  const offered = await screen.findAllByRole('option', { name: /Fund/ });
  expect(offered.filter(({ textContent }) => !isDebt(textContent))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show all schemes' }));
  await look('small cap');
  await screen.findByRole('option', { name: /Small Cap/ });
});

it('a row that could not be read again keeps its list open and says why', async () => {
  const { user } = await openApp('ifa', ceasedPath);
  const table = await filled();
  refuse(/[?&]key=/, { status: 503, error: 'The service is busy' });
  await user.click(within(firstRow(table)).getByRole('link', { name: /^Start again: / }));
  await screen.findByText('The service is busy');
  expect(openRoute()).toBe('opportunity/sip/ceased');
});

it('a call and a message are noted when the user says that they took place, not before', async () => {
  const { user } = await openApp('otherIfa', `${hubPath}/cross-sell-opportunity/debt`);
  const table = await filledTable('Only in debt');
  const row = () => firstRow(table);
  const name = within(row()).getAllByRole('link')[0]?.textContent;
  await user.click(within(row()).getByRole('button', { name: `Call ${name}` }));
  const call = within(await screen.findByRole('dialog', { name: `Call ${name}` }));
  await call.findByRole('button', { name: 'Copy number' });
  expect(requested(/opportunity\/act$/)).toEqual([]);
  await user.click(call.getByRole('button', { name: 'I called' }));
  await waitFor(() => expect(row().textContent).toMatch(/Called \d/));

  await user.click(within(row()).getByRole('button', { name: `WhatsApp ${name}` }));
  const chat = within(await screen.findByRole('dialog', { name: `WhatsApp to ${name}` }));
  const link = await chat.findByRole('link', { name: 'Open WhatsApp' });
  expect(new URL((link as HTMLAnchorElement).href).searchParams.get('text')).toContain(`Dear ${name}, `);
  expect(requested(/opportunity\/act$/)).toHaveLength(1);
  refuse(/opportunity\/act$/, { status: 503, error: 'The service is busy' });
  await user.click(chat.getByRole('button', { name: 'I sent it' }));
  await screen.findByText('The service is busy');
  await user.click(chat.getByRole('button', { name: 'Close' }));
  expect(row().textContent).not.toContain('Messaged');
});

it('what is snoozed, noted and done leaves the list, keeps its history and comes back', async () => {
  const { user } = await openApp('otherIfa', ceasedPath);
  const before = rowsOf(await filled()).length;
  const key = firstRow(await filled()).dataset.rowKey;
  await menuOf(firstRow(await filled()), user, 'Note…');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('textbox', { name: /^Note/ }));
  await user.paste('Calls back on Monday');
  await user.click(within(dialog).getByRole('button', { name: 'Save the note' }));
  await waitFor(async () => expect(firstRow(await filled()).textContent).toContain('Calls back on Monday'));

  await menuOf(firstRow(await filled()), user, 'Snooze…');
  await user.click(await screen.findByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(chip(/^Snoozed/).textContent).toContain('1'));
  await waitFor(async () => expect(rowsOf(await filled())).toHaveLength(before - 1));

  await user.click(chip(/^Snoozed/));
  await arriveAt(`${ceasedPath}?status=snoozed`);
  await waitFor(async () => expect(firstRow(await filled()).dataset.rowKey).toBe(key));
  await menuOf(firstRow(await filled()), user, 'History');
  const history = await screen.findByRole('dialog');
  await within(history).findByText('Calls back on Monday');
  await user.click(within(history).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await menuOf(firstRow(await filled()), user, 'Reopen');
  await screen.findByText('No SIPs are snoozed');
  await user.click(screen.getByRole('button', { name: 'Show what is open' }));
  await waitFor(async () => expect(rowsOf(await filled())).toHaveLength(before));
});
