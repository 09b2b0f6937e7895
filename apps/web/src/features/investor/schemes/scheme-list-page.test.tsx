import { aum as bookAum } from '@hub/contract/calls/dashboard/dashboard';
import { listHolders, listSchemes, type SchemeRow } from '@hub/contract/calls/investor/investor-schemes';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, arriveAt, arriveOn, clientOf, openApp } from '../../../../test/open-app.tsx';
import { filledTable, firstRow, linksOf, sortButton, totalOf } from '../../../../test/table.ts';
import { refuse } from '../../../../test/wire.ts';

const path = '/distributor/investor/scheme-list';
const detailsPath = `${path}/scheme-details`;
const held = () => filledTable('Schemes held');
const search = () => screen.getByRole('textbox', { name: /^Search by name, category/ });

/** What the list's own call answers, all pages of it. */
async function movedSchemes(): Promise<SchemeRow[]> {
  const client = await clientOf('ifa');
  const requested = { id: client.login.profile.arnNo, view: 'moved' } as const;
  const first = await client.call(listSchemes, requested);
  const found = [...first.items];
  for (let pageNumber = 2; found.length < (first.totals?.schemes ?? 0); pageNumber++) {
    found.push(...(await client.call(listSchemes, { ...requested, pageNumber })).items);
  }
  return found;
}

it('says what the dashboard says, is searched, filtered and sorted, and keeps it in the address', async () => {
  const { user, fill } = await openApp('ifa', path);
  await held();
  const { aum } = await (await clientOf('ifa')).call(bookAum, {});
  expect(totalOf('AUM')).toBe(Number(aum));

  await fill(search(), 'cap');
  await arriveAt(`${path}?q=cap`);
  await screen.findByText(/ \d+ schemes? found$/);
  for (const name of linksOf(await held())) expect(name).toMatch(/cap/i);

  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await arriveAt(path);
  await user.click(screen.getByRole('button', { name: 'Equity' }));
  await arriveAt(`${path}?class=EQUITY`);
  await user.click(sortButton(await held(), 'Scheme'));
  await arriveAt(`${path}?class=EQUITY&sort=name`);
  const shown = linksOf(await held());
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other)));

  const again = await openApp('ifa', address());
  expect(linksOf(await held())).toEqual(shown);
  await again.fill(search(), 'no such scheme');
  await screen.findByText('No schemes match');
  await again.user.click(screen.getByRole('button', { name: 'Show all schemes' }));
  await arriveAt(`${path}?sort=name`);
});

it('shows what came and went this month, and its totals are the sums of its rows', async () => {
  const { user } = await openApp('ifa', path);
  await held();
  await user.click(screen.getByRole('radio', { name: 'Bought or sold this month' }));
  await arriveAt(`${path}?view=moved`);
  await filledTable('Schemes that moved this month');
  const all = await movedSchemes();
  const sum = (part: (row: SchemeRow) => string) =>
    all.reduce((total, row) => total + Math.round(Number(part(row)) * 100), 0) / 100;
  const bought = sum((row) => row.bought);
  const sold = sum((row) => row.sold);
  expect(totalOf('In')).toBe(bought);
  expect(totalOf('Of it by SIP')).toBe(sum((row) => row.bySip));
  expect(totalOf('Out')).toBe(sold);
  expect(totalOf('Net')).toBeCloseTo(bought - sold, 2);
});

it('a scheme says what the book holds of it, finds a holder, and begins a transaction', async () => {
  const { user, fill } = await openApp('ifa', `${path}?class=EQUITY`);
  await user.click(firstRow(await held()).querySelector('a') as HTMLElement);
  const table = await filledTable('Holders');
  expect(screen.getByText('Riskometer')).toBeDefined();
  const code = new URLSearchParams(window.location.search).get('scheme') ?? '';
  const { scheme, items, totals } = await (await clientOf('ifa')).call(listHolders, { id: code });
  expect(totalOf('AUM in your book')).toBe(Number(scheme.aum));
  expect(totals?.holders).toBe(scheme.holders);
  expect(firstRow(table).textContent).toContain(items[0]?.name ?? '?');

  const wanted = items.at(-1);
  await fill(screen.getByRole('textbox', { name: /^Search by name, PAN/ }), wanted?.folioNo ?? '');
  await screen.findByText(/^1 folio found$/);
  expect(firstRow(await filledTable('Holders')).textContent).toContain(wanted?.name ?? '?');

  await user.click(screen.getByRole('button', { name: /^Invest: / }));
  await user.click(await screen.findByRole('menuitem', { name: /^SIP/ }));
  await arriveOn('transact/sip');
  expect(new URLSearchParams(window.location.search).get('scheme')).toBe(code);
  await screen.findByText('Choose the investor and the folio first.');
});

it('says what could not be loaded and loads it when tried again', async () => {
  const mend = refuse(/Values\/GetNo_Schemes\//);
  const { user } = await openApp('ifa', path);
  await screen.findByText('The schemes could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await held();
});

it('a scheme that is none is told as such, and leads to the list', async () => {
  await openApp('ifa', `${detailsPath}?scheme=../../x`);
  await screen.findByText('There is no such scheme');
  const { user } = await openApp('ifa', `${detailsPath}?scheme=NOSUCH1`);
  await screen.findByText('There is no such scheme');
  await user.click(screen.getByRole('link', { name: 'Show the schemes' }));
  await held();
});
