import { areaOf } from '../../ui/navigation/area-of.ts';

export const area = areaOf('brokerage', () => import('./pages.ts'));
