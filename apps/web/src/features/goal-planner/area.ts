import { areaOf } from '../../ui/navigation/area-of.ts';

export const area = areaOf('goal-planner', () => import('./pages.ts'));
