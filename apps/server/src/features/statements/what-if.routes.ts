import { harvest, whatIf } from '@hub/contract/calls/statements/statements-what-if';
import { type CallHandler, handleSignedIn } from '../../calls/call-context.ts';
import { getHarvest } from './harvest/harvest.service.ts';
import { getWhatIf } from './what-if/what-if.service.ts';

export const whatIfHandlers: readonly CallHandler[] = [
  handleSignedIn(whatIf, getWhatIf),
  handleSignedIn(harvest, getHarvest),
];
