import { isNative, showsSidePanel } from '@hub/domain';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import { UnreadNotifications } from '../../features/notifications/unread-notifications.tsx';
import { userActivity } from '../../lib/idle/user-activity.ts';
import { useProfile, useServices } from '../../lib/react.ts';
import { loadLosses } from '../../parts/transaction/may-log-out.ts';
import { useCurrentRoute } from '../../ui/navigation/current-route.ts';
import { StaticModal } from '../../ui/overlay/static-modal.tsx';
import { cx } from '../../ui/theme/cx.ts';
import { MenuDrawer, SidePanel } from '../menu/side-panel.tsx';
import { useSidePanel } from '../menu/side-panel-state.ts';
import { Tabs } from '../menu/tabs.tsx';
import { LeaveDialog } from '../overlays/leave-popup.tsx';
import { Footer, LICENCES } from '../page/footer.tsx';
import styles from '../page/frame.module.css';
import { Main } from '../page/main.tsx';
import { thisYear } from '../page/year.ts';
import { useVisitor } from '../session/visitor.ts';
import { AreaProviders } from './area-providers.tsx';
import { ArnStatusBanner } from './arn-status-banner.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { FoldedFooter } from './folded-footer.tsx';
import { GuestBanner } from './guest-banner.tsx';
import { useHoldWhilePressed } from './hold-while-pressed.ts';
import { KeepCutOff } from './keep-cut-off.tsx';
import { useTransactionGuard } from './transaction-guard.ts';
import { useUpkeep } from './use-upkeep.ts';

/** Around every distributor page: the menu beside it, the tabs below it, both only with a stored profile. */
export function Page() {
  const current = useCurrentRoute();
  const visitor = useVisitor();
  const profile = useProfile();
  const state = useSidePanel();
  const menuId = useId();
  const { config } = useServices();
  const route = current === 'not-found' ? null : current;
  useTransactionGuard(route);
  usePreloadedOverlays(state.drawer);
  useUpkeep(route);
  useHoldWhilePressed();
  const panel = route === null ? visitor.profile !== null : showsSidePanel(route, visitor);
  const tabs = panel && (state.drawer || isNative(visitor.platform));
  const FrameFooter = tabs ? FoldedFooter : Footer;
  return (
    <AreaProviders>
      {visitor.profile && <UnreadNotifications key={visitor.profile.arn} arn={visitor.profile.arn} />}
      {profile && visitor.platform === 'web' && <KeepCutOff />}
      <div className={styles.area}>
        {panel && <SidePanel id={menuId} route={route} state={state} />}
        <div className={cx(styles.column, tabs && styles.withTabs)}>
          <GuestBanner />
          <ClosedNotice route={route} />
          {profile && (
            <ArnStatusBanner
              arnStatus={profile.arnStatus}
              arn={profile.arnNo}
              hasProfile={!profile.isEmployeeLogin}
            />
          )}
          <Main route={current} measure="work">
            <Outlet />
          </Main>
          <FrameFooter visitor={visitor} year={thisYear()} licences={`${config.origin ?? ''}${LICENCES}`} />
        </div>
        {tabs && (
          <Tabs
            route={route}
            menuId={menuId}
            menuOpen={state.expanded}
            onMenu={() => state.setExpanded(!state.expanded)}
          />
        )}
      </div>
    </AreaProviders>
  );
}

/**
 * At the first sign of a user, long before a finger or the clock may ask for them. When the page was merely idle, their
 * code ran while a slow phone still drew the first screen: 240-300 ms in which it did not answer, instead of 190-210.
 */
function usePreloadedOverlays(drawer: boolean): void {
  useEffect(() => {
    const stop = userActivity(() => {
      stop();
      // Fetched again when it is opened, where a failure is told.
      StaticModal.preload().catch(() => {});
      LeaveDialog.preload().catch(() => {});
      loadLosses().catch(() => {});
      if (drawer) MenuDrawer.preload().catch(() => {});
    });
    return stop;
  }, [drawer]);
}
