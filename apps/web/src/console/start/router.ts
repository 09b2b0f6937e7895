import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { LoginRoute } from '../login/login-page.tsx';
import { Root } from './root.tsx';
import { Pending, ScreenFailed } from './screen-states.tsx';

const load = {
  home: lazyRouteComponent(() => import('../home/home-page.tsx'), 'HomePage'),
  approvals: lazyRouteComponent(() => import('../approvals/approvals-page.tsx'), 'ApprovalsPage'),
  audit: lazyRouteComponent(() => import('../audit/audit-page.tsx'), 'AuditPage'),
  staff: lazyRouteComponent(() => import('../people/people-page.tsx'), 'PeoplePage'),
  'staff/$id': lazyRouteComponent(() => import('../people/person-page.tsx'), 'PersonPage'),
  distributors: lazyRouteComponent(() => import('../registers/distributors-page.tsx'), 'DistributorsPage'),
  'distributors/$arn': lazyRouteComponent(
    () => import('../registers/distributor-page.tsx'),
    'DistributorPage',
  ),
  'relationship-managers': lazyRouteComponent(() => import('../registers/managers-page.tsx'), 'ManagersPage'),
  schemes: lazyRouteComponent(() => import('../masters/schemes-page.tsx'), 'SchemesPage'),
  'schemes/$code': lazyRouteComponent(() => import('../masters/scheme-page.tsx'), 'SchemePage'),
  calendar: lazyRouteComponent(() => import('../masters/holidays-page.tsx'), 'HolidaysPage'),
  own: lazyRouteComponent(() => import('../own/own-page.tsx'), 'OwnPage'),
  invitation: lazyRouteComponent(() => import('../login/invitation-page.tsx'), 'InvitationPage'),
} as const;

/** One route for each screen; all of them but the frame come when somebody goes there. */
export function createConsoleRouter(history: RouterHistory) {
  const root = createRootRoute({ component: Root });
  const screens = Object.entries(load).map(([name, component]) =>
    createRoute({
      getParentRoute: () => root,
      path: name === 'home' ? CONSOLE_PATH : `${CONSOLE_PATH}/${name}`,
      component,
    }),
  );
  const login = createRoute({
    getParentRoute: () => root,
    path: `${CONSOLE_PATH}/login`,
    component: LoginRoute,
  });
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
  });
  return createRouter({
    routeTree: root.addChildren([...screens, login, unknown]),
    history,
    scrollRestoration: true,
    defaultErrorComponent: ScreenFailed,
    defaultPendingComponent: Pending,
    defaultStructuralSharing: true,
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;
