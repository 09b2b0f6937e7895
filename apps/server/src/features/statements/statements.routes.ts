import { accountStatement, capitalGainStatement } from '@hub/contract/calls/statements';
import { type CallHandler, handleSignedIn } from '../call-context.ts';
import { getAccountStatement, getCapitalGains } from './statements.service.ts';

export const statementHandlers: readonly CallHandler[] = [
  handleSignedIn(accountStatement, getAccountStatement),
  handleSignedIn(capitalGainStatement, getCapitalGains),
];
