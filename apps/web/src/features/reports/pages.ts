import type { RouteId } from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';

const kinds: Partial<Readonly<Record<RouteId, 'STP' | 'SWP'>>> = {
  'reports/stp': 'STP',
  'reports/swp': 'SWP',
};

/** Apart from the pages: what they need is then named here and not at the start of the app. */
export const loadPage = (route: RouteId): ReturnType<PageLoader> =>
  import('./register-pages.tsx').then(({ registerPages }) => ({
    Page: registerPages[kinds[route] ?? 'SIP'],
  }));
