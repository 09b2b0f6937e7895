import { lookup, planned } from '../declare.ts';

export const mandateOverview = planned('mandates.overview', 'GET', '/{hub}/api/GetOTM/GetOTMDetails');
export const otmDetails = lookup('mandates.otmDetails', 'GETOTMDTLS');
export const otmList = lookup('mandates.otmList', 'GETOTMDETLIST');
export const otmAccounts = lookup('mandates.otmAccounts', 'GETOTMACCDTLS');
export const bankMandates = lookup('mandates.bankMandates', 'BANKMANDATEDET');
export const addMandate = lookup('mandates.add', 'DistributorAddMandate', { securityKey: true });
export const otmBanks = lookup('mandates.otmBanks', 'CHKEOTMBANK');
export const registerOtm = planned('mandates.registerOtm', 'POST', '/OTM');
