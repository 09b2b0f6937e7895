import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  'investor/list': () => import('./client-list-page.tsx'),
  'investor/details': () => import('./investor-details-page.tsx'),
  'investor/folio-details': () => import('./folio-details-page.tsx'),
  'investor/scheme-list': () => import('./schemes/scheme-list-page.tsx'),
  'investor/scheme-details': () => import('./schemes/scheme-details-page.tsx'),
  // Any name that is no other page's is an investor's id (decision S2-12).
  investor: () => import('./investor-by-id-page.tsx'),
};
