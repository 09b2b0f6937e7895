import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { arriveAt, arriveOn, openApp } from '../../../test/open-app.tsx';
import { refuse, requested } from '../../../test/wire.ts';

const path = '/distributor/notifications';
const rows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main ul[aria-label="Notifications"] > li'),
];
const expectRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const rowWith = (text: string): HTMLElement => {
  const found = rows().find(({ textContent }) => textContent?.includes(text));
  if (!found) throw new Error(`No notification says ${text}`);
  return found;
};
/** Ten more at a time, until all are there. */
async function showAll(): Promise<void> {
  for (;;) {
    const more = screen.queryByRole('button', { name: /^Show \d+ more$/ });
    if (!more) return;
    const before = rows().length;
    await userEvent.click(more);
    await waitFor(() => expect(rows().length).toBeGreaterThan(before));
  }
}
const bell = () => document.querySelector('header a[href="/distributor/notifications"]')?.ariaLabel;
const bellSays = (label: string | RegExp) => waitFor(() => expect(bell()).toMatch(label));

it('says when each came, in India, newest first, under the days they came on', async () => {
  await openApp('ifa', path);
  await expectRows(10);
  const times = rows().map((row) => row.querySelector('time'));
  for (const time of times) {
    expect(time?.textContent).toMatch(/^\d\d:\d\d$/);
    expect(time?.title).toMatch(/^\d\d-[A-Z][a-z]{2}-\d{4}, \d\d:\d\d IST$/);
  }
  const moments = times.map((time) => time?.dateTime ?? '');
  expect(moments).toEqual(moments.toSorted().reverse());
  const days = rows().map((row) => row.querySelector('h2')?.textContent ?? null);
  expect(days[0]).toMatch(/^((Today|Yesterday), )?[A-Z][a-z]+day \d\d-[A-Z][a-z]{2}-\d{4}$/);
  const said = days.filter((day) => day !== null);
  expect(new Set(said).size).toBe(said.length);
  // A day is said where it begins and nowhere else.
  const dayOf = (at: number) => times[at]?.title.slice(0, 11);
  for (const [at, day] of days.entries()) expect(day !== null).toBe(at === 0 || dayOf(at) !== dayOf(at - 1));
});

it('names the client first, and is red only for what was refused or refunded', async () => {
  await openApp('ifa', path);
  await expectRows(10);
  await showAll();
  const toneOf = (text: string) => rowWith(text).querySelector('article')?.dataset.tone;
  const refused = rowWith('rejected by the registrar');
  expect(within(refused).getByRole('heading', { level: 3 }).textContent).toMatch(
    /^(Unread: )?[A-Z][^:]+: lumpsum of ₹15,013 rejected by the registrar$/,
  );
  expect(within(refused).getByRole('heading', { level: 3 }).querySelector('b')?.textContent).not.toBe('');
  expect(toneOf('rejected by the registrar')).toBe('refused');
  expect(toneOf(' declined')).toBe('care');
  for (const row of rows()) {
    const isRed = row.querySelector('article')?.dataset.tone === 'refused';
    expect(
      / rejected by the | refunded/.test(within(row).getByRole('heading', { level: 3 }).textContent ?? ''),
    ).toBe(isRed);
  }
});

it('is acted on in its row, once, and the row then says what was done, also after a reload', async () => {
  const { user } = await openApp('ifa', path);
  await expectRows(10);
  await showAll();
  const button = screen.getAllByRole('button', { name: /^Send new link: / })[0] as HTMLElement;
  const title = button.getAttribute('aria-label')?.slice('Send new link: '.length) ?? '';
  await user.dblClick(button);
  await within(rowWith(title)).findByText(/^New link sent, \d\d:\d\d$/);
  expect(requested(/\/trans\/update$/)).toHaveLength(1);
  expect(document.activeElement).toBe(within(rowWith(title)).getByRole('heading', { level: 3 }));
  expect(within(rowWith(title)).queryByText('Unread:')).toBeNull();
  await openApp('ifa', path);
  await expectRows(10);
  await showAll();
  within(rowWith(title)).getByText(/^New link sent, \d\d:\d\d$/);
});

