import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../../test/open-console.tsx';
import { breakLine, hold, refuse } from '../../test/wire.ts';

const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));
const entries = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.getAttribute('title'));

it('shows each role what its rights open, and an address that they do not open says so', async () => {
  await openConsole('administrator', '/console');
  await screen.findByRole('heading', { name: 'Needs you' });
  expect(entries()).toEqual(['Needs you', 'Approvals', 'Audit', 'Staff and roles']);
  await openConsole('distribution', '/console/nowhere');
  await screen.findByRole('heading', { name: 'Nothing here' });
  expect(entries()).toEqual([
    ...['Needs you', 'Approvals', 'Distributors', 'Relationship managers', 'Schemes', 'Calendar'],
  ]);
  await openConsole('service', '/console/audit');
  await screen.findByText('The notes could not be loaded');
});

it('what waits loads, fails and is tried again, and says that there is nothing', async () => {
  const line = hold(/requests\.list$/);
  const broken = breakLine(/requests\.list$/);
  const { user } = await openConsole('auditor', '/console');
  await screen.findByText('What waits for you could not be loaded');
  broken();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Loading what waits for you');
  line.release();
  await screen.findByText('Nothing to do right now');
});

it('a stranger logs in where they wanted to go; a house without a login is told what to do', async () => {
  await openConsole(null, '/console/staff');
  await screen.findByRole('heading', { name: 'Log in to operations' });
  await screen.findByRole('button', { name: /^Continue with / });
  expect(window.location.pathname).toBe('/console/staff');
  const mend = refuse(/login\.ways$/);
  const { user } = await openConsole(null, '/console');
  await screen.findByText('The ways to log in could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /^Continue with / });
});

it('distributors are found by name and status, one opens with its EUINs, and another RM’s are not there', async () => {
  const { user } = await openConsole('distribution', '/console/distributors');
  const table = () => screen.getByRole('table', { name: 'Distributors' });
  await screen.findByRole('table', { name: 'Distributors' });
  const all = within(table()).getAllByRole('row').length;
  await user.type(screen.getByRole('textbox', { name: 'Find by ARN or name' }), 'ARN-100001');
  await waitFor(() => expect(within(table()).getAllByRole('row')).toHaveLength(2));
  expect(all).toBeGreaterThan(2);
  expect(window.location.search).toContain('q=ARN-100001');
  await user.click(within(table()).getAllByRole('link')[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'EUINs' });
  expect(window.location.pathname).toBe('/console/distributors/ARN-100001');
  await openConsole('distribution', '/console/distributors/ARN-999999');
  await screen.findByText('There is no such ARN in the register.');
});

it('notes are searched by act and day, and the chain over them is checked', async () => {
  const { user, router } = await openConsole('auditor', '/console/audit');
  await screen.findByRole('list', { name: 'Audit' });
  await user.click(screen.getByRole('button', { name: 'Check the chain' }));
  await screen.findByText(/^The chain holds over /);
  await router.navigate({ href: '/console/audit?from=2001-01-01&to=2001-01-02' });
  await screen.findByText('No notes match');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByRole('list', { name: 'Audit' });
});

it('the search leads to a screen, an ARN and an act', async () => {
  const { user } = await openConsole('distribution', '/console');
  await screen.findByRole('heading', { name: 'Needs you' });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox');
  await user.type(box, 'ARN-100001');
  await screen.findByRole('option', { name: /ARN-100001/ });
  await user.clear(box);
  await user.type(box, 'add an rm');
  await waitFor(() =>
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Add an RM'),
  );
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Add an RM' });
});
