import type { Area } from '../../ui/navigation/area.ts';

const login = () => import('./login-page.tsx');

export const area: Area = {
  login,
  'login/arn': login,
  'login/otp': login,
  'login/brand-distributor': login,
  'login/brand-employee': login,
  'login/independent-distributor': login,
  'login/set-type': () => import('./login-type-page.tsx'),
  // A way in like the others, although what it opens belongs to the transactions.
  'transact/pre-login': () => import('./transaction-login-page.tsx'),
};
