import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/wire.ts';

const path = '/distributor/notifications?view=settings';
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const opened = async (who: Parameters<typeof openApp>[0]) => {
  const app = await openApp(who, path);
  await screen.findByRole('heading', { name: 'Topics' });
  return app;
};

afterEach(() => vi.unstubAllGlobals());

it('shows what was chosen: nights are quiet, two topics and the marketing material come by mail', async () => {
  await opened('ifa');
  for (const name of ['Orders', 'Brokerage', 'Marketing and training']) {
    expect(toggle(`${name}: Daily mail`).checked, name).toBe(true);
  }
  expect(toggle('Queries: Daily mail').checked).toBe(false);
  expect(toggle('Marketing and training: Push').checked).toBe(false);
  expect(toggle('Quiet hours').checked).toBe(true);
  screen.getByRole('button', { name: /^21:00.*From|From.*21:00/ });
  screen.getByText(/go to \*+\.nair@example\.com once a day\.$/);
});

it('saves each change at once; a reload finds it', async () => {
  const { user } = await opened('otherIfa');
  expect(toggle('Quiet hours').checked).toBe(false);
  screen.getByText('No topic has daily mail turned on.');
  await user.click(toggle('Quiet hours'));
  await user.click(toggle('Plans and mandates: Push'));
  await user.click(toggle('Queries: Daily mail'));
  await screen.findByText('Saved');
  await screen.findByRole('button', { name: /Hour/ });
  await waitFor(() => expect(screen.queryByText('No topic has daily mail turned on.')).toBeNull());
  await opened('otherIfa');
  expect(toggle('Quiet hours').checked).toBe(true);
  expect(toggle('Plans and mandates: Push').checked).toBe(false);
  expect(toggle('Queries: Daily mail').checked).toBe(true);
});

it('takes back what the server would not have, and says so', async () => {
  const { user } = await opened('employee');
  const mend = refuse(/notifications\/settings\/save/);
  await user.click(toggle('News and logins: Push'));
  await waitFor(() => expect(toggle('News and logins: Push').checked).toBe(true));
  expect(screen.queryByText('Saved')).toBeNull();
  mend();
});

it('says that it could not be loaded, and loads when tried again', async () => {
  const mend = refuse(/notifications\/settings/);
  const { user } = await openApp('ifa', path);
  await screen.findByText('Your settings could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Topics' });
});

it('says honestly when this browser cannot show pushes, or was told not to', async () => {
  await opened('ifa');
  const card = () => screen.getByRole('region', { name: 'Push' });
  await within(card()).findByText(/^This browser cannot show pushes\./);
  expect(within(card()).queryByRole('button')).toBeNull();
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'denied' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    // The app registers its worker when nothing else is to be done, which on a busy machine is within this test.
    value: { addEventListener: () => {}, removeEventListener: () => {}, register: async () => null },
  });
  try {
    await opened('ifa');
    await within(card()).findByText(/^Notifications are blocked for this app\./);
    expect(within(card()).queryByRole('button')).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  }
});
