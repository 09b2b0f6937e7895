import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  'reports/sip': () => import('./sip-page.tsx'),
  'reports/stp': () => import('./stp-page.tsx'),
  'reports/swp': () => import('./swp-page.tsx'),
};
