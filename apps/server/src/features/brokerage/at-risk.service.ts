import type { ResponseOf } from '@hub/contract';
import type { brokerageAtRisk } from '@hub/contract/calls/brokerage';
import { todayInIndia } from '@hub/domain';
import { oneStatement } from '../../db/queries.ts';
import type { SignedInContext } from '../call-context.ts';
import { unauthenticated } from '../refusal.ts';
import { findSigned } from './declaration.repository.ts';
import { declarationText, declarationYearOf } from './declaration.ts';
import { findParty } from './party.repository.ts';

export async function getAtRisk({
  db,
  session,
  clock,
}: SignedInContext): Promise<ResponseOf<typeof brokerageAtRisk>> {
  const { arn } = session;
  const today = todayInIndia(clock.now());
  const queries = oneStatement(db, { arn });
  const asked = declarationYearOf(today);
  const [party, signedOn] = await Promise.all([
    findParty(queries, arn),
    findSigned(queries, arn, asked.year),
  ]);
  if (party === null) throw unauthenticated();
  return {
    asOn: today.toString(),
    total: '0.00',
    risks: [],
    declaration: {
      year: asked.year,
      label: asked.label,
      signedOn,
      text: declarationText(asked, party.name, arn),
    },
  };
}
