import type { RouteId } from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';

export function loadPage(route: RouteId): ReturnType<PageLoader> {
  switch (route) {
    case 'brokerage/report':
      return import('./report/report-page.tsx');
    case 'brokerage/rate-card':
      return import('./rate-card/rate-card-page.tsx');
    default:
      return import('./payout-page.tsx');
  }
}
