import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The rows that are read; what is drawn below the screen may stay an outline. */
export const rowsOf = (table: HTMLElement): HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>('tbody tr[data-row-key]')].filter((row) =>
    row.querySelector('a, button'),
  );

/** The first row; fails where there is none. */
export function firstRow(table: HTMLElement): HTMLElement {
  const [row] = rowsOf(table);
  if (!row) throw new Error('The table has no row');
  return row;
}

/** As many as a screen has, which are read at once. */
const FIRST = 8;

/** The links of the first screen of rows, in words. */
export const linksOf = (table: HTMLElement): string[] =>
  rowsOf(table)
    .slice(0, FIRST)
    .map((row) => row.querySelector('a')?.textContent ?? '');

/** The table of that name when the rows of its first screen are there. Found by its label: a role takes far longer. */
export function filledTable(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const table = document.querySelector<HTMLElement>(`main table[aria-label="${name}"]`);
    if (!table)
      throw new Error(`There is no table ${name}, but ${document.querySelector('main')?.textContent}`);
    const total = Number(table.getAttribute('aria-rowcount')) - 1;
    expect(table.getAttribute('aria-busy')).toBe('false');
    expect(rowsOf(table).length).toBeGreaterThanOrEqual(Math.min(FIRST, total));
    return table;
  });
}

/** By the head of its column. */
export const sortButton = (table: HTMLElement, name: string | RegExp): HTMLElement => {
  const head = [...table.querySelectorAll<HTMLElement>('thead th')].find((one) =>
    typeof name === 'string' ? one.textContent?.includes(name) : name.test(one.textContent ?? ''),
  );
  if (!head) throw new Error(`There is no column ${name}`);
  return within(head).getByRole('button');
};

/** One figure of a line of totals, in full: the short one has it as its title. */
export function totalOf(label: string): number {
  const line = [...document.querySelectorAll('main dl > div')].find(
    (one) => one.querySelector('dt')?.textContent === label,
  );
  const text = line?.querySelector('dd [title]')?.getAttribute('title') ?? '';
  return Number(text.replace(/[₹,+]/g, '').replace('−', '-'));
}

/** What the list says about itself: "120 clients · AUM ₹6.90 Cr". */
export const noteSays = (text: RegExp): Promise<string> =>
  waitFor(() => {
    const notes = [...document.querySelectorAll('main [role="status"], main output')];
    const said = notes.map(({ textContent }) => textContent ?? '');
    const found = said.find((one) => text.test(one));
    if (found === undefined) throw new Error(`No note fits ${text}: ${said.join(' | ')}`);
    return found;
  });
