import type { Area } from '../../ui/area.ts';

const login = () => import('./login-page.tsx');

export const area: Area = {
  login,
  'login/arn': login,
  'login/otp': login,
  'login/brand-distributor': login,
  'login/brand-employee': login,
  'login/independent-distributor': login,
  'login/set-type': () => import('./login-type-page.tsx'),
};
