import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  'transact/history': () => import('./records/history-page.tsx'),
  'transact/pending': () => import('./records/pending-page.tsx'),
};
