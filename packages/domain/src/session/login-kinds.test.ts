import { describe, expect, it } from 'vitest';
import { loginKindOf } from './login-kinds.ts';

const record = { type: 'IFA_USER', isEmployee: false, internalTeam: false } as const;

describe('the login an ARN record belongs to', () => {
  it.each([
    ['independent', record],
    ['distributor', { ...record, type: 'NON_IFA_USER' }],
    ['distributor', { ...record, internalTeam: true }],
    ['employee', { ...record, isEmployee: true }],
    ['employee', { ...record, type: 'NON_IFA_USER', isEmployee: true }],
    ['employee', { ...record, isEmployee: true, internalTeam: true }],
  ] as const)('is %s for %j [S2-14]', (kind, given) => {
    expect(loginKindOf(given)).toBe(kind);
  });
});
