import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Option } from '../field/option.ts';
import { SearchSelect } from './search-select.tsx';

const clients: Option[] = [
  { id: '1', name: 'Latha Iyer', line: 'Folio 12' },
  { id: '2', name: 'Lata Menon' },
];
const matching = (text: string) =>
  clients.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

interface Requested {
  readonly text: string;
  readonly signal: AbortSignal;
  answer(options: readonly Option[]): void;
  fail(): void;
}

/** A server whose answers the test gives. */
function openSearch(start: Option | null = null) {
  const requested: Requested[] = [];
  const search = (text: string, signal: AbortSignal) =>
    new Promise<readonly Option[]>((answer, reject) => {
      requested.push({ text, signal, answer, fail: () => reject(new Error('no')) });
    });
  function Example() {
    const [value, setValue] = useState(start);
    return (
      <QueryClientProvider client={new QueryClient()}>
        <SearchSelect
          label="Client"
          searchKey={['clients']}
          search={search}
          nothingFound="No clients match"
          value={value}
          onChange={setValue}
        />
        <output>{value?.id}</output>
        <button type="button">Next</button>
      </QueryClientProvider>
    );
  }
  render(<Example />);
  return requested;
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' });
const saved = () => document.querySelector('output')?.textContent;
const requesting = async (requested: readonly Requested[], text: string): Promise<Requested> =>
  waitFor(() => {
    const last = requested.findLast((one) => one.text === text);
    if (!last) throw new Error(`Nobody asked for ${text}`);
    return last;
  });

describe('a search field', () => {
  it('looks for what is typed, marks it, and keeps what is chosen by keyboard', async () => {
    const requested = openSearch();
    await userEvent.type(box(), 'lat');
    (await requesting(requested, 'lat')).answer(matching('lat'));
    const option = await screen.findByRole('option', { name: /Latha Iyer/ });
    expect(option.querySelector('mark')?.textContent).toBe('Lat');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([box().value, saved()]).toEqual(['Latha Iyer', '1']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('comes into view with room for its list as soon as it has the focus', async () => {
    const scrolled: unknown[] = [];
    const before = HTMLElement.prototype.scrollIntoView;
    HTMLElement.prototype.scrollIntoView = function scroll(options) {
      scrolled.push([this.contains(box()), options]);
    };
    openSearch();
    await userEvent.click(box());
    HTMLElement.prototype.scrollIntoView = before;
    expect(scrolled).toContainEqual([true, { block: 'nearest', behavior: 'instant' }]);
  });

  it('gives up the earlier request when one types on', async () => {
    const requested = openSearch();
    await userEvent.type(box(), 'la');
    const first = await requesting(requested, 'la');
    await userEvent.type(box(), 'tha');
    const second = await requesting(requested, 'latha');
    expect(first.signal.aborted).toBe(true);
    second.answer(matching('latha'));
    expect(await screen.findByRole('option', { name: /Latha Iyer/ })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Menon/ })).toBeNull();
  });

  it('says that it needs more letters, that it searches, and that nothing was found', async () => {
    const requested = openSearch();
    await userEvent.type(box(), 'x');
    expect(screen.getByRole('status').textContent).toBe('Type at least 2 letters');
    await userEvent.type(box(), 'y');
    expect(screen.getByRole('status').textContent).toBe('Searching …');
    (await requesting(requested, 'xy')).answer([]);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No clients match'));
    expect(requested.map(({ text }) => text)).toEqual(['xy']);
  });

  it('says that the search failed, and tries again', async () => {
    const requested = openSearch();
    await userEvent.type(box(), 'lat');
    (await requesting(requested, 'lat')).fail();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requested).toHaveLength(2));
    requested[1]?.fail();
    await screen.findByRole('button', { name: 'Try again' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(requested).toHaveLength(3));
    requested[2]?.answer(matching('lat'));
    expect(await screen.findByRole('option', { name: /Latha Iyer/ })).toBeTruthy();
  });

  it('takes what was typed in full when it is left, also when the answer comes after that', async () => {
    const requested = openSearch();
    await userEvent.type(box(), 'lata menon');
    (await requesting(requested, 'lata menon')).answer(matching('lata menon'));
    await screen.findByRole('option', { name: /Menon/ });
    await userEvent.tab();
    expect([box().value, saved()]).toEqual(['Lata Menon', '2']);
    await userEvent.clear(box());
    expect(saved()).toBe('');
    await userEvent.type(box(), 'Latha Iyer');
    await userEvent.tab();
    expect(box().value).toBe('Latha Iyer');
    (await requesting(requested, 'Latha Iyer')).answer(matching('Latha Iyer'));
    await waitFor(() => expect([box().value, saved()]).toEqual(['Latha Iyer', '1']));
  });

  it('takes nothing that was typed in part, or that two have in common', async () => {
    const requested = openSearch();
    await userEvent.type(box(), 'lat');
    (await requesting(requested, 'lat')).answer(matching('lat'));
    await screen.findByRole('option', { name: /Menon/ });
    await userEvent.tab();
    expect([box().value, saved()]).toEqual(['', '']);
    await userEvent.type(box(), 'lata menon');
    (await requesting(requested, 'lata menon')).answer(
      ['2', '3'].map((id) => ({ id, name: 'Lata Menon', line: `Folio ${id}` })),
    );
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.tab();
    expect([box().value, saved()]).toEqual(['', '']);
  });

  it('closes by Escape while it searches, and takes back what was typed', async () => {
    openSearch();
    await userEvent.type(box(), 'lat');
    expect(screen.getByRole('listbox')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect([box().value, saved()]).toEqual(['', '']);
  });

  it('closes by Escape where something is chosen, and shows that again', async () => {
    openSearch({ id: '9', name: 'Meera Nair' });
    await userEvent.type(box(), ' x');
    await userEvent.keyboard('{Escape}');
    expect([box().value, saved()]).toEqual(['Meera Nair', '9']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('shows again what is chosen when it is left, and forgets it when it is emptied', async () => {
    const chosen = { id: '9', name: 'Meera Nair' };
    openSearch(chosen);
    await userEvent.type(box(), ' xyz');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    expect([box().value, saved()]).toEqual(['Meera Nair', '9']);
    await userEvent.clear(box());
    await userEvent.tab();
    expect([box().value, saved()]).toEqual(['', '']);
  });
});
