import { isEmail, isPan, type RouteId, transactionKinds } from '@hub/domain';
import type { FindingCode } from '@hub/domain/orders/checks/finding';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, sharePercentText, unitsText } from '../../schemas/figure-schemas.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { lookupPath, orderScreens } from '../reference/reference.ts';

const field = texts.field;

/*
 * Lookups of one folio or PAN. Each knows only the book of the session's ARN: what belongs to another distributor
 * is answered like what does not exist.
 */

export const folioNo = text(30, field.folio).check(z.regex(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/, field.folio));
const pan = text(20, field.pan).check(
  z.trim(),
  z.toUpperCase(),
  z.refine((typed) => isPan(typed), field.pan),
);

const birthDate = text(10, field.invalid).check(z.iso.date(field.invalid));

/** The forms of a transaction, and the pages that show a folio. */
const folioScreens: readonly RouteId[] = [
  ...orderScreens,
  'transact/select-investor',
  'transact/stop',
  'transact/otm',
  'transact/contact',
  'investor/details',
  'investor/folio-details',
  'statements/account',
  'statements/capital-gain',
  'mandates/form',
  'nominee',
];
const newFolioScreens: readonly RouteId[] = [
  'transact/lumpsum-first-time',
  'transact/sip-first-time',
  'transact/zero-balance',
];

/** As the KYC registration agencies have it; NOT_KNOWN when nobody could say. */
export const kycStatuses = [
  'VALIDATED',
  'REGISTERED',
  'UNDER_PROCESS',
  'ON_HOLD',
  'REJECTED',
  'NOT_AVAILABLE',
  'DEACTIVATED',
  'NOT_KNOWN',
] as const;
export type KycStatus = (typeof kycStatuses)[number];
const kyc = z.enum(kycStatuses);

const holder = z.object({ name: z.string(), maskedPan: z.nullable(z.string()), kyc });

const bankAccount = z.object({
  bank: z.string(),
  branch: z.string(),
  ifsc: z.string(),
  maskedAccount: z.string(),
  /** Null where no registrar has said it. */
  type: z.nullable(z.enum(['SB', 'CB', 'NE', 'NO'])),
  isDefault: z.boolean(),
});

