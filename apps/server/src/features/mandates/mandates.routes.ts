import {
  addMandate,
  bankMandates,
  cancelMandate,
  mandateForm,
  mandateOverview,
  otmAccounts,
  otmBanks,
  otmDetails,
  otmList,
  registerOtm,
  swapMandate,
} from '@hub/contract/calls/mandates/mandates';
import { addOtm, existingVpa, validateVpa } from '@hub/contract/calls/transact/transact';
import { mandateTexts } from '@hub/contract/mandates/mandate-texts';
import { type CallHandler, handleChange, handleSignedIn, withToast } from '../../calls/call-context.ts';
import { cancelOne, sendOn, swapPlan } from './act.service.ts';
import { getMandateForm } from './mandate-form.ts';
import {
  getBankMandates,
  getMandateDetails,
  getOtmAccounts,
  getOtmBank,
  getOtmList,
  getOverview,
} from './mandates.service.ts';
import { registerMandate } from './register.service.ts';
import { checkVpa, getKnownVpas, refuseOtherVpa } from './vpa.service.ts';

export const mandatesHandlers: readonly CallHandler[] = [
  handleSignedIn(mandateOverview, getOverview),
  handleSignedIn(bankMandates, getBankMandates),
  handleSignedIn(otmDetails, getMandateDetails),
  handleSignedIn(otmList, getOtmList),
  handleSignedIn(otmAccounts, getOtmAccounts),
  handleSignedIn(otmBanks, getOtmBank),
  handleSignedIn(mandateForm, getMandateForm),
  handleSignedIn(validateVpa, checkVpa),
  handleSignedIn(existingVpa, getKnownVpas),
  handleChange(addMandate, withToast(mandateTexts.registered, registerMandate), refuseOtherVpa),
  handleChange(addOtm, registerMandate, refuseOtherVpa),
  handleChange(registerOtm, sendOn),
  handleChange(cancelMandate, cancelOne),
  handleChange(swapMandate, swapPlan),
];
