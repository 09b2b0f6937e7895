import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  dashboard: () => import('./dashboard-page.tsx'),
};
