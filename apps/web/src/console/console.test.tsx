import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../../test/open-console.tsx';

it('shows each role what its rights open, and an address that they do not open says so', async () => {
  await openConsole('administrator', '/console');
  await screen.findByRole('heading', { name: 'Needs you' });
  const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));
  const entries = () =>
    menu()
      .getAllByRole('link')
      .map((link) => link.getAttribute('title'));
  expect(entries()).toEqual(['Needs you', 'Approvals', 'Audit', 'Staff and roles']);
  await openConsole('distribution', '/console/nowhere');
  await screen.findByRole('heading', { name: 'Nothing here' });
  await waitFor(() =>
    expect(entries()).toEqual(['Needs you', 'Approvals', 'Distributors', 'Relationship managers']),
  );
});
