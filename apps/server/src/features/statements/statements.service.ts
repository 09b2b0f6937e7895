import type { RequestOf, ResponseOf } from '@hub/contract';
import type { accountStatement, capitalGainStatement } from '@hub/contract/calls/statements/statements';
import type { SignedInContext } from '../call-context.ts';
import { readAccountStatement } from './account-statement.ts';
import { readGains } from './gain-statement.ts';
import { readerOf } from './statement-reader.ts';

export const getAccountStatement = (
  context: SignedInContext,
  asked: RequestOf<typeof accountStatement>,
): Promise<ResponseOf<typeof accountStatement>> => readAccountStatement(readerOf(context), asked);

export const getCapitalGains = async (
  context: SignedInContext,
  asked: RequestOf<typeof capitalGainStatement>,
): Promise<ResponseOf<typeof capitalGainStatement>> => (await readGains(readerOf(context), asked)).statement;
