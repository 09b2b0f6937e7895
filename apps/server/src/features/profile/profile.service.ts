import { importKey, type RequestOf, type ResponseOf, readProfileProof, texts } from '@hub/contract';
import type {
  profileInfo,
  saveDevice as saveDeviceCall,
  saveProfile as saveProfileCall,
  updateProfile as updateProfileCall,
  userData,
} from '@hub/contract/calls/profile/profile';
import type {
  CallContext,
  ChangeContext,
  PrepareContext,
  SignedInContext,
} from '../../calls/call-context.ts';
import { malformed, unauthenticated } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem, oneStatement } from '../../db/queries.ts';
import { mayGoOn, profileFor, readArn, releaseToken, rememberDevice } from '../session/session.public.ts';
import type { Crop } from './make-picture.ts';
import { checkOwnGstin, isRecent, pictureIn, userDataOf } from './profile.policy.ts';
import {
  findPan,
  findProfile,
  findSession,
  holdProfile,
  saveChoices,
  saveOwnDetails,
  savePicture,
} from './profile.repository.ts';
import { discardPicture, storePicture } from './profile-picture.ts';

export async function getUserData({
  db,
  session,
  clock,
}: SignedInContext): Promise<ResponseOf<typeof userData>> {
  const record = await findProfile(oneStatement(db, { arn: session.arn }), session.arn);
  const data = record === null ? null : userDataOf(record, clock.today());
  // The session outlived its user by a moment.
  if (data === null) throw unauthenticated();
  return data;
}

interface Upload {
  readonly crop?: Crop | undefined;
  readonly removePicture?: true | undefined;
}

/**
 * The file first, then the row that names it, then the old file: whenever it stops in between, the row names a
 * picture that is there. The name of the new file, or null without one.
 */
export async function storeUpload(
  context: PrepareContext,
  { crop, removePicture }: Upload,
): Promise<string | null> {
  const upload = pictureIn(context.uploads);
  if (upload === null) return null;
  if (removePicture) throw malformed({ removePicture: texts.field.invalid });
  const picture = await storePicture(context, await upload.read(), crop);
  context.afterwards((after) => discardPicture(after, picture));
  return picture;
}

interface Details {
  readonly picture: string | null;
  readonly removePicture?: true | undefined;
  write(at: string): Promise<void>;
}

async function change(
  context: ChangeContext,
  tx: Tx,
  { picture, removePicture, write }: Details,
): Promise<ResponseOf<typeof saveProfileCall>> {
  const { session, brand, clock, afterwards } = context;
  const { arn } = session;
  const at = clock.now().toString();
  const before = await holdProfile(tx, arn);
  await write(at);
  if (picture !== null || removePicture) {
    await savePicture(tx, arn, picture, at);
    if (before !== null) afterwards((after) => discardPicture(after, before));
  }
  const profile = await profileFor(tx, session, brand);
  if (profile === null) throw unauthenticated();
  return { status: 'Success', profile };
}

export const saveProfile = (
  context: ChangeContext,
  tx: Tx,
  { own }: RequestOf<typeof saveProfileCall>,
  picture: string | null,
): Promise<ResponseOf<typeof saveProfileCall>> =>
  change(context, tx, {
    picture,
    write: async (at) => {
      const { arn } = context.session;
      if (own.gstin) checkOwnGstin(own.gstin, await findPan(tx, arn));
      await saveOwnDetails(tx, arn, own, at);
    },
  });

export const updateProfile = (
  context: ChangeContext,
  tx: Tx,
  { notify, removePicture }: RequestOf<typeof updateProfileCall>,
  picture: string | null,
): Promise<ResponseOf<typeof updateProfileCall>> =>
  change(context, tx, {
    picture,
    removePicture,
    write: async (at) => {
      if (notify !== undefined) await saveChoices(tx, context.session.arn, notify, at);
    },
  });

/**
 * Without a Bearer (S7-05) the proof says who asks. Whether anything is looked up depends on the proof alone, so a
 * stranger learns of no ARN whether it exists, not by the time it takes either.
 */
export async function getProfileInfo(
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

export const limitDevices = ({ limit, session }: PrepareContext): Promise<void> =>
  limit({ name: 'device', key: session.arn, max: devicesPerHour, windowSeconds: 3600 });

/** Null when there is nothing to change. A login for one transaction gets no pushes. */
function tokenOf(
  { push, session }: Pick<ChangeContext, 'push' | 'session'>,
  { platform, pushToken }: RequestOf<typeof saveDeviceCall>,
): string | null {
  if (pushToken === undefined || session.transactionOnly) return null;
  if (pushToken === '') return '';
  const token = push.accepts({ platform, token: pushToken });
  if (token === null) throw malformed({ pushToken: texts.field.device });
  return token;
}

export async function saveDevice(
  context: ChangeContext,
  tx: Tx,
  device: RequestOf<typeof saveDeviceCall>,
): Promise<ResponseOf<typeof saveDeviceCall>> {
  const { session, clock } = context;
  const { id, name, platform, osVersion, appVersion } = device;
  const { arn, sessionId } = session;
  const pushToken = tokenOf(context, device);
  if (pushToken) await releaseToken(asSystem(tx), { arn, id, token: pushToken });
  const existing = await rememberDevice(tx, {
    arn,
    sessionId,
    id,
    name,
    platform,
    osVersion: osVersion ?? null,
    appVersion: appVersion ?? null,
    pushToken,
    at: clock.now().toString(),
  });
  if (!existing) throw malformed({ id: texts.field.device });
  return { status: 'Success' };
}
