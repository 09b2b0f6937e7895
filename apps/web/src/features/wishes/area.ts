import { areaOf } from '../../ui/navigation/area-of.ts';

export const area = areaOf('wishes', () => import('./pages.ts'));
