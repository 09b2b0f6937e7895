import { randomBytes } from 'node:crypto';
import { empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { type ArnEligibility, arnEligibility } from '@hub/domain/empanelment/arn-eligibility';
import type { CallContext, Opening, OpeningContext, Security } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';
import { isMember } from './member.repository.ts';
import { insertPass, removePasses, touchPass } from './pass.repository.ts';
import { lookUpRegister } from './register.ts';

const idleMinutes = 30;
const longestHours = 12;
const hour = 3600;
/** A phone network is one address for many. */
const CALLS_PER_ADDRESS = 1200;
const CALLS_PER_FORM = 600;

const hashOf = (security: Security, token: string): string =>
  security.digest('empanelment', `pass:${token}`).toString('base64url');

/** Whoever held the contact before does not hold it any more. */
const contactHash = (security: Security, { arn, mobile, email }: ArnRecord): string =>
  security.digest('empanelment', `contact:${arn}:${mobile ?? ''}:${email ?? ''}`).toString('base64url');

const sinceMinutes = (now: Temporal.Instant, minutes: number): string => now.subtract({ minutes }).toString();

/** For whoever has shown the right code. */
export async function newPass({ db, security, clock }: CallContext, record: ArnRecord): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await insertPass(oneStatement(db, 'system'), {
    arn: record.arn,
    hash: hashOf(security, token),
    contactHash: contactHash(security, record),
    at: now.toString(),
    idleSince: sinceMinutes(now, idleMinutes),
  });
  return token;
}

export interface Opened {
  readonly arn: string;
  readonly record: ArnRecord;
  readonly eligibility: ArnEligibility;
}

const over = (): Refusal =>
  new Refusal('conflict', empanelmentTexts.passOver, { fields: { pass: empanelmentTexts.passOver } });

/** Whose form a pass opens. It ends by idling, and when the register has other contacts. */
export async function openPass(context: OpeningContext, token: string): Promise<Opened> {
  const { db, security, clock, limit, ip } = context;
  await limit({ name: 'empanelment-address', key: ip, max: CALLS_PER_ADDRESS, windowSeconds: hour });
  const now = clock.now();
  const queries = oneStatement(db, 'system');
  const pass = await touchPass(queries, hashOf(security, token), {
    now: now.toString(),
    idleSince: sinceMinutes(now, idleMinutes),
    startedSince: sinceMinutes(now, longestHours * 60),
  });
  if (pass === null) throw over();
  const { arn } = pass;
  await limit({ name: 'empanelment-form', key: arn, max: CALLS_PER_FORM, windowSeconds: hour });
  const record = await lookUpRegister(context, arn);
  if (record === null || contactHash(security, record) !== pass.contactHash) {
    await removePasses(queries, arn);
    throw over();
  }
  return { arn, record, eligibility: arnEligibility(record, await isMember(queries, arn), clock.today()) };
}

/** Before the body of a call that the pass opens. */
export const openWithPass = async (
  context: OpeningContext,
  token: string,
): Promise<Opening<Opened, never>> => ({ opened: await openPass(context, token) });
