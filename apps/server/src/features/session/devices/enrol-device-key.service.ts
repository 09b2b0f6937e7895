import { createPublicKey, randomBytes } from 'node:crypto';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  removeDeviceKey,
  saveToken as saveTokenCall,
} from '@hub/contract/calls/session/session-devices';
import { loginNewsTexts } from '@hub/contract/session/login-news-texts';
import type {
  ChangeContext,
  PrepareContext,
  Security,
  SignedInContext,
} from '../../../calls/call-context.ts';
import { malformed, Refusal } from '../../../calls/refusal/refusal.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { plainName } from '../login/login-notice.ts';
import { replaceDeviceKey, revokeDeviceKey } from './device-key.repository.ts';

/** Wrong PINs or signatures in a row before the key is taken back. */
export const deviceKeyTries = 5;
const keysPerHour = 30;

/** The PIN belongs to its key: the same PIN twice does not look the same. */
export const pinHashOf = (security: Security, keyId: string, pin: string): string =>
  security.digest('pin', `${keyId}:${pin}`).toString('base64url');

/** An ECDSA key on P-256 in the one form every platform exports it in; anything else could not be checked later. */
function isP256(publicKey: string): boolean {
  const der = Buffer.from(publicKey, 'base64url');
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return (
      key.asymmetricKeyType === 'ec' &&
      key.asymmetricKeyDetails?.namedCurve === 'prime256v1' &&
      key.export({ format: 'der', type: 'spki' }).equals(der)
    );
  } catch {
    return false;
  }
}

/** A login for a transaction must not become one that stays. */
function refuseTransactionOnly({ session }: Pick<SignedInContext, 'session'>): void {
  if (session.transactionOnly) throw new Refusal('forbidden', texts.call.forbidden);
}

/** What is wrong with a key is said before it counts against the limit. */
export async function checkNewKey(
  context: PrepareContext,
  { publicKey }: RequestOf<typeof saveTokenCall>,
): Promise<void> {
  refuseTransactionOnly(context);
  if (!isP256(publicKey)) throw malformed({ publicKey: texts.field.invalid });
  const { arn } = context.session;
  await context.limit({ name: 'device-key-arn', key: arn, max: keysPerHour, windowSeconds: 3600 });
}

/** Keeps the public half of a key that the device may log in with from now on, and tells the distributor. */
export async function saveToken(
  { session, clock, security, ip, requestId }: ChangeContext,
  tx: Tx,
  { device, method, publicKey, pin }: RequestOf<typeof saveTokenCall>,
): Promise<ResponseOf<typeof saveTokenCall>> {
  const { arn, sessionId } = session;
  const keyId = randomBytes(16).toString('base64url');
  const isSaved = await replaceDeviceKey(tx, {
    arn,
    sessionId,
    id: keyId,
    deviceId: device.id,
    deviceName: device.name,
    platform: device.platform,
    method,
    publicKey,
    pinHash: pin === undefined ? null : pinHashOf(security, keyId, pin),
    tries: deviceKeyTries,
    at: clock.now().toString(),
  });
  if (!isSaved) throw malformed({ device: texts.field.device });
  const action = 'session.device-key-added';
  await writeAudit(asSystem(tx), {
    arn,
    action,
    subject: keyId,
    details: { method },
    address: ip,
    requestId,
  });
  const name = plainName(device.name);
  await notify(tx, arn, {
    topic: 'news',
    title: loginNewsTexts.keyAdded[method],
    body: loginNewsTexts.keyAddedBody(name),
    at: clock.now(),
  });
  return { keyId };
}

/** Takes a key back. One that is not the distributor's own is not there. */
export async function removeOwnDeviceKey(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof removeDeviceKey>,
): Promise<void> {
  refuseTransactionOnly(context);
  const { session, clock, ip, requestId } = context;
  const { arn } = session;
  const at = clock.now().toString();
  if (!(await revokeDeviceKey(tx, { arn, id, at }))) throw new Refusal('not-found', texts.call.notFound);
  await writeAudit(asSystem(tx), {
    arn,
    action: 'session.device-key-removed',
    subject: id,
    address: ip,
    requestId,
  });
}
