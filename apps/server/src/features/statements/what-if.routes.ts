import { harvest, whatIf } from '@hub/contract/calls/statements/statements-what-if';
import { type CallHandler, handleSignedIn } from '../call-context.ts';
import { getHarvest } from './harvest.service.ts';
import { getWhatIf } from './what-if.service.ts';

export const whatIfHandlers: readonly CallHandler[] = [
  handleSignedIn(whatIf, getWhatIf),
  handleSignedIn(harvest, getHarvest),
];
