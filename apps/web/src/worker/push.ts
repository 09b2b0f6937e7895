import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts';

const textOf = (value: unknown, usual: string): string =>
  typeof value === 'string' && value !== '' ? value : usual;

const LIST = '/distributor/notifications';

function payloadOf(event: PushEvent): Readonly<Record<string, unknown>> {
  try {
    return (event.data?.json() ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function show(scope: WorkerScope, event: PushEvent): void {
  const { title, body, topic, smtDeeplink } = payloadOf(event);
  event.waitUntil(
    scope.registration.showNotification(textOf(title, 'Notifications'), {
      body: textOf(body, 'There is an update for you.'),
      // One of the same topic takes the place of one that was not looked at.
      tag: textOf(topic, 'news'),
      data: { smtDeeplink: textOf(smtDeeplink, LIST) },
    }),
  );
}

async function open(scope: WorkerScope, smtDeeplink: string): Promise<unknown> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (tab === undefined) return scope.clients.openWindow(`/?smtDeeplink=${encodeURIComponent(smtDeeplink)}`);
  tab.postMessage({ smtDeeplink });
  return tab.focus();
}

function follow(scope: WorkerScope, event: NotificationEvent): void {
  event.notification.close();
  event.waitUntil(open(scope, textOf(event.notification.data?.smtDeeplink, LIST)));
}

/**
 * Shows pushes and opens what they lead to. It never decides where a link may lead: the app does (`resolveDeepLink`),
 * so an outside address opens nothing but the app.
 */
export function handlePushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => show(scope, event));
  scope.addEventListener('notificationclick', (event) => follow(scope, event));
}
