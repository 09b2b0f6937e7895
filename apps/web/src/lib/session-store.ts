import type { Visitor } from '@hub/domain';
import type { PlatformKind } from '../platform/port.ts';
import type { Profile } from './profile.ts';
import type { StoredSessionKey } from './storage/stored-values.ts';
import type { ReadableStore } from './store.ts';

export type TokenKind = 'plexToken' | 'hubAccessToken' | 'hubRefreshToken' | 'crmToken';

export interface SessionSnapshot {
  readonly profile: Profile | null;
  readonly loggedIn: boolean;
  /** Set by a login in this run of the app; a native app that starts again has lost it (Spec §4). */
  readonly loginSucceeded: boolean;
  readonly loginType: number | null;
  readonly preLoginTransaction: boolean;
  readonly zeroAum: boolean | null;
}

/** The reply of validateSendOtp, as far as the session needs it. */
export interface LoginResult {
  readonly token: string;
  readonly refreshToken: string;
  readonly sessionId: string;
  readonly sessionKey: string;
  readonly profile: Profile;
}

export interface SessionStore extends ReadableStore<SessionSnapshot> {
  /** Reads what the device keeps; once at start, and again when another tab changed it. */
  load(): Promise<void>;
  login(result: LoginResult): Promise<void>;
  token(kind: TokenKind): string | null;
  setToken(kind: TokenKind, value: string | null): Promise<void>;
  /** The seal's key of this session; null before login, when the configured key is used. */
  sessionKey(): StoredSessionKey | null;
  setLoginType(type: number | null): Promise<void>;
  setPreLoginTransaction(on: boolean): Promise<void>;
  setZeroAum(zero: boolean | null): Promise<void>;
  /** Profile, tokens, session key and zero-AUM go, the logged-in flag becomes false (Spec §4). Drafts stay. */
  clear(): Promise<void>;
}

/** The session as the access rules of `@hub/domain` want it. */
export function visitorOf(session: SessionSnapshot, platform: PlatformKind): Visitor {
  const { profile, loginType, preLoginTransaction, loginSucceeded } = session;
  return {
    profile: profile && {
      type: profile.type,
      arn: profile.arnNo,
      isEmployee: profile.isEmployeeLogin,
      internalTeam: profile.isInternalTeam,
    },
    loginType,
    preLoginTransaction,
    platform,
    loginSucceeded,
  };
}
