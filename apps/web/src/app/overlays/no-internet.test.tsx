import { texts } from '@hub/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp } from '../../../test/open-app.tsx';
import { ownCart } from '../../../test/own-cart.ts';
import { amount, clientsWithUnits, emptyCart, formOf } from '../../features/transact/test/order-steps.ts';

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
ownCart('ifa');
afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine');
});

it('the no-internet screen says that what was entered is kept, goes by itself, and the work is as it was', async () => {
  await emptyCart();
  const [one] = await clientsWithUnits(1);
  if (!one) throw new Error('no client');
  const { fill } = await openApp('ifa', formOf('lumpsum', one));
  await fill(await amount(), '12345');
  setOnline(false);
  const overlay = await screen.findByRole('alertdialog', { name: texts.offline.title });
  expect(within(overlay).getByText(texts.offline.text)).toBeDefined();
  expect(within(overlay).getByText(texts.offline.saved)).toBeDefined();
  setOnline(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: texts.offline.title })).toBeNull());
  expect(((await amount()) as HTMLInputElement).value).toBe('12,345');
});
