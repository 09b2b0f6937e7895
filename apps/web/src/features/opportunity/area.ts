import { areaOf } from '../../ui/navigation/area-of.ts';

export const area = areaOf('opportunity', () => import('./pages.ts'));
