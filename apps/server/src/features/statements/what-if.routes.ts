import {
  exportHarvest as exportHarvestCall,
  harvest,
  harvestRecipients,
  sendHarvest as sendHarvestCall,
} from '@hub/contract/calls/statements/statements-harvest';
import { whatIf } from '@hub/contract/calls/statements/statements-what-if';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { limitSends } from '../../client-messages/send-to-many.ts';
import { exportHarvest, getHarvest } from './harvest/harvest.service.ts';
import { getHarvestRecipients, sendHarvest } from './harvest/harvest-messages.service.ts';
import { getWhatIf } from './what-if/what-if.service.ts';

export const whatIfHandlers: readonly CallHandler[] = [
  handleSignedIn(whatIf, getWhatIf),
  handleSignedIn(harvest, getHarvest),
  handleSignedIn(exportHarvestCall, exportHarvest),
  handleSignedIn(harvestRecipients, getHarvestRecipients),
  handleChange(sendHarvestCall, sendHarvest, limitSends),
];
