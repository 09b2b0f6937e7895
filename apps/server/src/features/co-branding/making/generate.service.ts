import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  generate as generateCall,
  previewContent as previewContentCall,
} from '@hub/contract/calls/co-branding/co-branding';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import type { ChangeContext, PrepareContext, SignedInContext } from '../../../calls/call-context.ts';
import { newReference } from '../../../calls/new-reference.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { linkOf, ticketOf } from '../piece/content-link.ts';
import { insertGenerated, lockWaiting } from '../piece/generated.repository.ts';
import { markUsed } from '../piece/use.repository.ts';
import { enqueueMaking } from './enqueue-making.ts';
import { drawPreview } from './make-creative.ts';
import { readRequested } from './requested-piece.ts';

/** Nobody's pieces keep all others waiting. */
const MOST_WAITING = 20;
const PER_DAY = 300;
const PREVIEWS_PER_HOUR = 600;

export const limitGenerating = ({ limit, session }: PrepareContext): Promise<void> =>
  limit({
    name: 'content-generate',
    key: session.arn,
    max: PER_DAY,
    windowSeconds: 24 * 3600,
    message: creativeTexts.tooMany,
  });

export async function generate(
  { session: { arn }, clock, jobs, security }: ChangeContext,
  tx: Tx,
  requested: RequestOf<typeof generateCall>,
): Promise<ResponseOf<typeof generateCall>> {
  const day = clock.today();
  const { piece, printed } = await readRequested(tx, arn, requested, day);
  if ((await lockWaiting(tx, arn)) >= MOST_WAITING) throw new Refusal('rule', creativeTexts.tooMany);
  const { language } = requested;
  const signed = { contentId: piece.id, version: piece.version, arn, day, language };
  const id = newReference('', 26).toLowerCase();
  const at = `${clock.now()}`;
  await insertGenerated(tx, {
    ...signed,
    id,
    day: day.toString(),
    shown: printed,
    ticket: ticketOf(security, signed, printed),
    requestedAt: at,
  });
  await markUsed(tx, { arn, contentId: piece.id, at });
  await enqueueMaking(jobs, tx);
  return { id };
}

/** The very thing that will be made, of today's link, small and kept nowhere. */
export async function previewContent(
  context: SignedInContext,
  requested: RequestOf<typeof previewContentCall>,
): Promise<ResponseOf<typeof previewContentCall>> {
  const { db, session, clock, security, config, files, limit } = context;
  const { arn } = session;
  await limit({ name: 'content-preview', key: arn, max: PREVIEWS_PER_HOUR, windowSeconds: 3600 });
  const day = clock.today();
  const { piece, printed } = await readRequested(oneStatement(db, { arn }), arn, requested, day);
  const { language } = requested;
  const signed = { contentId: piece.id, version: piece.version, arn, day, language };
  const ticket = ticketOf(security, signed, printed);
  const link = linkOf(config, { arn, contentId: piece.id, ticket });
  const { picture, size } = await drawPreview(files, { arn, piece, language, printed, link });
  return { image: `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`, ...size };
}
