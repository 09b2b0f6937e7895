import type { RequestOf, ResponseOf } from '@hub/contract';
import type { addMandate } from '@hub/contract/calls/mandates';
import type { existingVpa, validateVpa } from '@hub/contract/calls/transact';
import { mandateTexts } from '@hub/contract/mandates/mandate-texts';
import { isSameName, isVpa } from '@hub/domain';
import { oneStatement } from '../../db/queries.ts';
import type { SignedInContext } from '../call-context.ts';
import { Refusal } from '../refusal.ts';
import { findHolderNames, findVpas } from './vpa.repository.ts';

/** Enough for a day's clients, too few to look through UPI IDs. */
const VPAS_PER_HOUR = 60;

type VpaVerdict = ResponseOf<typeof validateVpa>[number];

async function judgeVpa(
  context: SignedInContext,
  { folioNo, vpa }: RequestOf<typeof validateVpa>,
): Promise<VpaVerdict | null> {
  const { db, session, bankCheck } = context;
  const { arn } = session;
  const names = await findHolderNames(oneStatement(db, { arn }), arn, folioNo);
  if (names === null) return null;
  await context.limit({ name: 'vpa-lookups', key: arn, max: VPAS_PER_HOUR, windowSeconds: 3600 });
  const answer = await bankCheck.lookUpVpa(vpa);
  const fault = (): VpaVerdict['fault'] => {
    if (answer.kind === 'none') return 'not-found';
    if (answer.kind === 'no-answer') return 'no-answer';
    return names.some((name) => isSameName(name, answer.name)) ? null : 'another-name';
  };
  const found = fault();
  return { vpa, isGood: found === null, fault: found, message: found && mandateTexts.vpa[found] };
}

export async function checkVpa(
  context: SignedInContext,
  asked: RequestOf<typeof validateVpa>,
): Promise<ResponseOf<typeof validateVpa>> {
  const verdict = await judgeVpa(context, asked);
  return verdict === null ? [] : [verdict];
}

export const getKnownVpas = (
  { db, session: { arn } }: SignedInContext,
  { folioNo }: RequestOf<typeof existingVpa>,
): Promise<ResponseOf<typeof existingVpa>> => findVpas(oneStatement(db, { arn }), arn, folioNo);

/** Before a mandate by UPI is registered. A bank that does not answer stops nobody: the client approves in its app. */
export async function refuseOtherVpa(
  context: SignedInContext,
  { terms: { channel, folioNo, vpa } }: RequestOf<typeof addMandate>,
): Promise<void> {
  if (channel !== 'upi' || vpa === null || !isVpa(vpa)) return;
  const verdict = await judgeVpa(context, { folioNo, vpa });
  if (verdict === null || verdict.message === null || verdict.fault === 'no-answer') return;
  throw new Refusal('rule', verdict.message, { fields: { 'terms.vpa': verdict.message } });
}
