import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOfflineCopy, type OfflineCopy } from '../../../lib/offline/offline-copy.ts';
import type { Snapshot } from '../../../lib/offline/snapshot.ts';
import { memoryRecords } from '../../../lib/test/memory-store.ts';
import { OfflineDoor } from './offline-door.tsx';

const pin = '902817';
const client = { city: 'Pune', sips: 2, sipMonthly: '7500.00', lastInvestedOn: '2026-11-05' };
const snapshot: Snapshot = {
  aum: '123456789.00',
  asOn: '2026-11-16',
  clientCount: 1420,
  clientsWithBalance: 1310,
  sipsRunning: 88,
  sipMonthly: '440000.00',
  clients: [
    { ...client, id: '1', name: 'Asha Rao', aum: '5000000.00' },
    { ...client, id: '2', name: 'Vikram Shetty', city: null, sips: 0, aum: '2500000.00' },
  ],
  orders: [
    {
      reference: 'H00000000001',
      kind: 'lumpsum',
      headline: '₹10,000',
      status: 'pending',
      waitsOn: 'investor',
      isRefunded: false,
      createdAt: '2026-11-16T10:00:00Z',
      client: 'Asha Rao',
      scheme: 'Aranya Flexi Cap Fund - Regular Plan - Growth',
    },
  ],
};

let copy: OfflineCopy;
beforeEach(async () => {
  const now = () => Date.UTC(2026, 10, 17, 9, 30);
  copy = createOfflineCopy({ records: memoryRecords(), now, rounds: 10, inTurn: (work) => work() });
});
afterEach(() => setVisibility('visible'));

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function pinPrompt() {
  await copy.turnOn('ARN-100001', pin);
  await copy.keep('ARN-100001', snapshot);
  const user = userEvent.setup({ delay: null });
  const page = render(<OfflineDoor copy={copy} />);
  await user.click(await screen.findByRole('button', { name: 'Open your offline copy' }));
  const type = async (digits: string) => {
    await user.click(screen.getByLabelText('Your offline PIN'));
    await user.keyboard(digits);
  };
  return { user, type, page };
}

it('is not there for whoever has not turned it on, nor before the first copy', async () => {
  const page = render(<OfflineDoor copy={copy} />);
  await act(async () => void (await copy.state()));
  expect(page.container.textContent).toBe('');
  page.unmount();
  await copy.turnOn('ARN-100001', pin);
  const again = render(<OfflineDoor copy={copy} />);
  await act(async () => void (await copy.state()));
  expect(again.container.textContent).toBe('');
});

it('says of when the copy is, asks for the PIN and shows totals, clients and orders as of then', async () => {
  const { user, type, page } = await pinPrompt();
  expect(page.container.textContent).not.toContain('Asha');
  await type(pin);
  await screen.findByRole('heading', { name: 'Your offline copy' });
  expect(page.container.textContent).toContain('As of 17-Nov-2026, 15:00 IST');
  expect(page.container.textContent).toMatch(
    /₹12\.35 Cr.*NAV as on 16-Nov-2026.*1,420.*1,310.*88.*₹4\.40 L a month/s,
  );

  await user.click(screen.getByRole('radio', { name: 'Clients' }));
  const clients = () => within(screen.getByRole('list', { name: 'Clients' })).getAllByRole('listitem');
  expect(clients().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Asha Rao.*Pune · 2 SIPs.*₹7,500 a month.*₹50.* L/),
    expect.stringMatching(/Vikram Shetty.*Last invested 05-Nov-2026.*₹25.* L/),
  ]);
  expect(page.container.textContent).toContain('The 2 largest of 1,420 clients');
  await user.type(screen.getByRole('textbox', { name: 'Name or city' }), 'pUNe');
  expect(clients()).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: 'Name or city' }), 'x');
  expect(page.container.textContent).toContain('Not in this copy');

  await user.click(screen.getByRole('radio', { name: 'Orders' }));
  const [order] = within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
  expect(order?.textContent).toMatch(/Asha Rao.*₹10,000.*Aranya Flexi Cap Fund.*16-Nov-2026/);
});

it('has nothing that leads on or changes anything', async () => {
  const { type } = await pinPrompt();
  await type(pin);
  await screen.findByRole('heading', { name: 'Your offline copy' });
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Lock']);
});

it('opens at the clients who were taken along, with a number to call and what they hold', async () => {
  await copy.turnOn('ARN-100001', pin);
  await copy.keep('ARN-100001', snapshot);
  const holdings = [
    { scheme: 'Aranya Flexi Cap Fund - Regular - Growth', units: '120.500', value: '4000000.00' },
  ];
  const figures = { value: '4000000.00', gain: '0.00', asOn: '2026-11-16', sips: 1, sipMonthly: '5000.00' };
  await copy.takeAlong('ARN-100001', [
    { ...figures, id: '1', name: 'Asha Rao', city: 'Pune', mobile: '9820012345', holdings },
    { ...figures, id: '2', name: 'Zara Dutt', city: null, mobile: null, holdings: [] },
  ]);
  const user = userEvent.setup({ delay: null });
  render(<OfflineDoor copy={copy} />);
  await user.click(await screen.findByRole('button', { name: 'Open your offline copy' }));
  await user.click(screen.getByLabelText('Your offline PIN'));
  await user.keyboard(pin);
  const list = await screen.findByRole('list', { name: 'With me' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'With me' }).checked).toBe(true);
  expect(list.textContent).toMatch(
    /Asha Rao.*9820012345.*Pune · ₹40,00,000.* as on 16-Nov-2026 · 1 SIP, ₹5,000.*a month.*Aranya Flexi Cap Fund.*120\.500 units.*₹40,00,000.*Zara Dutt.*No mobile number.*Nothing is held/s,
  );
  expect(screen.getByRole('link', { name: '9820012345' }).getAttribute('href')).toBe('tel:9820012345');
});

it('counts wrong PINs aloud and is gone after the fifth', async () => {
  const { type } = await pinPrompt();
  for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
    await type('111222');
    await screen.findByText(new RegExp(`${left} left`));
  }
  await type('111222');
  await screen.findByText(/was removed from this device/);
  expect(await copy.state()).toBeNull();
});

it.each(['the button', 'leaving the app'])('is locked again by %s', async (way) => {
  const { user, type, page } = await pinPrompt();
  await type(pin);
  const lock = await screen.findByRole('button', { name: 'Lock' });
  if (way === 'the button') await user.click(lock);
  else setVisibility('hidden');
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(page.container.textContent).not.toContain('₹');
  await screen.findByRole('button', { name: 'Open your offline copy' });
});
