import { importKey, type RequestOf, type ResponseOf, readProfileProof, texts } from '@hub/contract';
import type {
  profileInfo,
  saveDevice,
  saveProfile,
  updateProfile,
  userData,
} from '@hub/contract/calls/profile';
import type { Tx } from '../../db/database.ts';
import type { CallContext, SignedInContext } from '../call-context.ts';
import { oneStatement } from '../queries.ts';
import { malformed, unauthenticated } from '../refusal.ts';
import { mayGoOn, profileFor, readArn } from '../session/session.public.ts';
import { rememberDevice } from './device.repository.ts';
import type { Crop } from './make-picture.ts';
import { isRecent, pictureIn, userDataOf } from './profile.policy.ts';
import {
  findProfile,
  findSession,
  holdProfile,
  saveChoices,
  saveOwnDetails,
  savePicture,
} from './profile.repository.ts';
import { discardPicture, storePicture } from './profile-picture.ts';

export async function show({ db, session, clock }: SignedInContext): Promise<ResponseOf<typeof userData>> {
  const record = await findProfile(oneStatement(db, { arn: session.arn }), session.arn);
  const data = record === null ? null : userDataOf(record, clock.today());
  // The session outlived its user by a moment.
  if (data === null) throw unauthenticated();
  return data;
}

interface Change {
  readonly crop?: Crop | undefined;
  readonly removePicture?: true | undefined;
  write(tx: Tx, at: string): Promise<void>;
}

/**
 * The file first, then the row that names it, then the old file: whenever it stops in between, the row names a
 * picture that is there.
 */
async function change(
  context: SignedInContext,
  { crop, removePicture, write }: Change,
): Promise<ResponseOf<typeof saveProfile>> {
  const { db, session, brand, clock, uploads } = context;
  const { arn } = session;
  const upload = pictureIn(uploads);
  if (upload !== null && removePicture) throw malformed({ removePicture: texts.field.invalid });
  const picture = upload === null ? null : await storePicture(context, upload.body, crop);
  let leftOver = picture;
  try {
    return await db.transaction({ arn }, async (tx) => {
      const at = clock.now().toString();
      const before = await holdProfile(tx, arn);
      await write(tx, at);
      if (picture !== null || removePicture) {
        await savePicture(tx, arn, picture, at);
        leftOver = before;
      }
      const profile = await profileFor(tx, session, brand);
      if (profile === null) throw unauthenticated();
      return { status: 'Success' as const, profile };
    });
  } catch (error) {
    leftOver = picture;
    throw error;
  } finally {
    if (leftOver !== null) await discardPicture(context, leftOver);
  }
}

export const save = (
  context: SignedInContext,
  { own, crop }: RequestOf<typeof saveProfile>,
): Promise<ResponseOf<typeof saveProfile>> =>
  change(context, { crop, write: (tx, at) => saveOwnDetails(tx, context.session.arn, own, at) });

export const update = (
  context: SignedInContext,
  { notify, crop, removePicture }: RequestOf<typeof updateProfile>,
): Promise<ResponseOf<typeof updateProfile>> =>
  change(context, {
    crop,
    removePicture,
    write: async (tx, at) => {
      if (notify !== undefined) await saveChoices(tx, context.session.arn, notify, at);
    },
  });

/**
 * Without a Bearer (S7-05) the proof says who asks. Whether anything is looked up depends on the proof alone, so a
 * stranger learns of no ARN whether it exists, not by the time it takes either.
 */
export async function info(
  { db, brand, clock, config, security }: CallContext,
  { arnNo, proof = '' }: RequestOf<typeof profileInfo>,
): Promise<ResponseOf<typeof profileInfo>> {
  const nobody = { profile: null };
  const now = clock.now();
  const claim = await readProfileProof((id) => importKey(id, security.sessionKey(id)), proof);
  if (claim === null || !isRecent(claim.at, now) || readArn(arnNo, brand) !== claim.arn) return nobody;
  const { arn, keyId: sessionId } = claim;
  return db.transaction({ arn }, async (tx) => {
    const session = await findSession(tx, arn, sessionId);
    if (session === null || !mayGoOn(session, config, now)) return nobody;
    return { profile: await profileFor(tx, { arn, sessionId }, brand) };
  });
}

/** More than an app that starts each time it is looked at. */
const devicesPerHour = 120;

export async function keepDevice(
  { db, session, clock, limit }: SignedInContext,
  { id, name, platform, osVersion, appVersion, pushToken }: RequestOf<typeof saveDevice>,
): Promise<ResponseOf<typeof saveDevice>> {
  const { arn, sessionId } = session;
  await limit({ name: 'device', key: arn, max: devicesPerHour, windowSeconds: 3600 });
  const known = await rememberDevice(oneStatement(db, { arn }), {
    arn,
    sessionId,
    id,
    name,
    platform,
    osVersion: osVersion ?? null,
    appVersion: appVersion ?? null,
    pushToken: pushToken ?? null,
    at: clock.now().toString(),
  });
  if (!known) throw malformed({ id: texts.field.device });
  return { status: 'Success' };
}
