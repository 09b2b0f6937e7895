import type { Brand } from '@hub/contract';
import { picturePath } from '@hub/contract/calls/profile/profile';
import { type ArnStatus, arnStatuses, type Profile, plainArn } from '@hub/contract/calls/session/session';
import { type Arn, isInternalTeamArn, parseArn } from '@hub/domain';
import { type LoginKind, loginKindOf } from '@hub/domain/session/login-kinds';
import type { Session } from '../../../calls/call-context.ts';
import type { Config } from '../../../config/config.ts';
import type { Distributor } from './distributor.repository.ts';
import type { SessionScope, StoredSession } from './session.repository.ts';

/** The stored form of an ARN, the internal teams' suffixed form included (Spec §6). */
export const readArn = (text: string, brand: Brand): Arn | null =>
  parseArn(plainArn(text), brand.internalTeams.suffix);

/** Whom a session opens for. Expired and suspended see their book and bring no new business (Handbook §5). */
export type Member = Distributor & { readonly status: ArnStatus };

export const isMember = (distributor: Distributor): distributor is Member =>
  (arnStatuses as readonly string[]).includes(distributor.status);

/** Cancelled is deleted: nobody is told that there ever was such a user. */
export const isDeleted = (distributor: Distributor | null): boolean =>
  distributor === null || distributor.status === 'cancelled';

const isInternalTeam = ({ arn }: Distributor, { internalTeams }: Brand): boolean =>
  isInternalTeamArn(arn, internalTeams.groups, internalTeams.suffix);

/** Which of the three logins the ARN belongs to (S2-14). */
export const kindOf = (distributor: Distributor, brand: Brand): LoginKind =>
  loginKindOf({ ...distributor, internalTeam: isInternalTeam(distributor, brand) });

/** What `{id}` in a path may be: the session's own ARN (S7-25). */
export const isOwnArn = (session: Session, id: string, brand: Brand): boolean =>
  readArn(id, brand) === session.arn;

/** An internal team is what its default profile says (Spec §3), whatever stands in its record. */
const typeOfTeam = ({ internalTeams }: Brand): Session['type'] =>
  internalTeams.defaultProfile.Broker_Type === 'IFA' ? 'IFA_USER' : 'NON_IFA_USER';

const arnStatusOfTeam = ({ internalTeams }: Brand): ArnStatus =>
  internalTeams.defaultProfile.EMPLSTATUS === 'EMPANELLED' ? 'active' : 'suspended';

export function sessionOf(
  distributor: Distributor,
  sessionId: string,
  brand: Brand,
  scope: SessionScope,
): Session {
  return {
    sessionId,
    arn: distributor.arn,
    type: isInternalTeam(distributor, brand) ? typeOfTeam(brand) : distributor.type,
    isEmployee: distributor.isEmployee,
    internalTeam: isInternalTeam(distributor, brand),
    transactionOnly: scope === 'transaction',
  };
}

/** What the device is told about its user (Spec §3). */
export const profileOf = (distributor: Member, session: Session, brand: Brand): Profile => ({
  type: session.type,
  arnNo: distributor.arn,
  name: distributor.name || brand.internalTeams.defaultProfile.Broker_Name,
  profilePic: distributor.picture === null ? null : picturePath(distributor.picture),
  isEmployeeLogin: distributor.isEmployee,
  isInternalTeam: session.internalTeam,
  arnStatus: session.internalTeam ? arnStatusOfTeam(brand) : distributor.status,
  postLoginRedirection: session.internalTeam ? brand.internalTeams.defaultProfile.postLoginRedirection : null,
});

/** The app asks for a token when its old one has run out, which may take its request a moment. */
const idleSlackSeconds = 60;

interface SessionLimits {
  /** A session last refreshed before this is idle. */
  readonly idleSince: Readonly<Record<StoredSession['platform'], string>>;
  /** A session that began before this is over, however much it is used. */
  readonly startedSince: Readonly<Record<StoredSession['platform'], string>>;
  /** A login for a transaction that began before this is over. */
  readonly transactionsSince: string;
}

/**
 * The server sees a session at its refreshes, so one access token's life may pass unseen; what counts as idle is
 * that and the platform's limit more (Handbook §8).
 */
export function sessionLimits(config: Config, now: Temporal.Instant): SessionLimits {
  const { tokens, idleMinutes, sessionMaxHours } = config;
  const since = (minutes: number) =>
    now.subtract({ seconds: tokens.accessSeconds + minutes * 60 + idleSlackSeconds }).toString();
  const native = since(idleMinutes.native);
  const started = (hours: number) => now.subtract({ hours }).toString();
  const startedNative = started(sessionMaxHours.native);
  return {
    idleSince: { web: since(idleMinutes.web), android: native, ios: native },
    startedSince: { web: started(sessionMaxHours.web), android: startedNative, ios: startedNative },
    transactionsSince: now.subtract({ seconds: tokens.transactionSeconds }).toString(),
  };
}

const isBefore = (moment: string, limit: string): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(moment), Temporal.Instant.from(limit)) < 0;

/** Why a session may not go on although nobody ended it, or null. */
export function ranOut(
  session: StoredSession,
  limits: SessionLimits,
): 'idle' | 'transaction-over' | 'lifetime-over' | null {
  if (session.scope === 'transaction' && isBefore(session.createdAt, limits.transactionsSince)) {
    return 'transaction-over';
  }
  if (isBefore(session.createdAt, limits.startedSince[session.platform])) return 'lifetime-over';
  return isBefore(session.lastUsedAt, limits.idleSince[session.platform]) ? 'idle' : null;
}
