import type { Navigate } from './navigation.ts';

export interface Logout {
  /** Ends the session on server and device by the rules of Spec §4, then leaves. Never rejects. */
  logout(navigate: Navigate): Promise<void>;
}
