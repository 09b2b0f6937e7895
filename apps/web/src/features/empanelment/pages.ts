import type { RouteId } from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';

export function loadPage(route: RouteId): ReturnType<PageLoader> {
  switch (route) {
    case 'empanelment/form':
      return import('./form/form-page.tsx');
    case 'empanelment/congratulations':
      return import('./status/congratulations-page.tsx');
    default:
      return import('./start/start-page.tsx');
  }
}
