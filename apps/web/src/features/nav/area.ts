import type { Area } from '../../ui/area.ts';

export const area: Area = {
  nav: () => import('./nav-page.tsx'),
};
