import { expect, it } from 'vitest';
import { otpStatuses } from './otp-statuses.ts';

it('an OTP is sent, verified or failed [S4-03]', () => {
  expect(otpStatuses).toEqual(['sent', 'verified', 'failed']);
});
