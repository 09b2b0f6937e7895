import type { ResponseOf } from '@hub/contract';
import {
  type euins,
  type nomineeRelations as nomineeRelationsCall,
  type taxStatusList,
  toTaxStatusWire,
} from '@hub/contract/calls/reference/reference';
import { taxStatuses, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { guardianRelations, nomineeRelations } from '../data/nominee-relations.ts';
import { type EuinRow, findEuins } from './euin.repository.ts';

export const getTaxStatusList = (): ResponseOf<typeof taxStatusList> => taxStatuses.map(toTaxStatusWire);

export const getNomineeRelations = (): ResponseOf<typeof nomineeRelationsCall> =>
  nomineeRelations.map(({ code, name }) => ({ code, name, mayBeGuardian: guardianRelations.includes(code) }));

type ArnStatus = 'valid' | 'expired' | 'future';
const order: readonly ArnStatus[] = ['valid', 'future', 'expired'];

/** An EUIN runs three years (handbook §1.5); one without dates is taken as good. */
const arnStatusOn = ({ validFrom, validTo }: EuinRow, today: string): ArnStatus =>
  validTo !== null && validTo < today
    ? 'expired'
    : validFrom !== null && validFrom > today
      ? 'future'
      : 'valid';

export async function getEuins({ db, session, clock }: SignedInContext): Promise<ResponseOf<typeof euins>> {
  const today = todayInIndia(clock.now()).toString();
  const rows = await findEuins(oneStatement(db, { arn: session.arn }), session.arn);
  return rows
    .map((row) => ({ ...row, validity: arnStatusOn(row, today) }))
    .sort((one, other) => order.indexOf(one.validity) - order.indexOf(other.validity));
}
