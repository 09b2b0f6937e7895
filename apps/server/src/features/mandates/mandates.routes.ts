import {
  addMandate,
  bankMandates,
  cancelMandate as cancelMandateCall,
  mandateForm,
  mandateOverview,
  otmAccounts,
  otmBanks,
  otmDetails,
  otmList,
  registerOtm as registerOtmCall,
  swapMandate as swapMandateCall,
} from '@hub/contract/calls/mandates/mandates';
import { addOtm, existingVpa, validateVpa as validateVpaCall } from '@hub/contract/calls/transact/transact';
import { mandateTexts } from '@hub/contract/mandates/mandate-texts';
import { type CallHandler, handleChange, handleSignedIn, withToast } from '../../calls/call-context.ts';
import { cancelMandate, registerOtm, swapMandate } from './act.service.ts';
import { getMandateForm } from './mandate-form.ts';
import {
  getBankMandates,
  getMandateOverview,
  getOtmAccounts,
  getOtmBanks,
  getOtmDetails,
  getOtmList,
} from './mandates.service.ts';
import { registerMandate } from './register.service.ts';
import { getExistingVpa, refuseOtherVpa, validateVpa } from './vpa/vpa.service.ts';

export const mandatesHandlers: readonly CallHandler[] = [
  handleSignedIn(mandateOverview, getMandateOverview),
  handleSignedIn(bankMandates, getBankMandates),
  handleSignedIn(otmDetails, getOtmDetails),
  handleSignedIn(otmList, getOtmList),
  handleSignedIn(otmAccounts, getOtmAccounts),
  handleSignedIn(otmBanks, getOtmBanks),
  handleSignedIn(mandateForm, getMandateForm),
  handleSignedIn(validateVpaCall, validateVpa),
  handleSignedIn(existingVpa, getExistingVpa),
  handleChange(addMandate, withToast(mandateTexts.registered, registerMandate), refuseOtherVpa),
  handleChange(addOtm, registerMandate, refuseOtherVpa),
  handleChange(registerOtmCall, registerOtm),
  handleChange(cancelMandateCall, cancelMandate),
  handleChange(swapMandateCall, swapMandate),
];
