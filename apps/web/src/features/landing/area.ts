import type { Area } from '../../ui/navigation/area.ts';

export const area: Area = {
  landing: () => import('./landing-page.tsx'),
  'landing/contact-us': () => import('./contact/contact-page.tsx'),
};
