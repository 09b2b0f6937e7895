import type { Area } from '../../../ui/navigation/area.ts';

export const area: Area = {
  'statements/what-if': () => import('./what-if-page.tsx'),
};
