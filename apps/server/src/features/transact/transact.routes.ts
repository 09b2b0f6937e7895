import { texts } from '@hub/contract';
import {
  decideConfirmation,
  openConfirmation,
  paymentState,
  sendConfirmationOtp,
  startPayment,
} from '@hub/contract/calls/confirmation/confirmation';
import {
  drafts,
  existingBanks,
  orderFacts,
  payoutAccounts,
  payoutBanks,
  prepareCart,
  redeemSchemes,
  saveDraft,
  saveDrafts,
  submitLumpsum,
  submitRedeem,
  submitSwitch,
} from '@hub/contract/calls/transact/transact';
import { checkAccount } from '@hub/contract/calls/transact/transact-account-check';
import {
  pausableSips,
  submitPause,
  submitSip,
  submitStop,
  submitStp,
  submitSwp,
  systematicPlans,
} from '@hub/contract/calls/transact/transact-plans';
import { startPreLoginOrder } from '@hub/contract/calls/transact/transact-pre-login';
import {
  deleteRecord,
  exportRecords,
  orderNews,
  receipt,
  record,
  records,
  shareLink,
  updateRecord,
} from '@hub/contract/calls/transact/transact-records';
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
  getCart,
  placeOrder,
  prepareOrders,
  removeRecord,
  saveCartItem,
  saveCartItems,
} from './cart/cart.service.ts';
import { getAccounts, getOrderFacts, getPayoutBanks, getRedeemSchemes } from './cart/lookups.service.ts';
import { decide, mustOpen, openLink, openOrTell, sendOtp } from './confirmation/confirmation.service.ts';
import { beginPayment, getPaymentState } from './confirmation/pay.service.ts';
import { checkOneAccount } from './payment/account-check.service.ts';
import { takePreLoginOrder } from './place/pre-login.service.ts';
import { getFolioPlans, getPausableSips } from './plans/folio-plans.service.ts';
import { getOrderNews } from './records/news.service.ts';
import { getReceipt } from './records/receipt.ts';
import { actOnRecord, getRecord, getRecords, getShareLink } from './records/records.service.ts';
import { exportRecordList } from './records/records-export.ts';

export const transactHandlers: readonly CallHandler[] = [
  ...applicationHandlers,
  handleSignedIn(orderFacts, getOrderFacts),
  handleSignedIn(checkAccount, checkOneAccount),
  handleSignedIn(redeemSchemes, getRedeemSchemes),
  handleSignedIn(existingBanks, getAccounts),
  handleSignedIn(payoutBanks, getPayoutBanks),
  handleSignedIn(payoutAccounts, getAccounts),
  handleSignedIn(drafts, getCart),
  handleChange(saveDraft, saveCartItem),
  handleChange(saveDrafts, saveCartItems),
  handleSignedIn(prepareCart, prepareOrders),
  handleChange(submitLumpsum, placeOrder),
  handleChange(submitRedeem, placeOrder),
  handleChange(submitSwitch, placeOrder),
  handleChange(submitSip, placeOrder),
  handleChange(submitStp, placeOrder),
  handleChange(submitSwp, placeOrder),
  handleChange(submitPause, placeOrder),
  handleChange(submitStop, withToast(texts.transact.stopSent, placeOrder)),
  handleSignedIn(systematicPlans, getFolioPlans),
  handleSignedIn(pausableSips, getPausableSips),
  handleSignedIn(records, getRecords),
  handleSignedIn(record, getRecord),
  handleChange(updateRecord, actOnRecord),
  handleChange(deleteRecord, removeRecord),
  handleSignedIn(shareLink, getShareLink),
  handleSignedIn(orderNews, getOrderNews),
  handleSignedIn(exportRecords, exportRecordList),
  handleSignedIn(receipt, getReceipt),
  handle(startPreLoginOrder, takePreLoginOrder),
  handleLinked(
    openConfirmation,
    openOrTell('order-confirmation', (link) => ({ link, confirmation: null })),
    openLink,
  ),
  handleLinked(sendConfirmationOtp, mustOpen('order-confirmation'), sendOtp),
  handleLinked(decideConfirmation, mustOpen('order-confirmation'), decide),
  handleLinked(
    paymentState,
    openOrTell('order-payment', (link) => ({ link, payment: null })),
    getPaymentState,
  ),
  handleLinked(startPayment, mustOpen('order-payment'), beginPayment),
];
