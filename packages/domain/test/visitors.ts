import fc from 'fast-check';
import type { Visitor } from '../src/access/visitor.ts';

type Profile = NonNullable<Visitor['profile']>;

export const signedOut: Visitor = {
  profile: null,
  loginType: null,
  preLoginTransaction: false,
  platform: 'web',
  loginSucceeded: false,
};

export function signedIn(profile: Partial<Profile> = {}, rest: Partial<Visitor> = {}): Visitor {
  return {
    ...signedOut,
    loginSucceeded: true,
    ...rest,
    profile: { type: 'IFA_USER', arn: 'ARN-100001', isEmployee: false, internalTeam: false, ...profile },
  };
}

export const ifa = signedIn();
export const nonIfa = signedIn({ type: 'NON_IFA_USER' });
export const employee = signedIn({ isEmployee: true });
export const internalTeam = signedIn({ internalTeam: true });

/** The same person in the native app. */
export const onNative = (visitor: Visitor): Visitor => ({ ...visitor, platform: 'android' });

export const anyVisitor: fc.Arbitrary<Visitor> = fc.record({
  profile: fc.option(
    fc.record({
      type: fc.constantFrom('IFA_USER' as const, 'NON_IFA_USER' as const),
      arn: fc.integer({ min: 1, max: 999_999 }).map((number) => `ARN-${number}`),
      isEmployee: fc.boolean(),
      internalTeam: fc.boolean(),
    }),
  ),
  loginType: fc.option(fc.integer({ min: -1, max: 8 })),
  preLoginTransaction: fc.boolean(),
  platform: fc.constantFrom('web' as const, 'android' as const, 'ios' as const),
  loginSucceeded: fc.boolean(),
});
