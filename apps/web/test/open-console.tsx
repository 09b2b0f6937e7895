/**
 * The operations console as it runs, before the real server:
 *
 *   const { user } = await openConsole('administrator', '/console/staff');
 *
 * `wire.ts` slows, breaks and counts its calls, as it does the app's. Null opens it for somebody who is not logged in.
 */
import { createBrowserHistory } from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { type StaffName, staffCookie } from '../../../e2e/setup/staff-login.ts';
import { ConsoleApp } from '../src/console/start/console-app.tsx';
import { createConsole } from '../src/console/start/create-console.ts';
import { sendCookie } from './wire.ts';

const logins = new Map<StaffName, Promise<string>>();

/** One login of a person for all tests of a worker. */
function cookieOf(person: StaffName): Promise<string> {
  const existing = logins.get(person) ?? staffCookie(person);
  logins.set(person, existing);
  return existing;
}

let close: (() => void) | null = null;

/** Leaves nothing of it in the page. */
export function closeConsole(): void {
  close?.();
  close = null;
}

export async function openConsole(person: StaffName | null, path: string) {
  closeConsole();
  // On a whole page it takes longer to find out what is hidden than all the rest; axe looks at that in the browser.
  configure({ defaultHidden: true });
  sendCookie(person === null ? null : await cookieOf(person));
  window.history.replaceState({}, '', path);
  const history = createBrowserHistory();
  const parts = createConsole(history);
  await parts.router.load();
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const { unmount } = render(<ConsoleApp {...parts} />, { container });
  close = () => {
    unmount();
    container.remove();
    history.destroy();
    parts.queries.clear();
    sendCookie(null);
  };
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  /** Another person in the same page: what a login of theirs in this browser is. */
  const becomes = async (other: StaffName | null) =>
    sendCookie(other === null ? null : await cookieOf(other));
  return { user, ...parts, becomes };
}
