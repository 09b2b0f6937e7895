import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, arriveAt, openApp } from '../../../../test/open-app.tsx';
import { filledTable, linksOf, noteSays, sortButton } from '../../../../test/table.ts';
import { refuse, requested } from '../../../../test/wire.ts';

const path = '/distributor/investor/investor-list';
const calls = /GetInvestorSearch_ByName_New/;
const filled = () => filledTable('Clients');
const search = () => screen.getByRole('textbox', { name: /^Search by name, PAN/ });
const note = () => noteSays(/^[\d,]+ clients?\b/);
const count = async () => Number((await note()).split(' ')[0]?.replaceAll(',', ''));

it('searches as one types, filters and sorts; the head counts what is selected', async () => {
  const { user, fill } = await openApp('ifa', path);
  const table = await filled();
  await noteSays(/^\d+ clients · AUM ₹[\d.,]+ (L|Cr) · as on \d\d-[A-Z][a-z]{2}-\d{4}$/);
  const all = await count();
  const name = linksOf(table)[2] ?? '';
  const [first = '', last = ''] = name.split(' ');
  await fill(search(), `${last} ${first}`.toLowerCase());
  await arriveAt(/[?&]q=/);
  await noteSays(/found/);
  expect(linksOf(await filled())).toContain(name);
  expect(await count()).toBeLessThan(all);

  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await arriveAt(path);
  await user.click(screen.getByRole('button', { name: 'Equity' }));
  await user.click(screen.getByRole('button', { name: 'Without SIP' }));
  await arriveAt(`${path}?class=EQUITY&sip=none`);
  await noteSays(/found/);
  await user.click(sortButton(await filled(), 'Client'));
  await arriveAt(/sort=name/);
  const names = linksOf(await filled());
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(names.toSorted((one, other) => (one.toUpperCase() < other.toUpperCase() ? -1 : 1)));

  const before = await note();
  await openApp('ifa', address());
  expect(linksOf(await filled())).toEqual(names);
  expect(await note()).toBe(before);
});

it('opens what a figure of the dashboard links to, and takes its filters back one by one', async () => {
  const { user } = await openApp('ifa', `${path}?balance=live&last=before-half-year`);
  await filled();
  expect(screen.getByRole('button', { name: 'Remove the filter With a balance' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove the filter No investment in 6 months' }));
  await arriveAt(`${path}?balance=live`);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await arriveAt(path);
  await noteSays(/^\d+ clients · AUM/);
});

it('offers 24 amounts of AUM, says an impossible range at the field and asks for nothing [S9-06]', async () => {
  const { user } = await openApp('ifa', path);
  await filled();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  const amounts = await screen.findByRole('group', { name: /^AUM/ });
  const field = (name: string) => within(amounts).getByLabelText(name);
  // In lakhs: 1, 3, 5, 10, then 25 to 500 in steps of 25.
  const lakhs = [1, 3, 5, 10, ...Array.from({ length: 20 }, (_, at) => 25 * (at + 1))];
  for (const name of ['From', 'To']) {
    const { list } = field(name) as HTMLInputElement;
    expect(Array.from(list?.options ?? [], ({ value }) => value)).toEqual(lakhs.map((one) => `${one}00000`));
  }
  const fill = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  await fill('From', '5,00,000');
  await fill('To', '1,00,000');
  await user.tab();
  await screen.findByText('The range ends before it starts.');
  expect(field('To').getAttribute('aria-invalid')).toBe('true');
  expect(address()).not.toContain('to=');
  await fill('From', 'many');
  await screen.findByText('Enter an amount in rupees, like 250000.');
  await fill('From', '50000');
  await arriveAt(/from=50000&to=100000/);

  // An address written by hand is told the same.
  const again = await openApp('ifa', `${path}?from=500000&to=100000`);
  await screen.findByText('“AUM to” is less than “AUM from”');
  await again.user.click(screen.getByRole('button', { name: 'Clear the range' }));
  await filled();
});

it('stays whole under hostile searches and addresses', async () => {
  const { user, fill, go } = await openApp('ifa', path);
  await filled();
  for (const words of [
    "'; drop table investor; --",
    '.*(a+)+$',
    '%_\\',
    '🦚🦚',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(10_000),
  ]) {
    await fill(search(), words);
    await user.keyboard('{Enter}');
    await screen.findByText('No clients match');
    const alerts = [...document.querySelectorAll('[role="alert"]')];
    expect(alerts.filter(({ textContent }) => textContent?.trim())).toEqual([]);
    await user.click(screen.getByText('Show all clients'));
    await noteSays(/^\d+ clients · AUM/);
  }
  await go(`${path}?q=${'y'.repeat(5000)}&class=GOLD&sort=%27&from=1e9`);
  await screen.findByText('No clients match');
});

it('remembers the columns that were chosen', async () => {
  const { user } = await openApp('ifa', path);
  const heads = (table: HTMLElement) =>
    [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(heads(await filled())).toContain('KYC');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  for (const name of [/^KYC/, /^Asset classes/, /^Client since/, /^Family/]) {
    await user.click(await screen.findByRole('checkbox', { name }));
  }
  const expectChosen = async () => {
    const shown = heads(await filled());
    expect(shown).toContain('Family');
    expect(shown).not.toContain('KYC');
  };
  await expectChosen();
  await openApp('ifa', path);
  await expectChosen();
});

it('says that it could not be loaded, and loads when tried again', async () => {
  const mend = refuse(calls);
  const { user } = await openApp('ifa', path);
  await screen.findByText('The clients could not be loaded');
  expect(requested(calls).length).toBeGreaterThan(0);
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(linksOf(await filled()).length).toBeGreaterThan(5);
});