it('has nothing to show to an ARN that was told nothing, and says what will stand there', async () => {
  await openApp('nonIfa', path);
  await screen.findByText('Nothing to read yet');
  expect(rows()).toEqual([]);
  await bellSays(/^Notifications$/);
});

it('welcomes a first login; read, it leaves no badge behind', async () => {
  const { user } = await openApp('otherIfa', path);
  await expectRows(1);
  await bellSays(/^Notifications, 1 unread$/);
  const welcome = rowWith('This was your first login.');
  within(welcome).getByText('Unread:');
  await user.click(within(welcome).getByRole('button', { name: /^Mark as read/ }));
  await screen.findByText('All read');
  const read = rowWith('This was your first login.');
  expect(within(read).queryByText('Unread:')).toBeNull();
  expect(document.activeElement).toBe(within(read).getByRole('heading', { level: 3 }));
  await bellSays(/^Notifications$/);
  await openApp('otherIfa', path);
  await expectRows(1);
  await screen.findByText('All read');
});

it('is read by opening what it leads to, or all at once; the list keeps its rows', async () => {
  const { user } = await openApp('ifa', path);
  await expectRows(10);
  // Whichever leads somewhere and is told apart by its title: what runs by itself adds others.
  const titleOf = (row: HTMLElement) => within(row).getByRole('heading', { level: 3 }).textContent ?? '';
  const titles = rows().map(titleOf);
  const unread = rows().find(
    (row) =>
      within(row).queryByText('Unread:') &&
      within(row).queryByRole('link') &&
      titles.filter((title) => title === titleOf(row)).length === 1,
  );
  if (!unread) throw new Error('No unread notification leads anywhere');
  const notified = titleOf(unread).replace('Unread: ', '');
  const link = within(unread).getByRole('link');
  await user.click(link);
  await arriveAt(new RegExp(`^${new URL((link as HTMLAnchorElement).href).pathname}`));
  window.history.back();
  await arriveOn('notifications');
  await expectRows(10);
  await waitFor(() => expect(within(rowWith(notified)).queryByText('Unread:')).toBeNull());
  await bellSays(/^Notifications, \d+ unread$/);
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('All read');
  await bellSays(/^Notifications$/);
  expect(rows()).toHaveLength(10);
  expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull();
});

it('says that it could not be loaded, and loads when tried again', async () => {
  const mend = refuse(/notifications\/getall/);
  const { user } = await openApp('employee', path);
  await screen.findByText('Your notifications could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectRows(1);
});

it('keeps its rows when the next ones cannot be loaded, and goes on when tried again', async () => {
  const mend = refuse(/notifications\/getall.*pageNumber=2/);
  const { user } = await openApp('ifa', path);
  await expectRows(10);
  const more = screen.queryByRole('button', { name: 'Show 10 more' });
  if (more) await user.click(more);
  await screen.findByText('The next rows could not be loaded.');
  expect(rows()).toHaveLength(10);
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(20));
});

it('is read with one call, which the badge shares', async () => {
  await openApp('ifa', path);
  await expectRows(10);
  await screen.findByText(/^(\d+ unread|All read)$/);
  expect(requested(/\/notifications\/.*pageNumber=1|\/notifications\/getall(?!.*pageNumber)/)).toHaveLength(
    1,
  );
});

it('is filtered by topic and by what is unread, in the address as well; nothing left says so', async () => {
  const { user } = await openApp('ifa', path);
  await expectRows(10);
  await user.click(screen.getByRole('button', { name: 'Brokerage' }));
  await waitFor(() => expect([1, 2, 3, 4, 5]).toContain(rows().length));
  for (const row of rows()) within(row).getByText('Brokerage');
  expect(window.location.search).toBe('?topic=brokerage');
  await user.click(screen.getByRole('button', { name: 'Brokerage' }));
  await expectRows(10);
  await openApp('ifa', `${path}?topic=queries&show=unread`);
  await screen.findByText('Nothing here');
  await user.click(screen.getByRole('button', { name: 'Show all notifications' }));
  await expectRows(10);
  expect(window.location.search).toBe('');
});
