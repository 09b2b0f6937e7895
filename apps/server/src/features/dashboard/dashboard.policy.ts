import { mayOpen } from '@hub/domain';
import type { Session } from '../call-context.ts';

/** The guard of the screen, asked again on the server (Spec §2; decision on S6-23). */
export const mayOpenDashboard = (session: Session): boolean =>
  mayOpen('dashboard', {
    profile: session,
    loginType: null,
    preLoginTransaction: false,
    platform: 'web',
    loginSucceeded: true,
  });
