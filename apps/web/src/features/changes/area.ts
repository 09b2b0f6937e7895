import type { Area, PageLoader } from '../../ui/navigation/area.ts';

const page =
  (name: 'contact' | 'nominees'): PageLoader =>
  () =>
    import('./change-pages.tsx').then(({ changePages }) => ({ Page: changePages[name] }));

export const area: Area = {
  'transact/contact': page('contact'),
  nominee: page('nominees'),
};
