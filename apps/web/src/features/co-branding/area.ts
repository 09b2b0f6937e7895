import { areaOf } from '../../ui/navigation/area-of.ts';

export const area = areaOf('co-branding', () => import('./pages.ts'));
