import { newRawKey } from '@hub/contract';
import type { LoginResult } from '../session/session-store.ts';

export const meera = {
  type: 'IFA_USER',
  arnNo: 'ARN-100001',
  name: 'Meera Nair',
  profilePic: null,
  isEmployeeLogin: false,
  isInternalTeam: false,
  arnStatus: 'active',
  postLoginRedirection: null,
} as const;

export const loginResult = (part: Partial<LoginResult> = {}): LoginResult => ({
  token: 'access-1',
  refreshToken: 'refresh-1',
  sessionId: 'session-1',
  sessionKey: newRawKey(),
  profile: meera,
  ...part,
});
