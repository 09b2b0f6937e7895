import type { Brand } from '@hub/contract';
import type { LoginKind, Profile } from '@hub/contract/calls/session';
import { type Arn, isInternalTeamArn, parseArn } from '@hub/domain';
import type { Session } from '../call-context.ts';
import type { Distributor } from './session.repository.ts';

/** The stored form of an ARN, the internal teams' suffixed form included (Spec §6). */
export const readArn = (text: string, brand: Brand): Arn | null => parseArn(text, brand.internalTeams.suffix);

/** The employees' door opens for employees only; the other doors tell nobody apart (S2-14). */
export const mayLogIn = (distributor: Distributor, loginAs: LoginKind | null): boolean =>
  distributor.status === 'active' && (loginAs !== 'employee' || distributor.isEmployee);

/** What `{id}` in a path may be: the session's own ARN (S7-25). */
export const isOwnArn = (session: Session, id: string, brand: Brand): boolean =>
  readArn(id, brand) === session.arn;

export function sessionOf(
  distributor: Distributor,
  sessionId: string,
  brand: Brand,
  scope: 'full' | 'transaction' = 'full',
): Session {
  const { groups, suffix } = brand.internalTeams;
  return {
    sessionId,
    arn: distributor.arn,
    type: distributor.type,
    isEmployee: distributor.isEmployee,
    internalTeam: isInternalTeamArn(distributor.arn, groups, suffix),
    transactionOnly: scope === 'transaction',
  };
}

/** What the device is told about its user (Spec §3). */
export const profileOf = (distributor: Distributor, session: Session, brand: Brand): Profile => ({
  type: distributor.type,
  arnNo: distributor.arn,
  name: distributor.name,
  profilePic: distributor.profilePic,
  isEmployeeLogin: distributor.isEmployee,
  isInternalTeam: session.internalTeam,
  postLoginRedirection: session.internalTeam ? brand.internalTeams.defaultProfile.postLoginRedirection : null,
});
