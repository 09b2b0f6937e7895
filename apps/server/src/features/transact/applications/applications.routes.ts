import {
  applications,
  discardApplication as discardApplicationCall,
  fatcaDetails,
  getApplication as getApplicationCall,
  revokeShare as revokeShareCall,
  saveApplication as saveApplicationCall,
  saveFatca as saveFatcaCall,
  shareApplication as shareApplicationCall,
  submitFirstLumpsum,
  submitFirstSip,
  submitZeroBalance,
  uploadProof as uploadProofCall,
} from '@hub/contract/calls/transact/transact-applications';
import {
  checkSharedAccount as checkSharedAccountCall,
  openShared as openSharedCall,
  saveShared as saveSharedCall,
  sharedLists,
  uploadSharedProof as uploadSharedProofCall,
} from '@hub/contract/calls/transact/transact-shared-form';
import {
  type CallHandler,
  handle,
  handleChange,
  handleLinked,
  handleSignedIn,
} from '../../../calls/call-context.ts';
import {
  discardApplication,
  getApplication,
  getApplications,
  prepareFatca,
  prepareSave,
  saveApplication,
  saveFatca,
} from './applications.service.ts';
import { getFatcaDetails } from './fatca.service.ts';
import { storeProof, uploadProof } from './proof.ts';
import { revokeShare, shareApplication } from './share.service.ts';
import {
  checkSharedAccount,
  getSharedLists,
  notifyClosed,
  openShared,
  saveShared,
  sharedFormLink,
  uploadSharedProof,
} from './shared-form.service.ts';
import { prepareSubmit, submitApplication } from './submit.service.ts';

export const applicationHandlers: readonly CallHandler[] = [
  handleSignedIn(applications, getApplications),
  handleSignedIn(getApplicationCall, getApplication),
  handleChange(saveApplicationCall, saveApplication, prepareSave),
  handleChange(discardApplicationCall, discardApplication),
  handleChange(shareApplicationCall, shareApplication),
  handleChange(revokeShareCall, revokeShare),
  handleChange(uploadProofCall, uploadProof, storeProof),
  handleChange(
    submitFirstLumpsum,
    (context, tx, requested, kyc) => submitApplication(context, tx, 'lumpsum', requested, kyc),
    prepareSubmit,
  ),
  handleChange(
    submitFirstSip,
    (context, tx, requested, kyc) => submitApplication(context, tx, 'sip', requested, kyc),
    prepareSubmit,
  ),
  handleChange(
    submitZeroBalance,
    (context, tx, requested, kyc) => submitApplication(context, tx, 'zero-balance', requested, kyc),
    prepareSubmit,
  ),
  handleSignedIn(fatcaDetails, getFatcaDetails),
  handleChange(saveFatcaCall, saveFatca, prepareFatca),
  handleLinked(openSharedCall, sharedFormLink.orNotify(notifyClosed), openShared),
  handleLinked(saveSharedCall, sharedFormLink.orNotify(notifyClosed), saveShared),
  handleLinked(checkSharedAccountCall, sharedFormLink.orRefuse, checkSharedAccount),
  handleLinked(uploadSharedProofCall, sharedFormLink.orRefuse, uploadSharedProof),
  handle(sharedLists, getSharedLists),
];
