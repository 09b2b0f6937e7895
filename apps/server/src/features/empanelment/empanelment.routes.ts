import {
  brokerDetails,
  createBroker,
  empanelmentStatus,
  requestCallback,
  sendOtp,
  uploadImage,
  validateOtp,
} from '@hub/contract/calls/empanelment/empanelment';
import { type CallHandler, handle, handleLinked } from '../call-context.ts';
import { askForCall } from './callback.service.ts';
import { keepDocument } from './documents.ts';
import { getForm, saveForm } from './form.service.ts';
import { openWithCode, requestCode } from './open.service.ts';
import { openWithPass } from './pass.ts';
import { getStatus } from './status.service.ts';

export const empanelmentHandlers: readonly CallHandler[] = [
  handle(sendOtp, requestCode),
  handle(validateOtp, openWithCode),
  handleLinked(brokerDetails, openWithPass, getForm),
  handleLinked(createBroker, openWithPass, saveForm),
  handleLinked(uploadImage, openWithPass, keepDocument),
  handleLinked(empanelmentStatus, openWithPass, getStatus),
  handle(requestCallback, askForCall),
];
