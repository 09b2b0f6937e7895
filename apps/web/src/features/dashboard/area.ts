import type { Area } from '../../ui/area.ts';

export const area: Area = {
  dashboard: () => import('./dashboard-page.tsx'),
};
