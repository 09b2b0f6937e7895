import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  clientTouches,
  noteTouch as noteTouchCall,
} from '@hub/contract/calls/opportunity/opportunity-touches';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findTouches, writeTouches } from './touches.repository.ts';

export async function noteTouch(
  { session, clock }: ChangeContext,
  tx: Tx,
  { investorId, way, note: written }: RequestOf<typeof noteTouchCall>,
): Promise<ResponseOf<typeof noteTouchCall>> {
  const at = `${clock.now()}`;
  const note = written?.trim() || null;
  const act = way === 'call' ? 'call' : 'message';
  const channel = way === 'call' ? null : way;
  const { arn } = session;
  const [noted] = await writeTouches(tx, { arn, investorIds: [investorId], act, channel, note, at });
  if (noted === undefined) throw new Refusal('not-found', texts.call.notFound);
  return noted;
}

const MOST_TOUCHES = 100;

export async function getClientTouches(
  { db, session }: SignedInContext,
  { investorId }: RequestOf<typeof clientTouches>,
): Promise<ResponseOf<typeof clientTouches>> {
  const { arn } = session;
  return { touches: await findTouches(oneStatement(db, { arn }), arn, { investorId, limit: MOST_TOUCHES }) };
}
