import type { Area } from '../../../ui/navigation/area.ts';

export const area: Area = {
  'statements/harvest': () => import('./harvest-page.tsx'),
};
