import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  'investor/list': () => import('./clients/client-list-page.tsx'),
  'investor/details': () => import('./details/investor-details-page.tsx'),
  'investor/folio-details': () => import('./details/folio-details-page.tsx'),
  'investor/scheme-list': () => import('./schemes/scheme-list-page.tsx'),
  'investor/scheme-details': () => import('./scheme-details/scheme-details-page.tsx'),
  // Any name that is no other page's is an investor's id (decision S2-12).
  investor: () => import('./details/investor-by-id-page.tsx'),
};
