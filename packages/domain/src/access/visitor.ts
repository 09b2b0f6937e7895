export const userTypes = ['IFA_USER', 'NON_IFA_USER'] as const;
export type UserType = (typeof userTypes)[number];

export const platforms = ['web', 'android', 'ios'] as const;
export type Platform = (typeof platforms)[number];

/** Whoever sits in front of the screen, as far as the guards of Spec §2 and §6 ask. */
export interface Visitor {
  /** The stored profile; null when nobody is signed in. */
  readonly profile: null | {
    readonly type: UserType;
    readonly arn: string;
    readonly isEmployee: boolean;
    readonly internalTeam: boolean;
  };
  readonly loginType: number | null;
  readonly preLoginTransaction: boolean;
  readonly platform: Platform;
  /** The session's login-success flag: set by a login, gone when the app is closed. */
  readonly loginSucceeded: boolean;
}

/** Spec §3: a stored profile's type is one of two and nothing else. */
export function isUserType(value: unknown): value is UserType {
  return userTypes.some((type) => type === value);
}

export function isNative(platform: Platform): boolean {
  return platform !== 'web';
}

/**
 * What a visitor may choose instead of a login (Spec §6): to look around, or to prepare one transaction. Both open
 * screens and no data. The types between them are the ways to log in, which open nothing by themselves and are not kept.
 */
export const loginTypes = { lookAround: 0, oneTransaction: 7 } as const;
export type LoginType = (typeof loginTypes)[keyof typeof loginTypes];

/** Login types 0 and 7 and the pre-login transaction flag open the login guard (Spec §6), and no other. */
export function bypassesLogin(visitor: Visitor): boolean {
  const { loginType, preLoginTransaction } = visitor;
  return Object.values(loginTypes).some((type) => type === loginType) || preLoginTransaction;
}

/** Native only: a profile was stored, but nobody has logged in since the app was opened (Spec §4). */
export function hasStaleProfile(visitor: Visitor): boolean {
  return visitor.profile !== null && isNative(visitor.platform) && !visitor.loginSucceeded;
}
