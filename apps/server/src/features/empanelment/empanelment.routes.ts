import {
  brokerDetails,
  createBroker,
  empanelmentStatus,
  requestCallback,
  sendOtp,
  uploadImage,
  validateOtp,
} from '@hub/contract/calls/empanelment/empanelment';
import { type CallHandler, handle, handleLinked } from '../../calls/call-context.ts';
import { askForCall } from './callback/callback.service.ts';
import { keepDocument } from './form/documents.ts';
import { getForm, saveForm } from './form/form.service.ts';
import { getStatus } from './form/status.service.ts';
import { openWithCode, requestCode } from './pass/open.service.ts';
import { openWithPass } from './pass/pass.ts';

export const empanelmentHandlers: readonly CallHandler[] = [
  handle(sendOtp, requestCode),
  handle(validateOtp, openWithCode),
  handleLinked(brokerDetails, openWithPass, getForm),
  handleLinked(createBroker, openWithPass, saveForm),
  handleLinked(uploadImage, openWithPass, keepDocument),
  handleLinked(empanelmentStatus, openWithPass, getStatus),
  handle(requestCallback, askForCall),
];
