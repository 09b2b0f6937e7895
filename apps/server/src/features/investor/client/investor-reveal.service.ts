import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { revealValue as revealValueCall } from '@hub/contract/calls/investor/investor-list';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { revealAndNote } from './investor-reveal.repository.ts';

/** More than a day at the telephone needs, too few to copy a book. */
const REVEALS_PER_HOUR = 120;

export const limitReveals = ({ limit, session: { arn } }: SignedInContext): Promise<void> =>
  limit({ name: 'reveal', key: arn, max: REVEALS_PER_HOUR, windowSeconds: 3600 });

export async function revealValue(
  context: SignedInContext,
  { investorId, what }: RequestOf<typeof revealValueCall>,
): Promise<ResponseOf<typeof revealValueCall>> {
  const { arn } = context.session;
  await limitReveals(context);
  const revealed = await revealAndNote(oneStatement(context.db, 'system'), {
    arn,
    investorId,
    what,
    address: context.ip,
    requestId: context.requestId,
  });
  if (revealed === null) throw new Refusal('not-found', texts.call.notFound);
  return revealed;
}
