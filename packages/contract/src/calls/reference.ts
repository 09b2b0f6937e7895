import { lookup, planned } from '../declare.ts';

/** A stranger fills in the empanelment form with these, so they answer without a session too. */
const forEveryone = { auth: 'optional' } as const;

export const euins = lookup('reference.euins', 'EUINDETAILS');
export const schemeMapTypes = lookup('reference.schemeMapTypes', 'GETSCHMAPTYPE');
export const mappedSchemeTypes = lookup('reference.mappedSchemeTypes', 'GETMAPSCHTYPE');
export const stpSchemes = lookup('reference.stpSchemes', 'GETSCHEMENAMESTPCHECKED');
export const schemeStatus = lookup('reference.schemeStatus', 'GETSCHEMESTATUS');
export const schemeNames = lookup('reference.schemeNames', 'GETSCHEMENAME');
export const schemeDates = lookup('reference.schemeDates', 'GETSCHEMEDATEDETAILS');
export const sipInstalments = lookup('reference.sipInstalments', 'GETSIPINSTALMENTSTPCHECKED');
export const adminSchemeDetails = lookup('reference.adminSchemeDetails', 'GETADMINSCHEMEDETAILS');
export const reinvestOptions = lookup('reference.reinvestOptions', 'GETREINVESTDETAILS');
export const schemeDetails = lookup('reference.schemeDetails', 'GETSCHEMEDETAILS');
export const pincode = lookup('reference.pincode', 'GETPINCODEDET', forEveryone);
export const taxStatusList = lookup('reference.taxStatuses', 'GETAXSTAUS');
export const nomineeRelations = lookup('reference.nomineeRelations', 'GETNOMINEERELDET');
export const banks = lookup('reference.banks', 'GETBANKMASTERLOAD');
export const ifscSearch = lookup('reference.ifscSearch', 'IFSCSEARCH', forEveryone);
export const stpSwpEnabled = lookup('reference.stpSwpEnabled', 'GETSTPSWPENABLE');
export const amfiSchemeCodes = lookup('reference.amfiSchemeCodes', 'GETDISTAMFISCHCODE');
export const investorIfscSearch = planned(
  'reference.investorIfscSearch',
  'POST',
  '/INVESTOR/api/Admin/IFSCSEARCH',
  forEveryone,
);
export const businessDate = planned('reference.businessDate', 'GET', '/BusinessDate');
