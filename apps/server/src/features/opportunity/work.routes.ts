import { actOnRows as actOnRowsCall, rowHistory } from '@hub/contract/calls/opportunity/opportunity-acts';
import {
  markDeadContact as markDeadContactCall,
  messageRecipients,
  sendMessages as sendMessagesCall,
  setMessageConsent as setMessageConsentCall,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import { lapseRadar, radarTotals } from '@hub/contract/calls/opportunity/opportunity-radar';
import {
  checkRenewals as checkRenewalsCall,
  renewalBatch,
  renewalBatches,
  sendRenewals as sendRenewalsCall,
} from '@hub/contract/calls/opportunity/opportunity-renewals';
import {
  exportSipHealth as exportSipHealthCall,
  sendSipHealth as sendSipHealthCall,
  sipHealth,
  sipHealthRecipients,
} from '@hub/contract/calls/opportunity/opportunity-sip-health';
import {
  clientTouches,
  noteTouch as noteTouchCall,
} from '@hub/contract/calls/opportunity/opportunity-touches';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { limitSends } from '../../client-messages/send-to-many.ts';
import { actOnRows, getRowHistory } from './acts/acts.service.ts';
import {
  getMessageRecipients,
  markDeadContact,
  sendMessages,
  setMessageConsent,
} from './acts/messages.service.ts';
import { exportSipHealth, getSipHealth } from './health/sip-health.service.ts';
import { getSipHealthRecipients, sendSipHealth } from './health/sip-health-messages.service.ts';
import { getLapseRadar, getRadarTotals } from './radar/radar.service.ts';
import {
  checkRenewals,
  getRenewalBatch,
  getRenewalBatches,
  sendRenewals,
} from './renewals/renewals.service.ts';
import { getClientTouches, noteTouch } from './touches/touches.service.ts';

/** What is done about the lists. */
export const opportunityWorkHandlers: readonly CallHandler[] = [
  handleChange(actOnRowsCall, actOnRows),
  handleSignedIn(rowHistory, getRowHistory),
  handleSignedIn(messageRecipients, getMessageRecipients),
  handleChange(sendMessagesCall, sendMessages, limitSends),
  handleChange(setMessageConsentCall, setMessageConsent),
  handleChange(markDeadContactCall, markDeadContact),
  handleSignedIn(lapseRadar, getLapseRadar),
  handleSignedIn(radarTotals, getRadarTotals),
  handleSignedIn(sipHealth, getSipHealth),
  handleSignedIn(exportSipHealthCall, exportSipHealth),
  handleSignedIn(sipHealthRecipients, getSipHealthRecipients),
  handleChange(sendSipHealthCall, sendSipHealth, limitSends),
  handleChange(noteTouchCall, noteTouch),
  handleSignedIn(clientTouches, getClientTouches),
  handleSignedIn(checkRenewalsCall, checkRenewals),
  handleChange(sendRenewalsCall, sendRenewals),
  handleSignedIn(renewalBatches, getRenewalBatches),
  handleSignedIn(renewalBatch, getRenewalBatch),
];
