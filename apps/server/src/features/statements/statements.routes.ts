import { accountStatement } from '@hub/contract/calls/statements';
import { type CallHandler, handleSignedIn } from '../call-context.ts';
import { getAccountStatement } from './statements.service.ts';

export const statementHandlers: readonly CallHandler[] = [
  handleSignedIn(accountStatement, getAccountStatement),
];
