/**
 * The app as it runs, router and providers and client, before the real server:
 *
 *   const { user } = await openApp('ifa', '/distributor/nav');
 *   await user.click(screen.getByRole('button', { name: 'Growth' }));
 *   await waitFor(() => expect(window.location.search).toBe('?option=GROWTH'));
 *
 * Opened again inside a test it is what a reload is; `wire.ts` slows, breaks and counts its calls.
 */
import { brand } from 'virtual:brand';
import type { RouterHistory } from '@tanstack/react-router';
import { configure, render, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { elsewhere, type HubClient } from '../../../e2e/setup/hub-client.ts';
import type { Anyone } from '../../../e2e/setup/people.ts';
import { browserHistory } from '../src/app/routing/browser-history.ts';
import { type AppRouter, createAppRouter } from '../src/app/routing/router.ts';
import { App } from '../src/app/start/app.tsx';
import { createNavigation } from '../src/app/start/navigation.ts';
import { openAddress } from '../src/lib/navigation/open-address.ts';
import { createServices } from '../src/lib/services.ts';
import { createWebPlatform } from '../src/platform/web.ts';

const logins = new Map<Anyone, Promise<HubClient>>();
interface OpenedApp {
  readonly history: RouterHistory;
  readonly container: HTMLElement;
  unmount(): void;
  /** Writes what waits to be written. */
  flush(): Promise<void>;
}
let opened: OpenedApp[] = [];

/** The same person without a screen: what the server says. One login for all tests of a worker. */
export function clientOf(person: Anyone): Promise<HubClient> {
  const existing = logins.get(person) ?? elsewhere(person);
  logins.set(person, existing);
  return existing;
}

/** A refresh token is good for one use: what an app renewed must not be opened with again. */
export function forgetLogins(): void {
  logins.clear();
}

/** Nothing of an app is written after it: under its key, which the next one does not have, it could not be read. */
export async function closeApps(): Promise<void> {
  for (const { history, container, unmount, flush } of opened) {
    unmount();
    container.remove();
    history.destroy();
    await flush();
  }
  opened = [];
}

/** The device's key is in IndexedDB, which jsdom lacks: what it encrypted cannot be read any more, and goes with it. */
function forgetEncrypted(): void {
  for (const name of Object.keys(localStorage)) {
    if (localStorage.getItem(name)?.startsWith('v1.')) localStorage.removeItem(name);
  }
}

/** `for-one`: a login of its own, which opens the transaction pages and nothing else. */
export async function openApp(person: Anyone, path: string, login: 'shared' | 'for-one' = 'shared') {
  await closeApps();
  forgetEncrypted();
  // On a whole page it takes longer to find out what is hidden than all the rest; axe looks at that in the browser.
  configure({ defaultHidden: true });
  localStorage.setItem('hub.deviceId', 'device-0001');
  const leave: { router: AppRouter | null } = { router: null };
  const services = await createServices({
    platform: createWebPlatform(),
    brand,
    navigate: (route) => leave.router?.navigate({ to: `/${route}`, ignoreBlocker: true }),
  });
  const client = await (login === 'shared' ? clientOf(person) : elsewhere(person));
  if (login === 'shared') await services.session.login(client.login);
  else await services.session.preLogin(client.login);
  window.history.replaceState({}, '', path);
  const history = browserHistory();
  const router = createAppRouter(services, history);
  leave.router = router;
  await router.load();
  const navigation = createNavigation(router, services);
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  const { unmount } = render(<App services={services} router={router} navigation={navigation} />, {
    container,
  });
  opened.push({ history, container, unmount, flush: () => services.drafts.flush() });
  await waitFor(() => expect(openRoute()).toBeDefined());
  // Whether something can be pressed is the style sheets' business, which jsdom does not have.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  /** Takes the place of what stands in the field, in one go: each key would draw the page again. */
  const fill = async (field: HTMLElement, text: string) => {
    // Says what is in the way: a field that was drawn anew since, or a dialog that keeps the focus.
    await waitFor(() => {
      field.focus();
      expect(field.isConnected).toBe(true);
      expect(document.activeElement).toBe(field);
    });
    await user.clear(field);
    await user.paste(text);
  };
  const go = (to: string) => router.navigate({ href: to });
  return { user, fill, go, client };
}

/** The path and the query of the screen that is open. */
export const address = (): string => openAddress();

/** Which screen is open. */
export const openRoute = (): string | undefined =>
  document.querySelector<HTMLElement>('main[data-route-id]')?.dataset.routeId;

/** Waits until the address is this one. */
export const arriveAt = (path: string | RegExp): Promise<void> =>
  waitFor(() => (typeof path === 'string' ? expect(address()).toBe(path) : expect(address()).toMatch(path)));

/** Waits until the screen of that route is open. */
export const arriveOn = (route: string): Promise<void> => waitFor(() => expect(openRoute()).toBe(route));
