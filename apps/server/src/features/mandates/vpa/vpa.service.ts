import type { RequestOf, ResponseOf } from '@hub/contract';
import type { addMandate } from '@hub/contract/calls/mandates/mandates';
import type { existingVpa, validateVpa as validateVpaCall } from '@hub/contract/calls/transact/transact';
import { mandateTexts } from '@hub/contract/mandates/mandate-texts';
import { isSameName, isVpa } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findHolderNames, findVpas } from './vpa.repository.ts';

/** Enough for a day's clients, too few to look through UPI IDs. */
const VPAS_PER_HOUR = 60;

type VpaVerdict = ResponseOf<typeof validateVpaCall>[number];

type Asker = Pick<SignedInContext, 'session' | 'limit' | 'bankCheck'>;

async function judgeVpa(
  { session, limit, bankCheck }: Asker,
  vpa: string,
  names: readonly string[],
): Promise<VpaVerdict> {
  await limit({ name: 'vpa-lookups', key: session.arn, max: VPAS_PER_HOUR, windowSeconds: 3600 });
  const answer = await bankCheck.lookUpVpa(vpa);
  const fault = (): VpaVerdict['fault'] => {
    if (answer.kind === 'none') return 'not-found';
    if (answer.kind === 'no-answer') return 'no-answer';
    return names.some((name) => isSameName(name, answer.name)) ? null : 'another-name';
  };
  const found = fault();
  return {
    vpa,
    isGood: found === null,
    name: found === null && answer.kind === 'found' ? answer.name : null,
    fault: found,
    message: found && mandateTexts.vpa[found],
  };
}

export async function validateVpa(
  context: SignedInContext,
  { folioNo, names: given, vpa }: RequestOf<typeof validateVpaCall>,
): Promise<ResponseOf<typeof validateVpaCall>> {
  const { db, session } = context;
  const names =
    folioNo === undefined
      ? (given ?? null)
      : await findHolderNames(oneStatement(db, { arn: session.arn }), session.arn, folioNo);
  return names === null ? [] : [await judgeVpa(context, vpa, names)];
}

export const getExistingVpa = (
  { db, session: { arn } }: SignedInContext,
  { folioNo }: RequestOf<typeof existingVpa>,
): Promise<ResponseOf<typeof existingVpa>> => findVpas(oneStatement(db, { arn }), arn, folioNo);

/** A bank that does not answer stops nobody: the client approves in its app. */
export async function refuseVpaOfOthers(
  context: Asker,
  { vpa, names, field }: { readonly vpa: string; readonly names: readonly string[]; readonly field: string },
): Promise<void> {
  if (!isVpa(vpa)) return;
  const { message, fault } = await judgeVpa(context, vpa, names);
  if (message === null || fault === 'no-answer') return;
  throw new Refusal('rule', message, { fields: { [field]: message } });
}

/** Before a mandate by UPI is registered; `field` is where its UPI ID stands in the request. */
export async function refuseVpaOfFolio(
  context: SignedInContext,
  { channel, folioNo, vpa }: Pick<RequestOf<typeof addMandate>['terms'], 'channel' | 'folioNo' | 'vpa'>,
  field: string,
): Promise<void> {
  if (channel !== 'upi' || vpa === null) return;
  const { db, session } = context;
  const names = await findHolderNames(oneStatement(db, { arn: session.arn }), session.arn, folioNo);
  if (names !== null) await refuseVpaOfOthers(context, { vpa, names, field });
}

export const refuseOtherVpa = (
  context: SignedInContext,
  { terms }: RequestOf<typeof addMandate>,
): Promise<void> => refuseVpaOfFolio(context, terms, 'terms.vpa');
