import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  profile: () => import('./profile-page.tsx'),
};
