import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  'app-state/no-internet': () => import('./no-internet-page.tsx'),
};
