import { brand } from 'virtual:brand';
import type { RouteId } from '@hub/domain';
import type { LoginKind } from '@hub/domain/session/login-kinds';

interface LoginWording {
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
    lead: `For ARNs that work under ${brand.name}. The one-time code goes to the registered mobile or e-mail.`,
    loginAs: 'distributor',
  },
  'login/brand-employee': {
    title: `Employee of ${brand.name}`,
    lead: 'Enter the ARN your employee login is recorded under. The one-time code goes to the contact recorded with it.',
    loginAs: 'employee',
  },
  'login/independent-distributor': {
    title: 'Independent distributor',
    lead: 'Enter your own ARN. The one-time code goes to the mobile or e-mail registered with AMFI.',
    loginAs: 'independent',
  },
};

/** Whose login each of the three is, in the middle of a sentence. */
export const loginNames: Readonly<Record<LoginKind, string>> = {
  distributor: `distributor of ${brand.name}`,
  employee: `employee of ${brand.name}`,
  independent: 'independent distributor',
};

/** The three log-ins of Spec §2 share one form; each says whom it is for. */
export const wordingOf = (route: RouteId | 'not-found' | null): LoginWording =>
  (route && route !== 'not-found' && wordings[route]) || plain;
