import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, arriveAt, openApp } from '../../../test/open-app.tsx';
import { filledTable, linksOf, rowsOf, sortButton } from '../../../test/table.ts';
import { refuse } from '../../../test/wire.ts';

const path = '/distributor/nav';
const filled = () => filledTable('Schemes and their NAV');
const search = () => screen.getByRole('textbox', { name: /^Search by name/ });

/** The figures of one column, as numbers, top to bottom. */
const figures = (table: HTMLElement, column: number): number[] =>
  rowsOf(table).map((row) => {
    const text = row.querySelector(`td:nth-child(${column})`)?.textContent ?? '';
    return Number(/[+−]?\d+\.\d+(?=%)/.exec(text)?.[0].replace('−', '-'));
  });

it('finds by words in any order, filters and sorts; the address keeps it', async () => {
  const { user, fill } = await openApp('ifa', path);
  let table = await filled();
  expect([...document.querySelectorAll('#main p')].map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Latest NAV of \d\d-[A-Z][a-z]{2}-\d{4} · \d+ schemes$/),
  );
  expect(table.querySelector('[title="Return a year over 3 years"]')).not.toBeNull();
  await fill(search(), 'cap large');
  await arriveAt(`${path}?q=cap+large`);
  await screen.findByText(/ \d+ schemes? found$/);
  for (const row of rowsOf(await filled())) expect(row.textContent).toMatch(/Large.*Cap/);

  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await arriveAt(path);
  await user.click(screen.getByRole('button', { name: /^Equity/ }));
  await user.click(screen.getByRole('button', { name: 'Growth' }));
  await arriveAt(`${path}?class=EQUITY&option=GROWTH`);
  expect(screen.getByRole('button', { name: /^Equity/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(sortButton(await filled(), /1Y/));
  await arriveAt(/sort=return1y/);
  table = await filled();
  const got = figures(table, 6);
  expect(got.length).toBeGreaterThan(3);
  expect(got).toEqual(got.toSorted((one, other) => other - one));
  const before = linksOf(table);
  for (const name of before) expect(name).toContain('Growth');

  const again = await openApp('ifa', address());
  expect(linksOf(await filled())).toEqual(before);
  await again.fill(search(), 'no such scheme');
  await screen.findByText('No schemes match');
  await again.user.click(screen.getByRole('button', { name: 'Show all schemes' }));
  await arriveAt(`${path}?sort=return1y`);
  await filled();
});

it('says that it could not be loaded and loads when tried again', async () => {
  const mend = refuse(/nav\/getdata/);
  const { user } = await openApp('nonIfa', path);
  await screen.findByText('The NAVs could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await filled();
});
