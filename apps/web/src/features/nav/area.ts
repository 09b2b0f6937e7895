import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  nav: () => import('./nav-page.tsx'),
};
