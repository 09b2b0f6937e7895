import type { RequestOf } from '@hub/contract';
import type { exportInvestors } from '@hub/contract/calls/investor/investor-list';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findChosenNames } from './investor-list.repository.ts';
import { requestedOf } from './investor-requested.ts';

/** All clients that an act takes, in the order of the list. */
export const chooseClients = (
  context: SignedInContext,
  requested: Omit<RequestOf<typeof exportInvestors>, 'format'>,
): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  findChosenNames(oneStatement(context.db, { arn: context.session.arn }), requestedOf(context, requested));
