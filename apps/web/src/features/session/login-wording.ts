import { brand } from 'virtual:brand';
import type { LoginKind } from '@hub/contract/calls/session';
import type { RouteId } from '@hub/domain';

export interface LoginWording {
  readonly title: string;
  readonly lead: string;
  /** What the server is told; left out where the visitor did not say. */
  readonly loginAs?: LoginKind;
}

const plain: LoginWording = {
  title: `Log in to ${brand.productName}`,
  lead: 'Enter your ARN. You see where the one-time code goes before it is sent.',
};

const wordings: Partial<Record<RouteId, LoginWording>> = {
  'login/arn': { ...plain, title: 'Log in with your ARN' },
  'login/otp': { ...plain, title: 'Log in with a one-time code' },
  'login/brand-distributor': {
    title: `Distributor of ${brand.name}`,
    lead: 'Enter the ARN you are empanelled with. The one-time code goes to its registered mobile or e-mail.',
    loginAs: 'distributor',
  },
  'login/brand-employee': {
    title: `Employee of ${brand.name}`,
    lead: 'Enter the ARN you look after. The one-time code goes to your own work contact.',
    loginAs: 'employee',
  },
  'login/independent-distributor': {
    title: 'Independent distributor',
    lead: 'Enter your own ARN. The one-time code goes to the mobile or e-mail registered with AMFI.',
    loginAs: 'independent',
  },
};

/** The three log-ins of Spec §2 share one form; each says whom it is for. */
export const wordingOf = (route: RouteId | 'not-found' | null): LoginWording =>
  (route && route !== 'not-found' && wordings[route]) || plain;
