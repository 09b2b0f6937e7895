import type { Area } from '../../ui/navigation/area.ts';

/** One page for both: this file is part of every start, so it says no more than it must. */
const page = () => import('./change-pages.tsx');

export const area: Area = { 'transact/contact': page, nominee: page };
