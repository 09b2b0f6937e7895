import type { PageLoader } from '../../ui/navigation/area.ts';

/** Apart from the page: what that needs is then named here and not at the start of the app. */
export const loadPage: PageLoader = () => import('./profile-page.tsx');
