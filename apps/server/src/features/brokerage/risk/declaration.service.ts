import type { RequestOf, ResponseOf } from '@hub/contract';
import { riskTexts } from '@hub/contract/brokerage/brokerage-texts';
import type { signDeclaration as signDeclarationCall } from '@hub/contract/calls/brokerage/brokerage';
import { todayInIndia } from '@hub/domain';
import type { ChangeContext } from '../../../calls/call-context.ts';
import { malformed, Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { findSigned, writeSigned } from './declaration.repository.ts';
import { declarationYearOf } from './declaration.ts';

export async function signDeclaration(
  { session, clock }: ChangeContext,
  tx: Tx,
  { year }: RequestOf<typeof signDeclarationCall>,
): Promise<ResponseOf<typeof signDeclarationCall>> {
  const requested = declarationYearOf(todayInIndia(clock.now()));
  if (year !== requested.year) throw malformed({ year: riskTexts.declarationOf(requested.label) });
  const { arn } = session;
  await writeSigned(tx, { arn, year, at: clock.now().toString(), by: arn });
  const signedOn = await findSigned(tx, arn, year);
  if (signedOn === null) throw new Refusal('failed', riskTexts.notSigned);
  return { status: 'Success', signedOn };
}
