import { lookup, planned } from '../declare.ts';

export const submitSwitch = planned(
  'transact.submitSwitch',
  'POST',
  '/{disapi}/api/Switch/DistributorSwitchTrxDet',
);
export const submitRedeem = planned(
  'transact.submitRedeem',
  'POST',
  '/{disapi}/api/Redeem/DistributorRedeemTrxDet',
);
export const submitLumpsum = planned(
  'transact.submitLumpsum',
  'POST',
  '/{disapi}/api/Additionalpurchase/DistributorAPTrxDet',
);
export const submitSip = planned('transact.submitSip', 'POST', '/{disapi}/api/SIP/DistributorSIPTrxDet');
export const submitFirstSip = planned(
  'transact.submitFirstSip',
  'POST',
  '/{disapi}/api/StartSIP/DistributorStartSIPTrxDet',
);
export const submitZeroBalance = planned(
  'transact.submitZeroBalance',
  'POST',
  '/{disapi}/api/Zerobalance/DistributorZerobalTrxDet',
);
export const submitSwp = planned('transact.submitSwp', 'POST', '/{disapi}/api/SWP/DistributorSWPTrxDet');
export const submitStp = planned('transact.submitStp', 'POST', '/{disapi}/api/STP/DistributorSTPTrxDet');
export const submitFirstLumpsum = planned(
  'transact.submitFirstLumpsum',
  'POST',
  '/{disapi}/api/Freshpurchase/DistributorFPTrxDet',
);
export const addOtm = planned('transact.addOtm', 'POST', '/{disapi}/api/Zerobalance/DistributorAddOTMDet');

/** Serves both the pending records and the history (S7-36). */
export const records = planned('transact.records', 'GET', '/{hub}/trans/');
export const record = planned('transact.record', 'GET', '/{hub}/trans/get');
export const updateRecord = planned('transact.updateRecord', 'POST', '/{hub}/trans/update');
export const deleteRecord = planned('transact.deleteRecord', 'DELETE', '/{hub}/trans/delete/{id}');
export const drafts = planned('transact.drafts', 'GET', '/{hub}/dit/');
export const saveDraft = planned('transact.saveDraft', 'POST', '/{hub}/dit/save');
export const saveDrafts = planned('transact.saveDrafts', 'POST', '/{hub}/dit/saveAll');

export const redeemSchemes = lookup('transact.redeemSchemes', 'GETREDEEMSCHEME');
export const existingBanks = lookup('transact.existingBanks', 'GETEXITBANKNAME');
export const payoutBanks = lookup('transact.payoutBanks', 'GETPAYOUTBANKNAME');
export const payoutAccounts = lookup('transact.payoutAccounts', 'GETPAYOUTBANKACCOUNTDETAILS');
export const pausableSips = lookup('transact.pausableSips', 'GETSIPPAUSETDETAILS');
export const systematicPlans = lookup('transact.systematicPlans', 'GETMAPPEDSYSDETAILS');
export const stopPlan = lookup('transact.stopPlan', 'STOPTRANSACTIONDISTRIBUTOR', { securityKey: true });
export const fatcaDetails = lookup('transact.fatcaDetails', 'FATCADETAILS');
export const saveFatca = lookup('transact.saveFatca', 'FATCA');
export const validateVpa = lookup('transact.validateVpa', 'VALIDVPA');
export const coolingPeriod = lookup('transact.coolingPeriod', 'CHANGECONTACT/CHECK/COOLINGPERIOD');
export const changeContact = lookup('transact.changeContact', 'CHANGECONTACT/DISSUBMIT', {
  securityKey: true,
});

export const confirmSipPause = planned(
  'transact.confirmSipPause',
  'POST',
  '/INVESTOR/api/Admin/GETSIPPAUSECONFIRM',
);
export const existingVpa = planned('transact.existingVpa', 'POST', '/INVESTOR/api/Admin/GETEXISTVPA');
