import { actOnRows, rowHistory } from '@hub/contract/calls/opportunity/opportunity-acts';
import {
  markDeadContact,
  messageRecipients,
  sendMessages,
  setMessageConsent,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import { lapseRadar } from '@hub/contract/calls/opportunity/opportunity-radar';
import {
  checkRenewals,
  renewalBatch,
  renewalBatches,
  sendRenewals,
} from '@hub/contract/calls/opportunity/opportunity-renewals';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { actOn, getHistory } from './acts/acts.service.ts';
import {
  getRecipients,
  keepConsent,
  limitSends,
  noteDeadContact,
  sendToChosen,
} from './acts/messages.service.ts';
import { getRadar } from './radar/radar.service.ts';
import { checkAll, getBatch, getBatches, sendAll } from './renewals/renewals.service.ts';

/** What is done about the lists. */
export const opportunityWorkHandlers: readonly CallHandler[] = [
  handleChange(actOnRows, actOn),
  handleSignedIn(rowHistory, getHistory),
  handleSignedIn(messageRecipients, getRecipients),
  handleChange(sendMessages, sendToChosen, limitSends),
  handleChange(setMessageConsent, keepConsent),
  handleChange(markDeadContact, noteDeadContact),
  handleSignedIn(lapseRadar, getRadar),
  handleSignedIn(checkRenewals, checkAll),
  handleChange(sendRenewals, sendAll),
  handleSignedIn(renewalBatches, getBatches),
  handleSignedIn(renewalBatch, getBatch),
];
