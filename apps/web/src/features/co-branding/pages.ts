import type { RouteId } from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';

/** What an investor opens comes without the library and its forms. */
export function loadPage(route: RouteId): ReturnType<PageLoader> {
  switch (route) {
    case 'co-branding/detail':
      return import('./detail/detail-page.tsx');
    case 'co-branding/progress':
      return import('./progress/progress-page.tsx');
    case 'co-branding/view-content':
      return import('./shared/shared-page.tsx');
    default:
      return import('./library/library-page.tsx');
  }
}
