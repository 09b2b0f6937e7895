import type { RequestOf, ResponseOf } from '@hub/contract';
import type { accountStatement, capitalGainStatement } from '@hub/contract/calls/statements/statements';
import type { SignedInContext } from '../../calls/call-context.ts';
import { readAccountStatement } from './account/account-statement.ts';
import { readGains } from './gains/gain-statement.ts';
import { readerOf } from './scope/statement-reader.ts';

export const getAccountStatement = (
  context: SignedInContext,
  requested: RequestOf<typeof accountStatement>,
): Promise<ResponseOf<typeof accountStatement>> => readAccountStatement(readerOf(context), requested);

export const getCapitalGainStatement = async (
  context: SignedInContext,
  requested: RequestOf<typeof capitalGainStatement>,
): Promise<ResponseOf<typeof capitalGainStatement>> =>
  (await readGains(readerOf(context), requested)).statement;
