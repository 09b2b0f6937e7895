import type { UserType } from '@hub/domain';

/** What the device keeps of the signed-in user (Spec §3): only what the screens need. */
export interface Profile {
  readonly type: UserType;
  readonly arnNo: string;
  readonly name: string;
  readonly profilePic: string | null;
  readonly isEmployeeLogin: boolean;
  readonly isInternalTeam: boolean;
  readonly postLoginRedirection: string | null;
}
