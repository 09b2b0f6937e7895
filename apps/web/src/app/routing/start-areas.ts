import type { Area } from '../../ui/navigation/area.ts';

const found = import.meta.glob<Area>('../../features/*/area.ts', { eager: true, import: 'area' });

/** The screens that features name in an `area.ts`, which is part of every start. */
export const startPages: Area = Object.assign({}, ...Object.values(found));
