import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  content,
  generationStatus,
  readStatus as readStatusCall,
} from '@hub/contract/calls/co-branding/co-branding';
import { creativeFields, creativeTexts } from '@hub/contract/co-branding/creative-texts';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { Refusal, unauthenticated } from '../../../calls/refusal/refusal.ts';
import type { Layout } from '../../../creatives/layout/layout.ts';
import { oneStatement } from '../../../db/queries.ts';
import { fileOf as pictureFile, pictureType } from '../../profile/profile.public.ts';
import { type BrandFacts, findBrandFacts } from '../piece/brand-facts.repository.ts';
import { findGenerated, findMadeOf, markSeen } from '../piece/generated.repository.ts';
import { logoPicture } from '../piece/logo-file.ts';
import { findPiece } from '../piece/piece.repository.ts';
import { itemOf, madeOf } from '../piece/presenter.ts';
import { usableNames } from '../piece/printed-name.ts';

/** As many as a screen shows. */
const MADE_SHOWN = 10;
/** Every profile picture is of one size. */
const PICTURE_PX = 512;

const unknownPiece = () => new Refusal('not-found', creativeTexts.unknown);
export const notMade = () => new Refusal('not-found', creativeTexts.notMade);

const distributorOf = (
  arn: string,
  facts: BrandFacts,
  { media }: Pick<SignedInContext, 'media'>,
): ResponseOf<typeof content>['distributor'] => ({
  name: usableNames(facts)[0] ?? facts.registeredName,
  names: [...usableNames(facts)],
  arn,
  phone: facts.phone,
  email: facts.email,
  city: facts.city,
  logo: facts.logo && logoPicture(media, facts.logo),
  picture:
    facts.picture === null
      ? null
      : {
          url: media.urlOf({ file: pictureFile(facts.picture), mediaType: pictureType }),
          width: PICTURE_PX,
          height: PICTURE_PX,
        },
});

export async function getContent(
  context: SignedInContext,
  { id }: RequestOf<typeof content>,
): Promise<ResponseOf<typeof content>> {
  const { db, session, clock, config, media } = context;
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const [piece, facts, made] = await Promise.all([
    findPiece(queries, arn, id),
    findBrandFacts(queries, arn),
    findMadeOf(queries, arn, id, MADE_SHOWN),
  ]);
  if (piece === null) throw unknownPiece();
  // The session outlived its user by a moment.
  if (facts === null) throw unauthenticated();
  const shown = { config, media, today: clock.today() };
  const boxes = new Set<string>((piece.layout as Layout).boxes.map(({ field }) => field));
  return {
    ...itemOf(piece, shown),
    version: piece.version,
    approvalNo: piece.approvalNo,
    validFrom: piece.validFrom,
    recallReason: piece.recallReason,
    places: creativeFields.filter((field) => boxes.has(field)),
    distributor: distributorOf(arn, facts, context),
    made: made.map((row) => madeOf(row, shown)),
  };
}

export async function getGenerationStatus(
  { db, session: { arn }, clock, config, media }: SignedInContext,
  { id }: RequestOf<typeof generationStatus>,
): Promise<ResponseOf<typeof generationStatus>> {
  const row = await findGenerated(oneStatement(db, { arn }), arn, id);
  if (row === null) throw notMade();
  return madeOf(row, { config, media, today: clock.today() });
}

export async function readStatus(
  { db, session: { arn }, clock }: SignedInContext,
  { id }: RequestOf<typeof readStatusCall>,
): Promise<ResponseOf<typeof readStatusCall>> {
  const queries = oneStatement(db, { arn });
  if ((await findGenerated(queries, arn, id)) === null) throw notMade();
  return { unseen: await markSeen(queries, arn, id, `${clock.now()}`) };
}
