import type { Area } from '../../ui/area.ts';

export const area: Area = {
  notifications: () => import('./notifications-page.tsx'),
};
