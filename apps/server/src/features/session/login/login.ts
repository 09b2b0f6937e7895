import type { RequestOf } from '@hub/contract';
import type { validateSendOtp } from '@hub/contract/calls/session/session';
import type { Member } from '../sessions/session.policy.ts';
import type { Proof, SessionScope } from '../sessions/session.repository.ts';

/** Somebody who has proven to be a distributor, about to get a session. */
export interface Login {
  readonly distributor: Member;
  readonly device: RequestOf<typeof validateSendOtp>['device'];
  readonly scope: SessionScope;
  readonly by: 'otp' | 'pin' | 'biometric';
  readonly proof: Proof;
}
