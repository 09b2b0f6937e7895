import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@hub/contract';
import type { saveLogo as saveLogoCall } from '@hub/contract/calls/co-branding/co-branding';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import type { ChangeContext, PrepareContext, SignedInContext } from '../../../calls/call-context.ts';
import { malformed } from '../../../calls/refusal/refusal.ts';
import { checkLogo } from '../../../creatives/check/check-logo.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findLogoId, removeLogoRow, saveLogoRow } from '../piece/brand-facts.repository.ts';
import { logoEndings, logoFile, logoPicture } from '../piece/logo-file.ts';

/** Decoding is costly: more than anybody needs, too few to hurt. */
const PER_HOUR = 60;

interface StoredLogo {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly hasTransparency: boolean;
}

/** Removes a logo's file unless it is the one in use: after a failure nobody knows whether the row was written. */
async function discard({ db, files, session: { arn } }: SignedInContext, id: string): Promise<void> {
  if ((await findLogoId(oneStatement(db, { arn }), arn)) !== id) await files.remove(logoFile(id));
}

/** The file first, under a name nobody can guess, then the row that names it; null where none was sent. */
export async function storeLogo(context: PrepareContext): Promise<StoredLogo | null> {
  const [upload] = context.uploads;
  if (upload === undefined) return null;
  if (upload.field !== 'logo') throw malformed({ logo: creativeTexts.logo.wrongType });
  await context.limit({ name: 'logo', key: context.session.arn, max: PER_HOUR, windowSeconds: 3600 });
  const { logo, fault } = await checkLogo(await upload.read());
  if (fault !== null) throw malformed({ logo: creativeTexts.logo[fault] });
  const { body, mediaType, ...saved } = logo;
  const id = `${randomBytes(16).toString('hex')}${logoEndings[mediaType]}`;
  context.afterwards((after) => discard(after, id));
  await context.files.put(logoFile(id), body, mediaType);
  return { id, ...saved };
}

export async function saveLogo(
  { session: { arn }, clock, media, afterwards }: ChangeContext,
  tx: Tx,
  _: object,
  logo: StoredLogo | null,
): Promise<ResponseOf<typeof saveLogoCall>> {
  const before = await findLogoId(tx, arn);
  if (logo === null) await removeLogoRow(tx, arn);
  else await saveLogoRow(tx, arn, logo, `${clock.now()}`);
  if (before !== null) afterwards((after) => discard(after, before));
  return { logo: logo && logoPicture(media, logo) };
}
