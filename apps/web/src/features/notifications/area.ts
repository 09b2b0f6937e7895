import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  notifications: () => import('./notifications-page.tsx'),
};
