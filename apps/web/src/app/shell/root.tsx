import { Outlet } from '@tanstack/react-router';
import { useServices, useStore } from '../../lib/react.ts';
import { unreadCount } from '../../parts/notifications/unread-count.ts';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { useCurrentRoute } from '../../ui/navigation/current-route.ts';
import { Announcer } from '../overlays/announcer.tsx';
import { IdleWarning } from '../overlays/idle-warning.tsx';
import { LeavePopup } from '../overlays/leave-popup.tsx';
import { LoaderBar } from '../overlays/loader-bar.tsx';
import { Maintenance } from '../overlays/maintenance.tsx';
import { NoInternet } from '../overlays/no-internet.tsx';
import { RotateOverlay } from '../overlays/rotate-overlay.tsx';
import { UpdatePopup } from '../overlays/update-popup.tsx';
import { Header } from '../page/header.tsx';
import { Main } from '../page/main.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { useLogout } from '../session/use-logout.ts';

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
