import { areaOf } from '../../ui/navigation/area-of.ts';

export const area = areaOf('certificate', () => import('./pages.ts'));
