import type { Area, PageLoader } from '../../ui/navigation/area.ts';

const register =
  (kind: 'SIP' | 'STP' | 'SWP'): PageLoader =>
  () =>
    import('./register-pages.tsx').then(({ registerPages }) => ({ Page: registerPages[kind] }));

export const area: Area = {
  'reports/sip': register('SIP'),
  'reports/stp': register('STP'),
  'reports/swp': register('SWP'),
};
