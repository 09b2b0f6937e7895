import { goals } from '@hub/contract/calls/goal-planner/goal-planner';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, arriveAt, arriveOn, clientOf, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/wire.ts';

const path = '/distributor/goal-planner';
const rows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main ul[aria-label="Goals"] > li'),
];
const names = () => rows().map((row) => within(row).getByRole('heading').textContent);
const plan = () => screen.getByRole('region', { name: 'What is needed' });

type App = Awaited<ReturnType<typeof openApp>>;

/** A study in ten years, of somebody who is no client. */
async function fillIn({ user, fill }: App, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Someone who is not a client yet' }));
  await fill(screen.getByRole('textbox', { name: 'Name' }), 'Nandini Rao');
  await fill(screen.getByRole('textbox', { name: 'Name of the goal' }), name);
  const due = Temporal.Now.plainDateISO('Asia/Kolkata').add({ years: 10 });
  await fill(screen.getByRole('textbox', { name: 'Needed on' }), `${due.day}/${due.month}/${due.year}`);
  await fill(screen.getByRole('textbox', { name: /^Cost of one year/ }), '500000');
}

it('the list has the furthest behind first, by pace and by any word; says when nothing matches', async () => {
  const { user, fill } = await openApp('ifa', path);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const all = await (await clientOf('ifa')).call(goals, {});
  expect(names()).toEqual(all.items.map(({ name }) => name));
  expect(all.items[0]?.progress.pace).toBe('behind');
  for (const pace of ['behind', 'on-track', 'ahead', 'reached'] as const) {
    expect(all.counts[pace], pace).toBeGreaterThan(0);
  }
  const behind = within(screen.getByRole('region', { name: 'Filters' })).getByRole('button', {
    name: /^Falls short/,
  });
  await user.click(behind);
  await arriveAt(`${path}?pace=behind`);
  await waitFor(() => expect(rows()).toHaveLength(all.counts.behind));
  await fill(screen.getByRole('textbox', { name: 'Search by goal or person' }), 'nothing like it');
  await screen.findByText('No goals match');
  await user.click(screen.getByRole('button', { name: 'Show all goals' }));
  await waitFor(() => expect(rows()).toHaveLength(all.total));
});

it('the list that cannot be loaded says so and is asked for again', async () => {
  const mend = refuse(/goal\/getByArn/);
  const { user } = await openApp('ifa', path);
  await screen.findByText('The goals could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
});

it('a plan follows what is typed, is saved, changed and removed', async () => {
  const app = await openApp('otherIfa', `${path}?form=new`);
  await screen.findByText(/the SIP appears here/);
  await fillIn(app, 'Study abroad');
  // As the worked example, with 10,00,000 more at hand the gap is smaller.
  await waitFor(() => expect(plan().textContent).toContain('₹12,96,871'));
  const sip = () => within(plan()).getAllByRole('row')[2]?.textContent ?? '';
  const before = sip();
  await app.fill(screen.getByRole('textbox', { name: /^Other savings/ }), '1000000');
  await waitFor(() => expect(sip()).not.toBe(before));
  await app.fill(screen.getByRole('textbox', { name: 'Return per year until then' }), '40');
  await app.user.click(screen.getByRole('button', { name: 'Save the goal' }));
  await screen.findAllByText('Enter 2.00% to 13.00%.');
  await app.fill(screen.getByRole('textbox', { name: 'Return per year until then' }), '10');
  await app.user.click(screen.getByRole('button', { name: 'Save the goal' }));
  await screen.findByRole('heading', { level: 1, name: 'Study abroad' });
  screen.getByText(/once Nandini Rao is a client/);
  await app.user.click(screen.getByRole('link', { name: 'Change' }));
  await app.fill(await screen.findByRole('textbox', { name: 'Name of the goal' }), 'Study in Pune');
  await app.user.click(screen.getByRole('button', { name: 'Save the changes' }));
  await screen.findByRole('heading', { level: 1, name: 'Study in Pune' });
  await app.user.click(screen.getByRole('button', { name: 'Remove' }));
  await app.user.click(await screen.findByRole('button', { name: 'Remove the goal' }));
  await arriveAt(path);
  await waitFor(async () => expect((await (await clientOf('otherIfa')).call(goals, {})).total).toBe(0));
  await screen.findByText('No goals yet');
});

it('a goal of a client takes parts of the book, and the gap becomes the form of a SIP or of a lumpsum', async () => {
  const own = await clientOf('otherIfa');
  const { items } = await own.call(listInvestors, { sort: 'aum', order: 'desc' });
  const client = items[0];
  if (!client) throw new Error('The demo has no clients');
  const app = await openApp('otherIfa', `${path}?investor=${client.id}&form=new`);
  const [part] = await screen.findAllByRole('textbox', { name: /^Part of .+ in %$/ });
  const { fill, user } = app;
  await fill(screen.getByRole('textbox', { name: 'Name of the goal' }), 'Retire early');
  await user.click(screen.getByRole('radio', { name: /^Retirement/ }));
  const due = Temporal.Now.plainDateISO('Asia/Kolkata').add({ years: 12 });
  await fill(screen.getByRole('textbox', { name: 'Needed on' }), `${due.day}/${due.month}/${due.year}`);
  await fill(screen.getByRole('textbox', { name: /^Monthly need/ }), '90000');
  await fill(screen.getByRole('textbox', { name: /^SIP step-up/ }), '10');
  await fill(part as HTMLElement, '101');
  await user.click(screen.getByRole('button', { name: 'Save the goal' }));
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true));
  await fill(part as HTMLElement, '50');
  await user.click(screen.getByRole('button', { name: 'Save the goal' }));
  await screen.findByRole('heading', { level: 1, name: 'Retire early' });
  screen.getByText(/50% of/);
  const { items: saved } = await own.call(goals, { investorId: client.id });
  const { moreSip, moreLumpsum } = saved[0]?.progress ?? {};
  const handed = (to: string) => {
    const query = new URLSearchParams(to.split('?')[1]);
    const [investor, stepUp, until] = ['investor', 'stepUp', 'until'].map((name) => query.get(name));
    return [investor, Number(query.get('amount')), stepUp, until];
  };
  const atOnce = screen.getByRole('link', { name: 'Invest a lumpsum' }).getAttribute('href') ?? '';
  expect(atOnce).toMatch(/^\/distributor\/transact\/lumpsum\?/);
  expect(Number(moreLumpsum)).toBeGreaterThan(0);
  expect(handed(atOnce)).toEqual([client.id, Number(moreLumpsum), null, null]);
  await user.click(screen.getByRole('link', { name: 'Start this SIP' }));
  await arriveOn('transact/sip');
  expect(handed(address())).toEqual([client.id, Number(moreSip), '10', `${due}`]);
});
