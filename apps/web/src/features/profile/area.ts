import type { Area } from '../../ui/area.ts';

export const area: Area = {
  profile: () => import('./profile-page.tsx'),
};
