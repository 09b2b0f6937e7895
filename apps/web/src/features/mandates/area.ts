import type { Area, PageLoader } from '../../ui/navigation/area.ts';

const page =
  (name: 'list' | 'form'): PageLoader =>
  () =>
    import('./mandate-pages.tsx').then(({ mandatePages }) => ({ Page: mandatePages[name] }));

export const area: Area = {
  'mandates/list': page('list'),
  'mandates/form': page('form'),
  'transact/otm': page('form'),
};
