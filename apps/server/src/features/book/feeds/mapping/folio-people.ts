import { parseDecimal } from '../fields/decimal.ts';
import { redact } from '../fields/redact.ts';
import { type RowReader, sendUnopened } from '../fields/row-reader.ts';
import type { BankRecord, GuardianRecord, HolderRecord, NomineeRecord } from '../records/records.ts';
import { accountType, holdingMode } from './folio-words.ts';
import { isCkycNumber, kycOf } from './kyc-words.ts';
import { fitsPan, taxStatusCode } from './tax-status-words.ts';

/** Nobody alive was born before. */
const FIRST_BIRTH = '1901-01-01';

/** Columns of one person, -1 where the feed has none. */
interface HolderColumns {
  readonly name: number;
  readonly pan: number;
  readonly birth: number;
  readonly email: number;
  readonly mobile: number;
  readonly ckyc: number;
  /** A status in words, and a flag. */
  readonly kyc: number;
  readonly kycFlag: number;
}

type Place = 1 | 2 | 3;
type HoldersAt = {
  readonly [Key in `${'name' | 'pan' | 'email' | 'mobile' | 'ckyc'}${Place}`]: number;
} & { readonly [Key in `${'birth' | 'kyc'}${Place}`]?: number };

/** The columns of the three holders, in a feed that says no KYC in words. */
export const holderColumns = (at: HoldersAt): HolderColumns[] =>
  ([1, 2, 3] as const).map((place) => ({
    name: at[`name${place}`],
    pan: at[`pan${place}`],
    birth: at[`birth${place}`] ?? -1,
    email: at[`email${place}`],
    mobile: at[`mobile${place}`],
    ckyc: at[`ckyc${place}`],
    kyc: -1,
    kycFlag: at[`kyc${place}`] ?? -1,
  }));

/** The first holder must have a name; a second or third without one is not there. */
export function holders(reader: RowReader, columns: readonly HolderColumns[]): HolderRecord[] {
  return columns.flatMap((at, index) => {
    const name = reader.name(at.name);
    if (name === null && index > 0) return [];
    if (name === null) reader.required(at.name);
    return [
      {
        name: name ?? '',
        pan: reader.pan(at.pan),
        dateOfBirth: reader.pastDate(at.birth, FIRST_BIRTH),
        email: email(reader.optional(at.email)),
        mobile: mobile(reader.optional(at.mobile)),
        ...kyc(reader, at),
      },
    ];
  });
}

export function guardian(
  reader: RowReader,
  at: Omit<HolderColumns, 'email' | 'mobile'>,
): GuardianRecord | null {
  const name = reader.name(at.name);
  if (name === null) return null;
  const { kyc: status, hasKyc } = kyc(reader, at);
  const dateOfBirth = reader.pastDate(at.birth, FIRST_BIRTH);
  return { name, pan: reader.pan(at.pan), dateOfBirth, kyc: status, hasKyc };
}

/** The KRA's status in words; without one, whether KYC is done: by a flag, else by the CKYC number. */
function kyc(
  reader: RowReader,
  at: Pick<HolderColumns, 'kyc' | 'kycFlag' | 'ckyc'>,
): Pick<HolderRecord, 'kyc' | 'hasKyc' | 'ckycNumber'> {
  const ckycNumber = ckyc(reader, at.ckyc);
  for (const column of [at.kyc, at.kycFlag]) {
    const text = reader.optional(column);
    if (text === null) continue;
    const said = kycOf(text);
    if (said !== null) return { ...said, ckycNumber };
    reader.refuseWord(column, 'KYC status', text);
  }
  return { kyc: null, hasKyc: ckycNumber !== null, ckycNumber };
}

function ckyc(reader: RowReader, column: number): string | null {
  const text = reader.reference(column);
  if (text === null || /^(?:NA|N\.A\.|N|NO|NIL|NOT ?AVAILABLE)$/i.test(text)) return null;
  if (isCkycNumber(text)) return text.toUpperCase();
  reader.refuse(column, 'This is no CKYC number, which has fourteen digits.');
  return null;
}

