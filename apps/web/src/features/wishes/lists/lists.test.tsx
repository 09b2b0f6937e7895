import { birthdays, wishClients, wishesAhead } from '@hub/contract/calls/wishes/wishes';
import { yearlyTexts } from '@hub/contract/wishes/wish-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, arriveAt, clientOf, openApp } from '../../../../test/open-app.tsx';
import { refuse } from '../../../../test/wire.ts';

const rows = (label: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main ul[aria-label="${label}"] > li`),
];
const namesIn = (label: string) => rows(label).map((row) => row.querySelector('strong')?.textContent);
const heading = (name: string) => screen.findByRole('heading', { name });
const search = () => screen.getByRole('textbox', { name: 'Search by name' });

it('counts the days ahead as the server has them, and tries again when they could not be read', async () => {
  const { days, festivals, waiting } = await (await clientOf('ifa')).call(wishesAhead, {});
  const mend = refuse(/wishes\/ahead/);
  const { user } = await openApp('ifa', '/distributor/wishes');
  await screen.findByText('The upcoming days could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  for (const { kind, counts } of days) {
    const card = (await heading(yearlyTexts[kind])).closest('section') ?? document.body;
    const shown = within(card)
      .getAllByRole('link')
      .flatMap((link) => link.querySelector('strong')?.textContent ?? []);
    expect(shown.map(Number), kind).toEqual([counts.day, counts.week, counts.month]);
  }
  expect(waiting).toBeGreaterThan(0);
  screen.getByText(new RegExp(`^${waiting} wish(es)? scheduled`));
  await user.click(screen.getByRole('link', { name: festivals[0]?.name ?? '' }));
  await heading(festivals[0]?.name ?? '');
});

it('takes all that it says, but who is unticked, along to the form', async () => {
  const requested = { category: 'birthday', span: 'month' } as const;
  const { clients, items } = await (await clientOf('ifa')).call(wishClients, requested);
  const { user } = await openApp('ifa', '/distributor/birthday?span=month');
  await user.click(await screen.findByRole('checkbox', { name: `Select all: ${clients} clients` }));
  await user.click(screen.getByRole('checkbox', { name: `Select ${items[0]?.name}` }));
  await user.click(screen.getByRole('link', { name: `Wish ${clients - 1} clients` }));
  await screen.findByText(new RegExp(`of ${clients - 1} clients can get it|^${clients - 1} clients get it`));
  expect(address()).toContain(`except=${items[0]?.investorId}`);
});

it('names the clients of the time that is chosen, and says when nobody is found', async () => {
  const call = async (span: 'day' | 'month') =>
    (await clientOf('ifa')).call(wishClients, { category: 'birthday', span });
  const [today, month] = [await call('day'), await call('month')];
  const { user, fill } = await openApp('ifa', '/distributor/birthday?span=day');
  await waitFor(() => expect(namesIn('Birthdays')).toEqual(today.items.map(({ name }) => name)));
  await user.click(screen.getByRole('radio', { name: 'This month' }));
  await arriveAt('/distributor/birthday?span=month');
  await waitFor(() => expect(namesIn('Birthdays')).toEqual(month.items.map(({ name }) => name)));
  await fill(search(), 'zzqqzz');
  await screen.findByText('No birthdays');
});

it('says of each client without a way why there is none', async () => {
  const { items } = await (await clientOf('ifa')).call(wishClients, { category: 'birthday', span: 'day' });
  const optedOut = items.filter(({ faults }) => Object.values(faults).includes('opted-out'));
  const unreachable = optedOut.filter(
    ({ wished, faults }) => wished === null && Object.values(faults).every((fault) => fault !== null),
  );
  expect(unreachable.length).toBeGreaterThan(0);
  await openApp('ifa', '/distributor/birthday?span=day');
  for (const { name } of unreachable) {
    const box = await screen.findByRole('checkbox', { name: `Select ${name}` });
    expect(box.closest('li')?.textContent).toContain('Does not want wishes');
  }
});

it('who has the wish of the year has no button for another', async () => {
  const { items } = await (await clientOf('ifa')).call(birthdays, { span: 'month' });
  const open = items.filter(({ wished }) => wished === null).map(({ name }) => `Wish ${name}`);
  await openApp('ifa', '/distributor/birthday-wishes?span=month');
  await waitFor(() => expect(rows('Birthday wishes')).toHaveLength(items.length));
  const buttons = within(screen.getByRole('list', { name: 'Birthday wishes' })).queryAllByRole('link');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(open);
});

it('a list that cannot be loaded is asked for again; of anniversaries one chooses which', async () => {
  const requested = { category: 'first-investment', span: 'month' } as const;
  const { items } = await (await clientOf('ifa')).call(wishClients, requested);
  const mend = refuse(/wishes\/clients/);
  const { user } = await openApp('ifa', '/distributor/anniversary?span=month');
  await screen.findByText('The clients could not be loaded');
  mend();
  await user.click(screen.getByRole('radio', { name: yearlyTexts['first-investment'] }));
  await arriveAt(/of=first-investment/);
  const label = yearlyTexts['first-investment'];
  await waitFor(() => expect(namesIn(label)).toEqual(items.map(({ name }) => name)));
});

it('a wedding day wants the client and the day', async () => {
  const { user } = await openApp('otherIfa', '/distributor/anniversary');
  await screen.findByText('No wedding anniversaries');
  await user.click(screen.getByRole('button', { name: 'Add a wedding day' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Choose the client and the day.');
});
