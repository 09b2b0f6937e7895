import { wishClients, wishesAhead } from '@hub/contract/calls/wishes/wishes';
import { wishListing } from '@hub/contract/calls/wishes/wishes-saved';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HubClient } from '../../../../../../e2e/setup/hub-client.ts';
import { arriveAt, clientOf, openApp } from '../../../../test/open-app.tsx';
import { refuse } from '../../../../test/wire.ts';

const path = '/distributor/wishes/wishes-listing';
const rows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main ul[aria-label="Wishes"] > li'),
];
const rowNamed = (name: string) => rows().find((row) => row.textContent?.includes(name));

/** Tests of the form, which may run beside this one, take the last festivals. */
async function nextFestival(hub: HubClient) {
  const { festivals, today } = await hub.call(wishesAhead, {});
  for (const { category, name } of festivals.filter((one) => one.from > today)) {
    const { ready } = await hub.call(wishClients, { category });
    if (ready.email > 2) return { category, name, email: ready.email };
  }
  throw new Error('The demo has no festival ahead');
}
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('lists the newest first by status, says when there are none, and is asked for again', async () => {
  const { items, counts } = await (await clientOf('ifa')).call(wishListing, {});
  const mend = refuse(/wishes\/listing/);
  const { user } = await openApp('ifa', path);
  await screen.findByText('The wishes could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(items.length));
  expect(rows().map((row) => row.querySelector('h2')?.textContent?.split(',')[0])).toEqual(
    items.map(({ name }) => name),
  );
  const filters = within(screen.getByRole('region', { name: 'Filters' }));
  expect(filters.getByRole('button', { name: /^Sent/ }).textContent).toBe(`Sent${counts.sent}`);
  expect(counts.missed).toBe(0);
  await user.click(filters.getByRole('button', { name: /^Missed/ }));
  await arriveAt(`${path}?status=missed`);
  await screen.findByText('No such wishes');
  await user.click(screen.getByRole('button', { name: 'Show all wishes' }));
  await waitFor(() => expect(rows()).toHaveLength(items.length));
});

it('a festival is scheduled, one of its clients taken out, then all taken back', async () => {
  const hub = await clientOf('otherIfa');
  const { category, name, email } = await nextFestival(hub);
  const { user } = await openApp('otherIfa', `/distributor/wishes/wishes-msg?of=${category}`);
  await user.click(await screen.findByRole('radio', { name: 'E-mail' }));
  await user.click(await screen.findByRole('button', { name: `Schedule ${email} wishes` }));
  await arriveAt(path);
  await waitFor(() => expect(rowNamed(name)?.textContent).toContain(`${email} scheduled`));
  const row = within(rowNamed(name) ?? document.body);

  await user.click(row.getByRole('button', { name: /^Details/ }));
  const [first] = await within(await screen.findByRole('dialog')).findAllByRole('button', {
    name: /^Cancel: /,
  });
  if (!first) throw new Error('Nobody waits');
  await user.click(first);
  await screen.findByText('1 wish cancelled.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await dialogGone();

  await waitFor(() => expect(rowNamed(name)?.textContent).toContain(`${email - 1} scheduled`));
  const refused = refuse(/wishes\/cancel/, { status: 503, error: 'Please try again later' });
  const cancelAll = async () => {
    await user.click(within(rowNamed(name) ?? document.body).getByRole('button', { name: /^Cancel/ }));
    await user.click(await screen.findByRole('button', { name: /^Cancel \d+ wish(es)?$/ }));
  };
  await cancelAll();
  await screen.findByText('Please try again later');
  await dialogGone();
  expect(rowNamed(name)?.textContent).toContain(`${email - 1} scheduled`);
  refused();
  await cancelAll();
  await waitFor(() => expect(rowNamed(name)?.textContent).toContain(`${email} cancelled`));
  const { ready } = await hub.call(wishClients, { category });
  expect(ready.email).toBe(email);
});

it('an opened wish that was not sent is taken back, and the client can be wished again', async () => {
  const hub = await clientOf('ifa');
  const { items } = await hub.call(wishListing, { status: 'opened' });
  const [batch] = items;
  if (!batch) throw new Error('The demo has no opened wish');
  const { user } = await openApp('ifa', `${path}?status=opened`);
  await user.click(await screen.findByRole('button', { name: `Not sent: ${batch.name}, ${batch.client}` }));
  await screen.findByText(`${batch.client} can then get this wish again.`);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect((await hub.call(wishListing, { status: 'opened' })).total).toBe(items.length);
  await user.click(screen.getByRole('button', { name: `Not sent: ${batch.name}, ${batch.client}` }));
  await user.click(await screen.findByRole('button', { name: 'It was not sent' }));
  await waitFor(async () =>
    expect((await hub.call(wishListing, { status: 'opened' })).total).toBe(items.length - 1),
  );
});