interface NomineeColumns {
  readonly name: number;
  readonly relation: number;
  readonly share: number;
  readonly birth: number;
}

export function nominees(reader: RowReader, columns: readonly NomineeColumns[]): NomineeRecord[] {
  return columns.flatMap((at) => {
    const name = reader.name(at.name);
    if (name === null) return [];
    return [
      {
        name,
        relation: reader.optional(at.relation),
        shareBasisPoints: basisPoints(reader, at.share),
        dateOfBirth: reader.pastDate(at.birth, FIRST_BIRTH),
      },
    ];
  });
}

/** A percentage, in hundredths; null where the feed writes 0 or nothing. */
export function basisPoints(reader: RowReader, column: number): number | null {
  const text = reader.optional(column);
  if (text === null) return null;
  const value = parseDecimal(text, 2);
  if (typeof value !== 'bigint' || value < 0n || value > 10_000n) {
    reader.refuse(column, 'A share must lie between 0 and 100 percent.');
    return null;
  }
  return value === 0n ? null : Number(value);
}

export function bank(
  reader: RowReader,
  at: {
    readonly name: number;
    readonly branch: number;
    readonly accountType: number;
    readonly account: number;
    readonly ifsc: number;
  },
): BankRecord | null {
  const accountNumber = reader.reference(at.account);
  if (accountNumber === null) return null;
  if (/^\d(\.\d+)?e\+\d+$/i.test(accountNumber)) {
    reader.refuse(
      at.account,
      'The account number was rounded by a spreadsheet; its digits are lost.',
      '',
      sendUnopened,
    );
  }
  return {
    name: reader.optional(at.name),
    branch: reader.optional(at.branch),
    accountType: typeOfAccount(reader, at.accountType),
    accountNumber,
    ifsc: reader.ifsc(at.ifsc),
  };
}

function typeOfAccount(reader: RowReader, column: number): BankRecord['accountType'] {
  const text = reader.optional(column);
  if (text === null) return null;
  const type = accountType(text);
  if (type === undefined) reader.refuseWord(column, 'account type', text);
  return type ?? null;
}

/** In words, else by its code. */
export function holding(
  reader: RowReader,
  at: { readonly words: number; readonly code: number },
): 'SI' | 'JO' | 'AS' | null {
  const column = reader.optional(at.words) === null ? at.code : at.words;
  const text = reader.optional(column);
  if (text === null) return null;
  const mode = holdingMode(text) ?? holdingMode(reader.optional(at.code) ?? '');
  if (mode === undefined) reader.refuseWord(column, 'mode of holding', text);
  return mode ?? null;
}

/** RFC 5321. */
const LONGEST_EMAIL = 254;

/** Feeds keep "NOT PROVIDED" and worse where an address should be. */
const email = (text: string | null): string | null =>
  text !== null && text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
    ? text.toLowerCase()
    : null;

const mobile = (text: string | null): string | null => {
  const digits = (text ?? '').replace(/[^\d+]/g, '');
  return digits.length >= 8 ? digits : null;
};

/** The tax status in words, else by its code; what is not known is refused, never taken for an individual's. */
export function taxStatus(
  reader: RowReader,
  at: { readonly words: number; readonly code: number },
  pan: string | null,
): { readonly taxStatusText: string | null; readonly taxStatusCode: string | null } {
  const column = reader.optional(at.words) === null ? at.code : at.words;
  const text = reader.optional(column);
  if (text === null) return { taxStatusText: null, taxStatusCode: null };
  const words = taxStatusCode(text);
  const short = words === null && column !== at.code ? reader.optional(at.code) : null;
  const code = words ?? taxStatusCode(short);
  if (code === null) {
    reader.refuseWord(column, 'tax status', text);
  } else if (!fitsPan(words === null ? (short ?? text) : text, code, pan)) {
    reader.refuse(column, `The tax status ${redact(text)} does not go with the PAN.`);
  }
  return { taxStatusText: text, taxStatusCode: code };
}
