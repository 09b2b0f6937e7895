import type { RequestOf, ResponseOf } from '@hub/contract';
import type { ContentVerdict, sharedContent } from '@hub/contract/calls/co-branding/co-branding';
import type { CallContext } from '../../../calls/call-context.ts';
import type { Layout } from '../../../creatives/layout/layout.ts';
import { oneStatement } from '../../../db/queries.ts';
import { digestOf, readLink, type SignedPiece } from '../piece/content-link.ts';
import { findByTicket, type GeneratedRow } from '../piece/generated.repository.ts';
import { previewPicture } from '../piece/layout-files.ts';
import { findPiece, type PieceRow } from '../piece/piece.repository.ts';
import { fileOf, madePicture, validityOf } from '../piece/presenter.ts';
import { countOpen } from '../piece/use.repository.ts';

/** A phone network is one address for many. */
const OPENS_PER_ADDRESS = 600;

type Shared = ResponseOf<typeof sharedContent>;
type Requested = RequestOf<typeof sharedContent>;
export type SharedReader = Pick<CallContext, 'db' | 'security' | 'clock' | 'media'>;

const notGenuine: Shared = { verdict: 'not-genuine', piece: null, distributor: null };

function verdictOn(signed: SignedPiece, piece: PieceRow, today: Temporal.PlainDate): ContentVerdict {
  const validity = validityOf(piece, today);
  if (validity === 'recalled' || validity === 'expired') return validity;
  return signed.version < piece.version ? 'outdated' : 'genuine';
}

function sharedFile(made: GeneratedRow, media: SharedReader['media']) {
  const file = fileOf(made, media, 'shown');
  return file && { url: file.url, name: file.name, mediaType: file.mediaType };
}

/** What a link shows, to whoever has it. Asked as the distributor whose ARN we signed. */
export async function readShared(
  { db, security, clock, media }: SharedReader,
  requested: Requested,
): Promise<Shared> {
  const signed = readLink(security, requested);
  if (signed === null) return notGenuine;
  const { arn, contentId, language } = signed;
  const queries = oneStatement(db, { arn });
  const [piece, made] = await Promise.all([
    findPiece(queries, arn, contentId),
    findByTicket(queries, arn, contentId, requested.t ?? ''),
  ]);
  // A key that signs for another installation too, or a piece that was never made: nothing of ours.
  if (piece === null || made === null) return notGenuine;
  // What is shown below is what was signed, word for word.
  if (signed.digest !== null && signed.digest !== digestOf(made.shown)) return notGenuine;
  const verdict = verdictOn(signed, piece, clock.today());
  const layout = piece.layout as Layout;
  const ownPicture = madePicture(made, media, layout);
  return {
    verdict,
    piece: {
      title: piece.title,
      contentType: piece.type,
      approvalNo: piece.approvalNo,
      validTo: piece.validTo,
      madeOn: signed.day.toString(),
      recallReason: piece.recallReason,
      preview: piece.isRecalled ? null : (ownPicture ?? previewPicture(media, layout, language)),
      hasName: ownPicture !== null,
      file: sharedFile(made, media),
    },
    distributor: { name: made.shown.name, arn, phone: made.shown.phone, email: made.shown.email },
  };
}

/** How often it was opened is counted, by whom is not known. */
export async function getSharedContent(context: CallContext, requested: Requested): Promise<Shared> {
  const { db, clock, limit, ip } = context;
  await limit({ name: 'content-open', key: ip, max: OPENS_PER_ADDRESS, windowSeconds: 3600 });
  const shared = await readShared(context, requested);
  if (shared.distributor !== null) {
    const { arn } = shared.distributor;
    await countOpen(oneStatement(db, { arn }), { arn, contentId: requested.id, at: `${clock.now()}` });
  }
  return shared;
}
