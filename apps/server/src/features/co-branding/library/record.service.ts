import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  recordDownload as recordDownloadCall,
  recordShare as recordShareCall,
  recordView as recordViewCall,
} from '@hub/contract/calls/co-branding/co-branding';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import type { ChangeContext, PrepareContext } from '../../../calls/call-context.ts';
import { newReference } from '../../../calls/new-reference.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { findGenerated } from '../piece/generated.repository.ts';
import { findPiece } from '../piece/piece.repository.ts';
import { countUse } from '../piece/use.repository.ts';
import { notMade } from './detail.service.ts';

/** More than anybody shares; each is a line that is kept for years. */
const PER_HOUR = 1000;

export const limitUses = ({ limit, session }: PrepareContext): Promise<void> =>
  limit({ name: 'content-use', key: session.arn, max: PER_HOUR, windowSeconds: 3600 });

const counted = { status: 'Success' } as const;
const newLine = ({ session: { arn }, clock }: ChangeContext) => ({
  arn,
  id: newReference('', 26),
  at: `${clock.now()}`,
});

export async function recordView(
  context: ChangeContext,
  tx: Tx,
  { contentId }: RequestOf<typeof recordViewCall>,
): Promise<ResponseOf<typeof recordViewCall>> {
  const line = newLine(context);
  const piece = await findPiece(tx, line.arn, contentId);
  if (piece === null) throw new Refusal('not-found', creativeTexts.unknown);
  await countUse(tx, { ...line, contentId, version: piece.version, what: 'view', channel: null });
  return counted;
}

async function savePassedOn(
  context: ChangeContext,
  tx: Tx,
  generatedId: string,
  how: { readonly what: 'download' | 'share'; readonly channel: string | null },
): Promise<ResponseOf<typeof recordShareCall>> {
  const line = newLine(context);
  const made = await findGenerated(tx, line.arn, generatedId);
  if (made === null) throw notMade();
  if (made.isRecalled) throw new Refusal('rule', creativeTexts.recalled);
  await countUse(tx, { ...line, contentId: made.contentId, version: made.version, ...how });
  return counted;
}

export const recordDownload = (
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof recordDownloadCall>,
): Promise<ResponseOf<typeof recordDownloadCall>> =>
  savePassedOn(context, tx, id, { what: 'download', channel: null });

export const recordShare = (
  context: ChangeContext,
  tx: Tx,
  { id, channel }: RequestOf<typeof recordShareCall>,
): Promise<ResponseOf<typeof recordShareCall>> => savePassedOn(context, tx, id, { what: 'share', channel });