/** A folio with its holders, banks, nominees and what it holds; or all folios of a PAN. */
export const folioDetails = built('investor.folioDetails', 'POST', lookupPath('GETFOLIODETAILS'), {
  repeat: 'safe',
  access: folioScreens,
  request: z.object({ folioNo: z.optional(folioNo), pan: z.optional(pan) }).check(
    z.refine((requested) => (requested.folioNo === undefined) !== (requested.pan === undefined), {
      error: field.folio,
      path: ['folioNo'],
    }),
  ),
  response: z.array(
    z.object({
      folioNo: z.string(),
      investorId: z.string(),
      rta: z.enum(['CAMS', 'KFIN']),
      holding: z.enum(['SI', 'JO', 'AS']),
      taxStatus: z.string(),
      openedOn: z.nullable(z.string()),
      isLocked: z.boolean(),
      /** First holder first. */
      holders: z.array(holder),
      guardian: z.nullable(holder),
      maskedMobile: z.nullable(z.string()),
      maskedEmail: z.nullable(z.string()),
      banks: z.array(bankAccount),
      nominees: z.array(z.object({ name: z.string(), relation: z.string(), share: sharePercentText })),
      schemes: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          units: unitsText,
          /** Of these, pledged: they cannot leave. */
          lienUnits: unitsText,
          /** At the newest NAV; null where there is none. */
          value: z.nullable(moneyText),
          navDay: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type FolioDetails = z.infer<(typeof folioDetails)['response']>[number];

/** Whether income tax wants the PAN linked with Aadhaar and, where the KYC agency says it, whether it is. */
export const aadhaarSeeding = built('investor.aadhaarSeeding', 'POST', lookupPath('Check_AdharSeeding'), {
  repeat: 'safe',
  access: newFolioScreens,
  request: z.object({ pan }),
  response: z.array(
    z.object({
      maskedPan: z.string(),
      /** NOT_KNOWN: only the income-tax department knows. */
      status: z.enum(['NOT_REQUIRED', 'SEEDED', 'NOT_SEEDED', 'NOT_KNOWN']),
    }),
  ),
});

/**
 * A client of this distributor by PAN or, with the right birth date, whom the KYC agency has by it; no row for anybody
 * else. What other distributors know is in none of them.
 */
export const panDetails = built('investor.panDetails', 'POST', lookupPath('FETCHPANDETAILS'), {
  repeat: 'safe',
  access: [...folioScreens, ...newFolioScreens],
  request: z.object({ pan, birthDate: z.optional(birthDate) }),
  response: z.array(
    z.object({
      /** Null, like the tax status, of who is no client yet. */
      investorId: z.nullable(z.string()),
      name: z.string(),
      maskedPan: z.string(),
      kyc,
      taxStatus: z.nullable(z.string()),
      birthDate: z.nullable(z.string()),
      maskedMobile: z.nullable(z.string()),
      maskedEmail: z.nullable(z.string()),
      folios: z.array(z.string()),
    }),
  ),
});

/** The blocks of pre-flight that are about the folio alone. */
export const folioFaults = [
  'folio-invalid',
  'joint',
  'folio-locked',
  'kyc',
  'minor-of-age',
  'minor-not-alone',
  'minor-no-guardian',
  'no-contact',
  'pan-needed',
  'contact-changed',
] as const satisfies readonly FindingCode[];
export type FolioFault = (typeof folioFaults)[number];

/** Whether a folio may transact, before a form is filled in: the same answer an order would get. */
export const validateFolios = built('investor.validateFolios', 'POST', lookupPath('GETFOLIOSVALIDATE'), {
  repeat: 'safe',
  access: orderScreens,
  request: z.object({ folioNo, kind: z.enum(transactionKinds, field.invalid) }),
  response: z.array(
    z.object({
      folioNo: z.string(),
      isAllowed: z.boolean(),
      fault: z.nullable(z.enum(folioFaults)),
      /** What the user reads (Spec §8). */
      message: z.nullable(z.string()),
    }),
  ),
});

/** The bank accounts registered in a folio. */
export const bankDetails = built('investor.bankDetails', 'POST', lookupPath('GETEXBANKDETAILS'), {
  repeat: 'safe',
  access: folioScreens,
  request: z.object({ folioNo }),
  response: z.array(bankAccount),
});

/** Who holds a PAN by its fourth letter (handbook §2). */
export const panHolders = [
  'person',
  'huf',
  'company',
  'firm',
  'trust',
  'group',
  'government',
  'other',
] as const;

/**
 * What the book, the KYC agency and the PAN itself tell of a PAN. Like the agencies themselves, this tells a name only
 * to who knows the birth date, unless it is a client's: guessing PANs finds nobody.
 */
export const verifyPan = built('investor.verifyPan', 'POST', '/INVESTOR/api/Admin/VerifyPan', {
  repeat: 'safe',
  access: newFolioScreens,
  request: z.object({ pan, birthDate: z.optional(birthDate) }),
  response: z.object({
    maskedPan: z.string(),
    holder: z.enum(panHolders),
    isClient: z.boolean(),
    /** As registered; null unless it is a client's or the birth date is right. */
    name: z.nullable(z.string()),
    kyc,
    /** Null where none was given, or nobody knows it. Of a HUF or a company it is the day it was formed. */
    isBirthDateRight: z.nullable(z.boolean()),
    /** Null while nobody knows the KYC. */
    mayInvest: z.nullable(z.boolean()),
  }),
});

const contactVerdict = z.nullable(
  z.object({
    isGood: z.boolean(),
    fault: z.nullable(z.enum(['form', 'of-distributor', 'of-another-client'])),
  }),
);

/** Whether a mobile number and an e-mail address may stand for a PAN: one serves one PAN or one family. */
export const validateContact = built(
  'investor.validateContact',
  'POST',
  '/INVESTOR/api/Admin/panEmailMobileValidate',
  {
    repeat: 'safe',
    access: [...newFolioScreens, 'transact/contact'],
    request: z.object({
      pan,
      mobile: z.optional(text(30, field.mobile).check(z.trim(), z.regex(/^[0-9+ -]{1,20}$/, field.mobile))),
      email: z.optional(
        text(120, field.email).check(
          z.trim(),
          z.refine((typed) => isEmail(typed), field.email),
        ),
      ),
    }),
    response: z.object({ mobile: contactVerdict, email: contactVerdict }),
  },
);
