import {
  applications,
  discardApplication,
  fatcaDetails,
  getApplication,
  revokeShare,
  saveApplication,
  saveFatca,
  shareApplication,
  submitFirstLumpsum,
  submitFirstSip,
  submitZeroBalance,
  uploadProof,
} from '@hub/contract/calls/transact/transact-applications';
import {
  checkSharedAccount,
  openShared,
  saveShared,
  sharedLists,
  uploadSharedProof,
} from '@hub/contract/calls/transact/transact-shared-form';
import {
  type CallHandler,
  handle,
  handleChange,
  handleLinked,
  handleSignedIn,
} from '../../../calls/call-context.ts';
import {
  discardOne,
  getApplications,
  getOne,
  prepareFatca,
  prepareSave,
  saveDeclaration,
  saveOne,
} from './applications.service.ts';
import { getFatcaDetails } from './fatca.service.ts';
import { keepProof, storeProof } from './proof.ts';
import { revokeOne, shareOne } from './share.service.ts';
import {
  checkAccountOfForm,
  getSharedLists,
  keepSharedProof,
  mustOpen,
  openOrTell,
  openSharedForm,
  saveSharedForm,
} from './shared-form.service.ts';
import { prepareSubmit, submitApplication } from './submit.service.ts';

export const applicationHandlers: readonly CallHandler[] = [
  handleSignedIn(applications, getApplications),
  handleSignedIn(getApplication, getOne),
  handleChange(saveApplication, saveOne, prepareSave),
  handleChange(discardApplication, discardOne),
  handleChange(shareApplication, shareOne),
  handleChange(revokeShare, revokeOne),
  handleChange(uploadProof, keepProof, storeProof),
  handleChange(
    submitFirstLumpsum,
    (context, tx, asked, kyc) => submitApplication(context, tx, 'lumpsum', asked, kyc),
    prepareSubmit,
  ),
  handleChange(
    submitFirstSip,
    (context, tx, asked, kyc) => submitApplication(context, tx, 'sip', asked, kyc),
    prepareSubmit,
  ),
  handleChange(
    submitZeroBalance,
    (context, tx, asked, kyc) => submitApplication(context, tx, 'zero-balance', asked, kyc),
    prepareSubmit,
  ),
  handleSignedIn(fatcaDetails, getFatcaDetails),
  handleChange(saveFatca, saveDeclaration, prepareFatca),
  handleLinked(openShared, openOrTell, openSharedForm),
  handleLinked(saveShared, openOrTell, saveSharedForm),
  handleLinked(checkSharedAccount, mustOpen, checkAccountOfForm),
  handleLinked(uploadSharedProof, mustOpen, keepSharedProof),
  handle(sharedLists, getSharedLists),
];
