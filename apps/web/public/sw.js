/*
 * The service worker: shows pushes and opens what they lead to. It never decides where a link may lead: the app does
 * (`resolveDeepLink`), so an outside address opens nothing but the app.
 */
const textOf = (value, usual) => (typeof value === 'string' && value !== '' ? value : usual);

const payloadOf = (event) => {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
};

self.addEventListener('push', (event) => {
  const { title, body, topic, smtDeeplink } = payloadOf(event);
  event.waitUntil(
    self.registration.showNotification(textOf(title, 'Notifications'), {
      body: textOf(body, 'There is news for you.'),
      // One of the same topic takes the place of one that was not looked at.
      tag: textOf(topic, 'news'),
      data: { smtDeeplink: textOf(smtDeeplink, '/distributor/notifications') },
    }),
  );
});

const open = async (smtDeeplink) => {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (tab === undefined) return self.clients.openWindow(`/?smtDeeplink=${encodeURIComponent(smtDeeplink)}`);
  tab.postMessage({ smtDeeplink });
  return tab.focus();
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(textOf(event.notification.data?.smtDeeplink, '/distributor/notifications')));
});
