import { lookup, planned } from '../declare.ts';

export const searchByName = planned(
  'investor.searchByName',
  'GET',
  '/PlexNewAPI/api/Values/GetInvestorSearch_ByName_New',
);
export const schemeCount = planned(
  'investor.schemeCount',
  'GET',
  '/PlexNewAPI/api/Values/GetNo_Schemes/{id}',
);
export const investorCount = planned(
  'investor.investorCount',
  'GET',
  '/PlexNewAPI/api/Values/GetNo_Investors/{id}',
);
export const registeredFolios = planned(
  'investor.registeredFolios',
  'GET',
  '/PlexNewAPI/api/one/FolioLevel_investor_registered',
);
export const folioDetails = lookup('investor.folioDetails', 'GETFOLIODETAILS');
export const aadhaarSeeding = lookup('investor.aadhaarSeeding', 'Check_AdharSeeding');
export const panDetails = lookup('investor.panDetails', 'FETCHPANDETAILS');
export const validateFolios = lookup('investor.validateFolios', 'GETFOLIOSVALIDATE');
export const bankDetails = lookup('investor.bankDetails', 'GETEXBANKDETAILS');
export const verifyPan = planned('investor.verifyPan', 'POST', '/INVESTOR/api/Admin/VerifyPan');
export const validateContact = planned(
  'investor.validateContact',
  'POST',
  '/INVESTOR/api/Admin/panEmailMobileValidate',
);
