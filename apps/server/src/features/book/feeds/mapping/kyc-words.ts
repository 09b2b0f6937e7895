import type { KycStatus } from '../records/records.ts';

/** What a registrar says of somebody's KYC: a status of the KRA's, or only that it is done. */
interface SaidKyc {
  readonly kyc: KycStatus | null;
  /** Done, without a word on how: a flag, "KYC OK", or a CKYC number. It never makes anybody VALIDATED. */
  readonly hasKyc: boolean;
}

/** By how the text begins, without the word KYC: "KYC REGISTERED - New KYC" is REGISTERED. */
const statuses: readonly (readonly [form: RegExp, status: KycStatus])[] = [
  [/^VALIDATED\b/, 'VALIDATED'],
  [/^REGISTERED\b/, 'REGISTERED'],
  [/^(?:UNDER|IN) ?PROCESS\b/, 'UNDER_PROCESS'],
  [/^(?:ON ?)?HOLD\b/, 'ON_HOLD'],
  [/^REJECTED\b/, 'REJECTED'],
  [/^(?:N|NO|NOT OK|NOT ?AVAILABLE|NOT DONE|NOT COMPLIANT|DEACTIVATED|NOT REGISTERED)$/, 'NOT_AVAILABLE'],
];
const done = /^(?:Y|YES|OK|DONE|VERIFIED|COMPLIANT|COMPLIED)$/;

/** Null where the text is no word for it that we know. */
export function kycOf(text: string): SaidKyc | null {
  const words = text
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim()
    .replace(/^KYC /, '');
  if (done.test(words)) return { kyc: null, hasKyc: true };
  const status = statuses.find(([form]) => form.test(words))?.[1];
  return status === undefined ? null : { kyc: status, hasKyc: false };
}

/** The number of the central register: fourteen digits, with a letter before them for a simplified record. */
export const isCkycNumber = (text: string): boolean => /^[A-Z]?\d{14}$/i.test(text);
