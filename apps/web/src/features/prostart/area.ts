import { areaOf } from '../../ui/navigation/area-of.ts';

export const area = areaOf('prostart', () => import('./pages.ts'));
