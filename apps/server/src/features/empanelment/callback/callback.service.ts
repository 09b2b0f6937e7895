import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@hub/contract';
import type { requestCallback as requestCallbackCall } from '@hub/contract/calls/empanelment/empanelment';
import { empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { mobileDigits } from '@hub/domain';
import type { CallContext } from '../../../calls/call-context.ts';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { arnIn } from '../../session/session.public.ts';
import { endCallback, findCallbacks, insertCallback, lockCallback } from './callback.repository.ts';

const day = 24 * 3600;
/** A phone network is one address for many; a number is one person's. */
const PER_ADDRESS = 50;
const PER_MOBILE = 3;

/** One open request for a number, however often it is asked for. */
export async function requestCallback(
  context: CallContext,
  { name, mobile, city = '', arn, when, about }: RequestOf<typeof requestCallbackCall>,
): Promise<ResponseOf<typeof requestCallbackCall>> {
  const { db, clock, security, limit, ip } = context;
  const claimedArn = arn === undefined ? '' : arnIn(context, arn);
  const message = empanelmentTexts.callback.tooMany;
  const key = security.digest('empanelment', `callback:${mobile}`).toString('base64url');
  await limit(
    { name: 'callback-address', key: ip, max: PER_ADDRESS, windowSeconds: day, message },
    { name: 'callback-mobile', key, max: PER_MOBILE, windowSeconds: day, message },
  );
  const requested = {
    id: randomUUID(),
    name,
    mobile,
    city,
    claimedArn,
    bestTime: when,
    about,
    at: `${clock.now()}`,
  };
  const isTaken = await insertCallback(oneStatement(db, 'system'), requested);
  return { status: isTaken ? 'taken' : 'waiting' };
}

/** Who waits for a call, the longest first. */
export const listCalls = (db: Database, limit: number) => findCallbacks(oneStatement(db, 'system'), limit);

/** Whoever waits at this number, until the transaction is over; null for nobody. */
export const callerAt = (tx: Tx, mobile: string) => lockCallback(tx, mobileDigits(mobile));

/** False when nobody waits at this number. */
export const endCall = (tx: Tx, mobile: string, at: Temporal.Instant): Promise<boolean> =>
  endCallback(tx, mobileDigits(mobile), at.toString());
