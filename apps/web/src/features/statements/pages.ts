import type { RouteId } from '@hub/domain';
import type { PageLoader } from '../../ui/navigation/area.ts';

const statement = (kind: 'account' | 'capitalgain') =>
  import('./statement-page.tsx').then(({ statementPages }) => ({ Page: statementPages[kind] }));
const select = (kind: 'account' | 'capitalgain') =>
  import('./select-client-page.tsx').then(({ selectClientPages }) => ({ Page: selectClientPages[kind] }));

export function loadPage(route: RouteId): ReturnType<PageLoader> {
  switch (route) {
    case 'statements/select-investor-account':
      return select('account');
    case 'statements/select-investor-capital-gain':
      return select('capitalgain');
    case 'statements/capital-gain':
      return statement('capitalgain');
    case 'statements/bulk':
      return import('./bulk/bulk-page.tsx');
    case 'statements/what-if':
      return import('./what-if/what-if-page.tsx');
    case 'statements/harvest':
      return import('./harvest/harvest-page.tsx');
    default:
      return statement('account');
  }
}
