import {
  cancelChange as cancelChangeCall,
  decideChange as decideChangeCall,
  openChange as openChangeCall,
  sendChangeOtp as sendChangeOtpCall,
  shareChange as shareChangeCall,
} from '@hub/contract/calls/changes/changes';
import { changeNominees as changeNomineesCall, nominees } from '@hub/contract/calls/changes/nominee';
import {
  changeContact as changeContactCall,
  checkNewContact as checkNewContactCall,
  coolingPeriod,
} from '@hub/contract/calls/transact/transact-contact';
import { contactTexts } from '@hub/contract/changes/contact-texts';
import {
  type CallHandler,
  handleChange,
  handleLinked,
  handleSignedIn,
  withToast,
} from '../../calls/call-context.ts';
import { decideChange, sendChangeOtp } from './answer.service.ts';
import { changeLink } from './change-link.ts';
import { changeContact, checkNewContact, getCoolingPeriod } from './contact.service.ts';
import { changeNominees, getNominees } from './nominees.service.ts';
import { cancelChange, shareChange } from './request-change.service.ts';
import { openChange } from './show-change.service.ts';

export const changesHandlers: readonly CallHandler[] = [
  handleSignedIn(coolingPeriod, getCoolingPeriod),
  handleSignedIn(checkNewContactCall, checkNewContact),
  handleChange(changeContactCall, withToast(contactTexts.sent, changeContact)),
  handleSignedIn(nominees, getNominees),
  handleChange(changeNomineesCall, changeNominees),
  handleChange(cancelChangeCall, cancelChange),
  handleSignedIn(shareChangeCall, shareChange),
  handleLinked(
    openChangeCall,
    changeLink.orNotify((link) => ({ link, change: null })),
    openChange,
  ),
  handleLinked(sendChangeOtpCall, changeLink.orRefuse, sendChangeOtp),
  handleLinked(decideChangeCall, changeLink.orRefuse, decideChange),
];
