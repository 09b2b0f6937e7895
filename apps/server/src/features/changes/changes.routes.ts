import { cancelChange, decideChange, openChange, sendChangeOtp } from '@hub/contract/calls/changes/changes';
import { changeNominees, nominees } from '@hub/contract/calls/changes/nominee';
import { changeContact, checkNewContact, coolingPeriod } from '@hub/contract/calls/transact/transact-contact';
import { contactTexts } from '@hub/contract/changes/contact-texts';
import {
  type CallHandler,
  handleChange,
  handleLinked,
  handleSignedIn,
  withToast,
} from '../../calls/call-context.ts';
import { decide, mustOpen, openLink, openOrTell, sendCodes } from './answer.service.ts';
import { cancelOne } from './ask.service.ts';
import { askContactChange, checkOne, getContactState } from './contact.service.ts';
import { askNomination, getNomination } from './nominees.service.ts';

export const changesHandlers: readonly CallHandler[] = [
  handleSignedIn(coolingPeriod, getContactState),
  handleSignedIn(checkNewContact, checkOne),
  handleChange(changeContact, withToast(contactTexts.sent, askContactChange)),
  handleSignedIn(nominees, getNomination),
  handleChange(changeNominees, askNomination),
  handleChange(cancelChange, cancelOne),
  handleLinked(openChange, openOrTell, openLink),
  handleLinked(sendChangeOtp, mustOpen, sendCodes),
  handleLinked(decideChange, mustOpen, decide),
];
