import {
  brokerDetails,
  createBroker as createBrokerCall,
  empanelmentStatus,
  requestCallback as requestCallbackCall,
  sendOtp as sendOtpCall,
  uploadImage as uploadImageCall,
  validateOtp as validateOtpCall,
} from '@hub/contract/calls/empanelment/empanelment';
import { type CallHandler, handle, handleLinked } from '../../calls/call-context.ts';
import { requestCallback } from './callback/callback.service.ts';
import { uploadImage } from './form/documents.ts';
import { createBroker, getBrokerDetails } from './form/form.service.ts';
import { getEmpanelmentStatus } from './form/status.service.ts';
import { sendOtp, validateOtp } from './pass/open.service.ts';
import { openWithPass } from './pass/pass.ts';

export const empanelmentHandlers: readonly CallHandler[] = [
  handle(sendOtpCall, sendOtp),
  handle(validateOtpCall, validateOtp),
  handleLinked(brokerDetails, openWithPass, getBrokerDetails),
  handleLinked(createBrokerCall, openWithPass, createBroker),
  handleLinked(uploadImageCall, openWithPass, uploadImage),
  handleLinked(empanelmentStatus, openWithPass, getEmpanelmentStatus),
  handle(requestCallbackCall, requestCallback),
];
