import { areaOf } from '../../ui/navigation/area-of.ts';

export const area = areaOf('feedback', () => import('./pages.ts'));
