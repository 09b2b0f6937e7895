import { randomBytes } from 'node:crypto';
import type { SignedInContext } from '../../calls/call-context.ts';
import { oneStatement } from '../../db/queries.ts';
import { type Crop, makePicture } from './make-picture.ts';
import { fileOf, pictureType } from './picture-file.ts';
import { findPicture } from './profile.repository.ts';

/** Decoding is costly: more than anybody needs, too few to hurt. */
const perHour = 100;

/** Makes the picture and stores it under a name nobody can guess. Nothing points to it yet. */
export async function storePicture(
  { files, limit, session }: SignedInContext,
  body: Uint8Array,
  crop: Crop | undefined,
): Promise<string> {
  await limit({ name: 'picture', key: session.arn, max: perHour, windowSeconds: 3600 });
  const picture = await makePicture(body, crop);
  const name = randomBytes(16).toString('hex');
  await files.put(fileOf(name), picture, pictureType);
  return name;
}

/**
 * Removes a picture's file unless the profile shows it: after a failure nobody knows whether the row was written.
 * What cannot be removed stays behind under its secret name and is in nobody's way.
 */
export async function discardPicture(context: SignedInContext, name: string): Promise<void> {
  const { db, files, log, session } = context;
  try {
    const shown = await findPicture(oneStatement(db, { arn: session.arn }), session.arn);
    if (shown !== name) await files.remove(fileOf(name));
  } catch (err) {
    log.warn({ err }, 'a picture nobody shows could not be removed');
  }
}
