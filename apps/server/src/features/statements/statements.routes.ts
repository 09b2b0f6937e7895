import {
  accountFile,
  accountStatement,
  capitalGainStatement,
  gainFile,
} from '@hub/contract/calls/statements/statements';
import { type CallHandler, handleSignedIn } from '../../calls/call-context.ts';
import { getAccountFile, getGainFile } from './files/statement-files.ts';
import { getAccountStatement, getCapitalGainStatement } from './statements.service.ts';

export const statementHandlers: readonly CallHandler[] = [
  handleSignedIn(accountStatement, getAccountStatement),
  handleSignedIn(capitalGainStatement, getCapitalGainStatement),
  handleSignedIn(accountFile, getAccountFile),
  handleSignedIn(gainFile, getGainFile),
];
