import { areaOf } from '../../ui/navigation/area-of.ts';

export const area = areaOf('statements', () => import('./pages.ts'));
