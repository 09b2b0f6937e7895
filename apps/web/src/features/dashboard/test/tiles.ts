import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

export const tile = (title: string | RegExp): HTMLElement => screen.getByRole('region', { name: title });

export const tiles = ['Assets under management', 'Today', 'SIP book', 'Clients', /^Net sales, /] as const;

const says = (...texts: readonly RegExp[]): Promise<void> =>
  waitFor(() => {
    const said = document.querySelector('main')?.textContent ?? '';
    for (const text of texts) expect(said).toMatch(text);
  });

/** The first tiles are filled: the dashboard can be used. */
export async function expectFilled(): Promise<void> {
  await says(/[\d,]+ to do/, /Running/, /in total/, /Outflow/, /\d SWPs? ₹/);
  screen.getByRole('list', { name: 'Asset mix' });
}

/** What comes after the tiles is there as well. */
export async function expectAll(): Promise<void> {
  await expectFilled();
  await says(/Zero balance/, /Received for/);
  await waitFor(() => {
    expect(document.querySelector('[role="slider"][aria-label^="AUM by day"]')).not.toBeNull();
    expect(document.querySelector('main a[href^="https://wa.me/"]')).not.toBeNull();
  });
}

/** The link of a tile at this place. */
export function linkAt(title: string | RegExp, at: number): HTMLElement {
  const link = within(tile(title)).getAllByRole('link')[at];
  if (!link) throw new Error(`${title} has no link at ${at}`);
  return link;
}
