import { expect, it } from 'vitest';
import { isClosedTo } from './closed-to.ts';
import type { Visitor } from './visitor.ts';

const visitor = (profile: Partial<NonNullable<Visitor['profile']>>): Visitor => ({
  profile: { type: 'IFA_USER', arn: 'ARN-1', isEmployee: false, internalTeam: false, ...profile },
  loginType: null,
  preLoginTransaction: false,
  platform: 'web',
  loginSucceeded: true,
});

it('is closed what a login does not have, and not what only leads home or to the login', () => {
  const restricted = visitor({ type: 'NON_IFA_USER' });
  expect(isClosedTo('investor/list', restricted)).toBe(true);
  expect(isClosedTo('transact/history', restricted)).toBe(true);
  expect(isClosedTo('transact/initiate', restricted)).toBe(false);
  expect(isClosedTo('nav', visitor({ internalTeam: true }))).toBe(true);
  expect(isClosedTo('brokerage', visitor({ isEmployee: true }))).toBe(true);
  for (const home of ['landing', 'dashboard', 'transact'] as const) {
    expect(isClosedTo(home, restricted)).toBe(false);
  }
  expect(isClosedTo('investor/list', visitor({}))).toBe(false);
  expect(isClosedTo('investor/list', { ...restricted, profile: null })).toBe(false);
  expect(isClosedTo('investor/list', { ...restricted, platform: 'android', loginSucceeded: false })).toBe(
    false,
  );
});
