import { queries, queryDetails } from '@hub/contract/calls/feedback/feedback';
import { record, records } from '@hub/contract/calls/transact/transact-records';
import { queryStatuses } from '@hub/domain/feedback/query-status';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hubUrl } from '../../../../../e2e/setup/hub.ts';
import { address, arriveAt, clientOf, openApp } from '../../../test/open-app.tsx';
import { breakLine, refuse, requested } from '../../../test/wire.ts';

const path = '/distributor/feedback-and-queries';
const rows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main ul[aria-label="Queries"] > li'),
];
const subjects = () => rows().map((row) => within(row).getByRole('heading').textContent);
const chip = (name: string) =>
  within(screen.getByRole('region', { name: 'Filters' })).getByRole('button', {
    name: new RegExp(`^${name}`),
  });
const listed = async (filter: object = {}) => (await clientOf('ifa')).call(queries, filter);
const referenceHere = () => new URLSearchParams(address().split('?')[1]).get('query') ?? '';

const answer = (reference: string, text: string) =>
  fetch(`${hubUrl()}/demo/desk`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams({ reference, text })}`,
  });

type App = Awaited<ReturnType<typeof openApp>>;

async function choose({ user }: App, label: RegExp, option: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: label });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
}

/** A new query as far as its button. */
async function fillIn(app: App, subject: string): Promise<void> {
  await choose(app, /Section$/, 'Brokerage');
  await choose(app, /Sub-section$/, 'Missing brokerage');
  await app.fill(screen.getByRole('textbox', { name: 'Subject' }), subject);
  await app.fill(screen.getByRole('textbox', { name: 'Your query' }), 'Nothing was paid for October.');
}
const send = (app: App) => app.user.click(screen.getByRole('button', { name: 'Send the query' }));

it('the list shows what happened last first, by status and by any word; says when nothing matches', async () => {
  const { user, fill } = await openApp('ifa', path);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const all = await listed();
  expect(subjects()).toEqual(all.items.map(({ subject }) => subject));
  for (const status of queryStatuses) expect(all.counts[status], status).toBeGreaterThan(0);
  expect(chip('Closed').textContent).toBe(`Closed${all.counts.closed}`);
  await user.click(chip('Closed'));
  await arriveAt(`${path}?status=closed`);
  const closed = await listed({ status: 'closed' });
  await waitFor(() => expect(subjects()).toEqual(closed.items.map(({ subject }) => subject)));
  const search = screen.getByRole('textbox', { name: 'Search by words or reference' });
  await fill(search, 'malayalam');
  await waitFor(() => expect(subjects()).toEqual(['Leaflets in Malayalam']));
  await fill(search, 'nothing like it');
  await screen.findByText('No queries match');
  await user.click(screen.getByRole('button', { name: 'Show all queries' }));
  await waitFor(() => expect(rows().length).toBe(Math.min(10, all.total)));
});

it('the list that cannot be loaded says so and is asked for again; without a query it says what to do', async () => {
  const mend = refuse(/getQuriesByDistributor/);
  const { user } = await openApp('ifa', path);
  await screen.findByText('Your queries could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const other = await openApp('employee', path);
  await screen.findByText('No queries yet');
  await other.user.click(screen.getByRole('link', { name: 'Raise a query' }));
  await screen.findByRole('heading', { level: 1, name: 'New query' });
});

it('a late answer is marked, and what is not there is said', async () => {
  const late = (await listed({ status: 'open' })).items.find(({ isLate }) => isLate);
  const { go } = await openApp('ifa', `${path}?query=${late?.reference}`);
  await screen.findByRole('heading', { level: 1, name: late?.subject ?? '' });
  screen.getByText('Late');
  screen.getByText(/^Answer was due on \d\d-[A-Z][a-z]{2}-\d{4}$/);
  await go(`${path}?query=Q-00000000`);
  await screen.findByText('There is no such query');
});

it('the form says what is missing, keeps all of it while sending fails, and is sent once', async () => {
  const app = await openApp('ifa', `${path}?new=query`);
  await screen.findByRole('button', { name: 'Send the query' });
  await send(app);
  await screen.findByText('Check 4 fields');
  screen.getByText('Section: Choose a section.');
  const subject = `October ${crypto.randomUUID().slice(0, 8)}`;
  await fillIn(app, subject);
  await waitFor(() =>
    expect(document.querySelector('main')?.textContent).toMatch(
      /The desk answers by \d\d-[A-Z][a-z]{2}-\d{4}\./,
    ),
  );
  const mend = breakLine(/query\/api\/save/);
  await send(app);
  await screen.findByText(/Nothing you entered is lost/);
  mend();
  await send(app);
  await screen.findByRole('heading', { level: 1, name: subject });
  await arriveAt(/\?query=Q-\w{8}$/);
  screen.getByText('Nothing was paid for October.');
  expect((await listed({ search: subject })).total).toBe(1);
  const bodies = requested(/query\/api\/save/).map(({ body }) => body as FormData);
  expect([...(bodies[0]?.keys() ?? [])]).toEqual(['data']);
});

it('an answer is read, the query closed with stars and reopened with words', async () => {
  const app = await openApp('ifa', `${path}?new=query`);
  await fillIn(app, 'Trail for October');
  await send(app);
  await arriveAt(/\?query=Q-\w{8}$/);
  const reference = referenceHere();
  await screen.findByText('Not needed any more?');
  expect(screen.queryByRole('button', { name: 'Reopen the query' })).toBeNull();
  expect((await answer(reference, 'It is paid with November.')).ok).toBe(true);
  const again = await openApp('ifa', `${path}?query=${reference}`);
  await screen.findByText('It is paid with November.');
  await again.user.click(screen.getByRole('button', { name: 'Close the query' }));
  await again.user.click(await screen.findByRole('radio', { name: '4 of 5: Good' }));
  await again.user.click(screen.getByRole('button', { name: 'Close the query' }));
  await screen.findByText('You closed it');
  screen.getByRole('img', { name: '4 of 5 stars' });
  await again.user.click(await screen.findByRole('button', { name: 'Reopen the query' }));
  await again.user.click(screen.getByRole('button', { name: 'Reopen the query' }));
  await screen.findByText('This is required.');
  await again.fill(screen.getByRole('textbox', { name: 'What is missing?' }), 'It was not.');
  await again.user.click(screen.getByRole('button', { name: 'Reopen the query' }));
  await screen.findByText('You reopened it');
  const { status, rating } = await (await clientOf('ifa')).call(queryDetails, { reference });
  expect([status, rating]).toEqual(['reopened', null]);
});

it('an order is attached to the query that is raised from it, as far as one likes', async () => {
  const client = await clientOf('ifa');
  const [order] = (await client.call(records, {})).items;
  const { reference, headline } = await client.call(record, { reference: order?.reference ?? '' });
  const app = await openApp('ifa', `/distributor/transaction-history?order=${reference}`);
  await app.user.click(await screen.findByRole('link', { name: 'Ask the desk' }));
  await arriveAt(`${path}?new=order-${reference}`);
  const attached = await screen.findByRole('list', { name: 'Attached' });
  expect(attached.textContent).toContain(reference);
  expect(attached.textContent).toContain(headline);
  await app.user.click(within(attached).getByRole('button', { name: 'Leave out Investor' }));
  await app.fill(screen.getByRole('textbox', { name: 'Your query' }), 'When is it processed?');
  await send(app);
  await arriveAt(/\?query=Q-\w{8}$/);
  const { figures } = await client.call(queryDetails, { reference: referenceHere() });
  expect(figures.map(({ label }) => label)).toEqual(['Order', 'Kind', 'Scheme', 'Status']);
});

it('what failed on the screen before is attached by its reference', async () => {
  refuse(/notifications\/getall/);
  const { go } = await openApp('ifa', '/distributor/notifications');
  await screen.findByText('Your notifications could not be loaded');
  await go(`${path}?new=query`);
  const attached = await screen.findByRole('list', { name: 'Attached' });
  expect(attached.textContent).toContain('Screen Notifications');
});
