import { type RouteId, type TaxStatus, taxStatusFlags } from '@hub/domain';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';

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

const field = texts.field;
export const lookupPath = (wireName: string) => `/KMFUnification/api/Admin/${wireName}`;

/** No lookup answers more rows than a list can show; who finds too many writes another word. */
export const LOOKUP_ROWS = 50;

/** What somebody types to find something. Long enough for any name, too short to be an attack. */
export const searchText = text(100, field.invalid, field.tooLong);
const isoDate = text(10, field.invalid).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, field.invalid));
/** The forms of a transaction, whose lookups these are. Reading for one of them is reading for all. */
export const orderScreens: readonly RouteId[] = [
  'transact/initiate',
  'transact/lumpsum',
  'transact/lumpsum-edit',
  'transact/switch',
  'transact/redeem',
  'transact/sip',
  'transact/stp',
  'transact/swp',
  'transact/sip-pause',
  'transact/lumpsum-first-time',
  'transact/sip-first-time',
  'transact/zero-balance',
  'transact/cart',
];
/** Where a folio is opened. */
const newFolioScreens: readonly RouteId[] = [
  'transact/lumpsum-first-time',
  'transact/sip-first-time',
  'transact/zero-balance',
];
const bankScreens: readonly RouteId[] = [...newFolioScreens, 'transact/otm', 'mandates/form'];
/** The EUINs of the ARN, those that may be used today first. */
export const euins = built('reference.euins', 'POST', lookupPath('EUINDETAILS'), {
  repeat: 'safe',
  access: orderScreens,
  request: z.object({}),
  response: z.array(
    z.object({
      euin: z.string(),
      name: z.string(),
      validFrom: z.nullable(z.string()),
      validTo: z.nullable(z.string()),
      validity: z.enum(['valid', 'expired', 'future']),
    }),
  ),
});

/** A stranger fills in forms with these, so they answer without a session too. */
export const forEveryone = { auth: 'optional', access: 'anyone', repeat: 'safe' } as const;

/** Places by pincode, or by its first three digits and more. */
export const pincode = built('reference.pincode', 'POST', lookupPath('GETPINCODEDET'), {
  ...forEveryone,
  request: z.object({
    pincode: text(6, field.invalid).check(z.regex(/^[1-9]\d{2,5}$/, field.invalid)),
  }),
  response: z.array(
    z.object({
      pincode: z.string(),
      office: z.string(),
      city: z.string(),
      district: z.string(),
      state: z.string(),
    }),
  ),
});

export const taxStatusList = built('reference.taxStatuses', 'POST', lookupPath('GETAXSTAUS'), {
  repeat: 'safe',
  access: newFolioScreens,
  request: z.object({}),
  response: z.array(taxStatusRecordSchema),
});

export const nomineeRelations = built('reference.nomineeRelations', 'POST', lookupPath('GETNOMINEERELDET'), {
  repeat: 'safe',
  access: [...newFolioScreens, 'nominee'],
  request: z.object({}),
  response: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** Whether such a one may act for a minor. */
      mayBeGuardian: z.boolean(),
    }),
  ),
});

/** Every bank, or those that any words name. */
export const banks = built('reference.banks', 'POST', lookupPath('GETBANKMASTERLOAD'), {
  repeat: 'safe',
  access: bankScreens,
  request: z.object({ words: z.optional(searchText) }),
  response: z.array(
    z.object({ code: z.string(), name: z.string(), upi: z.boolean(), nachDebit: z.boolean() }),
  ),
});

/** A branch by its IFSC, the beginning of one, or by words of its bank and place. */
const ifscRequest = z
  .object({
    ifsc: z.optional(text(11, field.ifsc).check(z.regex(/^[A-Za-z]{4}[A-Za-z0-9]{0,7}$/, field.ifsc))),
    /** The first four letters of the bank's codes; words then need not name it. */
    bank: z.optional(text(4, field.invalid).check(z.regex(/^[A-Za-z]{4}$/, field.invalid))),
    words: z.optional(searchText),
  })
  .check(
    z.refine(
      (requested) =>
        (requested.ifsc === undefined) !== (requested.words === undefined && requested.bank === undefined),
      {
        error: field.ifsc,
        path: ['ifsc'],
      },
    ),
  );

const ifscResponse = z.array(
  z.object({
    ifsc: z.string(),
    bankCode: z.string(),
    bank: z.string(),
    /** Empty when the bank is known and the branch is not in our list: the code may still be right. */
    branch: z.string(),
    address: z.string(),
    city: z.string(),
    district: z.string(),
    state: z.string(),
    micr: z.nullable(z.string()),
    isListed: z.boolean(),
  }),
);
export type IfscRow = z.infer<typeof ifscResponse>[number];

export const ifscSearch = built('reference.ifscSearch', 'POST', lookupPath('IFSCSEARCH'), {
  ...forEveryone,
  request: ifscRequest,
  response: ifscResponse,
});

export const investorIfscSearch = built(
  'reference.investorIfscSearch',
  'POST',
  '/INVESTOR/api/Admin/IFSCSEARCH',
  { ...forEveryone, request: ifscRequest, response: ifscResponse },
);

/** The business date: today, or the next day on which orders of that calendar are taken. */
export const businessDate = built('reference.businessDate', 'GET', '/BusinessDate', {
  access: 'signed-in',
  request: z.object({
    calendar: z.optional(z.enum(['EQUITY', 'DEBT'], field.invalid)),
    /** Another day than today. */
    date: z.optional(isoDate),
  }),
  response: z.object({
    calendar: z.enum(['EQUITY', 'DEBT']),
    date: z.string(),
    isBusinessDay: z.boolean(),
    /** Why not, when it is a holiday; weekends have no name. */
    holiday: z.nullable(z.string()),
    businessDate: z.string(),
    next: z.string(),
    /** The last day until which the calendar is known. */
    coveredUntil: z.string(),
    cutOffs: z.object({
      buy: z.string(),
      buyLiquid: z.string(),
      redeem: z.string(),
      redeemOvernight: z.string(),
    }),
  }),
});

/** The cut-off that comes next for most schemes, by the server's clock: until when which day's NAV can be had. */
export const nextCutOff = built('reference.nextCutOff', 'GET', '/{hub}/reference/next-cut-off', {
  access: 'signed-in',
  request: z.object({}),
  response: z.object({ now: z.string(), navDate: z.string(), until: z.string() }),
  reason: 'The header counts down to it; BusinessDate says neither the hour of its day nor the time now.',
});
