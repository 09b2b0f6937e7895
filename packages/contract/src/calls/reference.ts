import { type TaxStatus, taxStatusFlags } from '@hub/domain';
import * as z from 'zod/mini';
import { lookup, planned } from '../declare.ts';

const yesOrNo = z.enum(['Y', 'N']);

/** Spec §3, in the wire's own names. */
export const taxStatusRecordSchema = z.strictObject({
  TAX_STATUS_CODE: z.string(),
  TAX_STATUS_DESC: z.string(),
  RESIDENT_FLAG: z.enum(['RESIDENT', 'NONRESIDENT']),
  ENTRY_TIME: z.string(),
  MINOR: yesOrNo,
  NOMINEE: yesOrNo,
});
export type TaxStatusRecord = z.infer<typeof taxStatusRecordSchema>;

export function toTaxStatusWire(status: TaxStatus): TaxStatusRecord {
  const flags = taxStatusFlags(status);
  return {
    TAX_STATUS_CODE: status.code,
    TAX_STATUS_DESC: status.description,
    RESIDENT_FLAG: flags.residency,
    ENTRY_TIME: status.enteredOn,
    MINOR: flags.minor,
    NOMINEE: flags.nominee,
  };
}

export const fromTaxStatusWire = (record: TaxStatusRecord): TaxStatus => ({
  code: record.TAX_STATUS_CODE,
  description: record.TAX_STATUS_DESC,
  resident: record.RESIDENT_FLAG === 'RESIDENT',
  minor: record.MINOR === 'Y',
  nomineeAllowed: record.NOMINEE === 'Y',
  enteredOn: record.ENTRY_TIME,
});

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
