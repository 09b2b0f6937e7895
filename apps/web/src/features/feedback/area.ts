import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = { feedback: () => import('./feedback-page.tsx') };
