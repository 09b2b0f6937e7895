import { Outlet } from '@tanstack/react-router';
import { useServices, useStore } from '../../lib/react.ts';
import { unreadCount } from '../../parts/notifications/unread-count.ts';
import { useCurrentRoute } from '../../ui/navigation/current-route.ts';
import { Announcer } from './announcer.tsx';
import { Header } from './header.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { LeavePopup } from './leave-popup.tsx';
import { LoaderBar } from './loader-bar.tsx';
import { Main } from './main.tsx';
import { Maintenance } from './maintenance.tsx';
import { NoInternet } from './no-internet.tsx';
import { PageFrame } from './page-frame.tsx';
import { RotateOverlay } from './rotate-overlay.tsx';
import { Toasts } from './toasts.tsx';
import { UpdatePopup } from './update-popup.tsx';
import { useLogout } from './use-logout.ts';

/** What stands on every page: header, the page itself, and everything that may lie over it. */
export function Root() {
  const { appState, online, platform, session } = useServices();
  const route = useCurrentRoute();
  const { maintenance } = useStore(appState);
  const connection = useStore(online);
  const { profile } = useStore(session);
  const unread = useStore(unreadCount);
  const logout = useLogout();
  return (
    <>
      <PageFrame>
        <LoaderBar />
        <Header
          route={route === 'not-found' ? null : route}
          platform={platform.kind}
          profile={profile}
          unread={unread}
          onLogout={logout}
        />
        {maintenance ? (
          <Main route={route}>
            <Maintenance />
          </Main>
        ) : (
          <Outlet />
        )}
        <Announcer route={route} />
      </PageFrame>
      {!connection.online && <NoInternet variant={connection.startedOffline ? 'full' : 'titled'} />}
      <UpdatePopup />
      <IdleWarning />
      <LeavePopup />
      <RotateOverlay />
      <Toasts />
    </>
  );
}
