import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../../test/open-console.tsx';
import { hold, refuse, requested } from '../../test/wire.ts';

const panel = () => screen.getByRole('dialog', { name: /^Add a person/ });
const field = (name: string | RegExp) => within(panel()).getByLabelText(name);
const sends = () => requested(/acts\.do$/);
const keyOf = (at: number) => JSON.parse(String(sends()[at]?.body)).key as string;

/** Of nobody yet, also when a test is tried again: letters alone, as a name has them. */
const newName = () =>
  `Devika ${[...crypto.randomUUID()].map((letter) => 'abcdefghij'[Number(letter)] ?? '').join('')}`;

/** The panel of a new person, filled in but for what is left out. */
async function fillPerson(user: Awaited<ReturnType<typeof openConsole>>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: /^Add a person/ }));
  await screen.findByRole('dialog', { name: /^Add a person/ });
  await user.type(field('Name'), name);
  await user.type(field('E-mail'), `${name.toLowerCase().replace(' ', '.')}@example.com`);
  await user.click(within(panel()).getByRole('checkbox', { name: 'Customer service' }));
  await user.type(field('Reason'), 'Joins the service desk.');
}
const sendButton = () => within(panel()).getByRole('button', { name: /^(?:Ask for approval|Sending …)$/ });

it('an act says what is wrong at its fields, shows what becomes, goes out once and is approved by somebody else', async () => {
  const { user } = await openConsole('administrator', '/console/staff');
  await user.click(await screen.findByRole('button', { name: /^Add a person/ }));
  await screen.findByRole('dialog', { name: /^Add a person/ });
  await user.click(sendButton());
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field('Name'));
  expect(sends()).toHaveLength(0);
  await user.click(within(panel()).getByRole('button', { name: 'Cancel' }));

  const name = newName();
  await fillPerson(user, name);
  await within(panel()).findByRole('heading', { name: 'What changes' });
  expect(within(panel()).getByText('Leela Krishnan')).toBeTruthy();
  expect(within(panel()).getByText('ask, so you cannot approve')).toBeTruthy();
  const line = hold(/acts\.do$/);
  await user.dblClick(sendButton());
  await waitFor(() => expect(line.arrived()).toBe(1));
  line.release();
  await within(panel()).findByText(/^Waits for a second person · /);
  expect(sends()).toHaveLength(1);

  await user.click(within(panel()).getByRole('link', { name: 'See the request' }));
  await screen.findByText('You asked for it, so somebody else approves it.');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();

  const other = await openConsole('compliance', '/console');
  await other.user.click(await screen.findByRole('link', { name: new RegExp(`${name}.*Review`) }));
  await other.user.click(await screen.findByRole('button', { name: 'Decline' }));
  await other.user.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByText('Say why, so that the person who asked can put it right.');
  await other.user.click(screen.getByRole('button', { name: 'Keep it open' }));
  await other.user.dblClick(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByText('Approved');
  expect(requested(/requests\.decide$/)).toHaveLength(1);
  await other.router.navigate({ href: `/console/staff?q=${name}` });
  await screen.findByRole('link', { name });
});

it('a session that ends, a refusal and a broken line lose nothing: the act goes on under its key', async () => {
  const { user, becomes } = await openConsole('administrator', '/console/staff');
  const name = newName();
  await fillPerson(user, name);
  await within(panel()).findByRole('heading', { name: 'What changes' });
  const mend = refuse(/acts\.do$/, { status: 503, error: 'Not now' });
  await user.click(sendButton());
  await within(panel()).findByText(/^Not now/);
  mend();

  await becomes(null);
  await user.click(sendButton());
  await screen.findByRole('heading', { name: 'Log in again' });
  expect(panel().hasAttribute('inert') || panel().closest('[inert]') !== null).toBe(true);
  await becomes('administrator');
  // Logged in again in another tab: whoever comes back to this one goes on.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Log in again' })).toBeNull());
  expect((field('Name') as HTMLInputElement).value).toBe(name);

  const needsRecheck = refuse(/acts\.do$/, { status: 403, error: 'Again', code: 'recheck' });
  await user.click(sendButton());
  const dialog = await screen.findByRole('dialog', { name: 'Is it still you?' });
  await within(dialog).findByRole('button', { name: /^Continue with / });
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  needsRecheck();
  await user.click(sendButton());
  await within(panel()).findByText(/^Waits for a second person · /);
  expect(new Set(sends().map((_, at) => keyOf(at))).size).toBe(1);
  await user.click(within(panel()).getByRole('link', { name: 'See the request' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Withdrawn');
});

it('an act that cannot be done now stays, and says why', async () => {
  await openConsole('auditor', '/console/distributors/ARN-100001');
  const strip = within(await screen.findByRole('region', { name: 'Acts' }));
  const suspend = strip.getByRole('button', { name: /^Suspend/ });
  expect(suspend.getAttribute('aria-disabled')).toBe('true');
  expect(suspend.textContent).toContain('Your roles do not open this. It takes: Distribution operations.');
  const { user } = await openConsole('distribution', '/console/distributors/ARN-100001');
  const lift = await screen.findByRole('button', { name: /^Lift the code lock/ });
  expect(lift.textContent).toContain('No code lock is on.');
  await user.click(lift);
  expect(screen.queryByRole('dialog')).toBeNull();
});
