import {
  decideConfirmation as decideConfirmationCall,
  openConfirmation as openConfirmationCall,
  paymentState,
  sendConfirmationOtp as sendConfirmationOtpCall,
  startPayment as startPaymentCall,
} from '@hub/contract/calls/confirmation/confirmation';
import {
  drafts,
  existingBanks,
  markDraft as markDraftCall,
  orderFacts,
  payoutAccounts,
  payoutBanks,
  prepareCart as prepareCartCall,
  redeemSchemes,
  saveDraft as saveDraftCall,
  saveDrafts as saveDraftsCall,
  submitLumpsum,
  submitRedeem,
  submitSwitch,
} from '@hub/contract/calls/transact/transact';
import { checkAccount as checkAccountCall } from '@hub/contract/calls/transact/transact-account-check';
import { transactClient } from '@hub/contract/calls/transact/transact-client';
import {
  pausableSips,
  submitPause,
  submitSip,
  submitStop,
  submitStp,
  submitSwp,
  systematicPlans,
} from '@hub/contract/calls/transact/transact-plans';
import { startPreLoginOrder as startPreLoginOrderCall } from '@hub/contract/calls/transact/transact-pre-login';
import {
  deleteRecord as deleteRecordCall,
  exportRecords as exportRecordsCall,
  orderNews,
  receipt,
  record,
  records,
  shareLink,
  updateRecord as updateRecordCall,
} from '@hub/contract/calls/transact/transact-records';
import { transactTexts } from '@hub/contract/orders/words/transact-texts';
import {
  type CallHandler,
  handle,
  handleChange,
  handleLinked,
  handleSignedIn,
  withToast,
} from '../../calls/call-context.ts';
import { applicationHandlers } from './applications/applications.routes.ts';
import {
  deleteRecord,
  getDrafts,
  markDraft,
  placeOrder,
  prepareCart,
  saveDraft,
  saveDrafts,
} from './cart/cart.service.ts';
import { getAccounts, getOrderFacts, getPayoutBanks, getRedeemSchemes } from './cart/lookups.service.ts';
import { confirmationLink, paymentLink } from './confirmation/confirmation-link.ts';
import { decideConfirmation } from './confirmation/decide.service.ts';
import { getPaymentState, startPayment } from './confirmation/pay.service.ts';
import { sendConfirmationOtp } from './confirmation/send-otp.service.ts';
import { openConfirmation } from './confirmation/show-confirmation.service.ts';
import { checkAccount } from './payment/account-check.service.ts';
import { refuseVpaOfOrder } from './place/order-mandate.ts';
import { startPreLoginOrder } from './place/pre-login.service.ts';
import { getPausableSips, getSystematicPlans } from './plans/folio-plans.service.ts';
import { getOrderNews } from './records/news.service.ts';
import { getReceipt } from './records/receipt.ts';
import { getRecord, getRecords, getShareLink, updateRecord } from './records/records.service.ts';
import { exportRecords } from './records/records-export.ts';
import { getTransactClient } from './start/client.service.ts';

export const transactHandlers: readonly CallHandler[] = [
  ...applicationHandlers,
  handleSignedIn(transactClient, getTransactClient),
  handleSignedIn(orderFacts, getOrderFacts),
  handleSignedIn(checkAccountCall, checkAccount),
  handleSignedIn(redeemSchemes, getRedeemSchemes),
  handleSignedIn(existingBanks, getAccounts),
  handleSignedIn(payoutBanks, getPayoutBanks),
  handleSignedIn(payoutAccounts, getAccounts),
  handleSignedIn(drafts, getDrafts),
  handleChange(saveDraftCall, saveDraft),
  handleChange(saveDraftsCall, saveDrafts),
  handleChange(markDraftCall, markDraft),
  handleSignedIn(prepareCartCall, prepareCart),
  handleChange(submitLumpsum, placeOrder),
  handleChange(submitRedeem, placeOrder),
  handleChange(submitSwitch, placeOrder),
  handleChange(submitSip, placeOrder, refuseVpaOfOrder),
  handleChange(submitStp, placeOrder),
  handleChange(submitSwp, placeOrder),
  handleChange(submitPause, placeOrder),
  handleChange(submitStop, withToast(transactTexts.stopSent, placeOrder)),
  handleSignedIn(systematicPlans, getSystematicPlans),
  handleSignedIn(pausableSips, getPausableSips),
  handleSignedIn(records, getRecords),
  handleSignedIn(record, getRecord),
  handleChange(updateRecordCall, updateRecord),
  handleChange(deleteRecordCall, deleteRecord),
  handleSignedIn(shareLink, getShareLink),
  handleSignedIn(orderNews, getOrderNews),
  handleSignedIn(exportRecordsCall, exportRecords),
  handleSignedIn(receipt, getReceipt),
  handle(startPreLoginOrderCall, startPreLoginOrder),
  handleLinked(
    openConfirmationCall,
    confirmationLink.orNotify((link) => ({ link, confirmation: null })),
    openConfirmation,
  ),
  handleLinked(sendConfirmationOtpCall, confirmationLink.orRefuse, sendConfirmationOtp),
  handleLinked(decideConfirmationCall, confirmationLink.orRefuse, decideConfirmation),
  handleLinked(
    paymentState,
    paymentLink.orNotify((link) => ({ link, payment: null })),
    getPaymentState,
  ),
  handleLinked(startPaymentCall, paymentLink.orRefuse, startPayment),
];
