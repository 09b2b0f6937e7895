import { isRejectionCode, type RejectionCode } from '@hub/contract';

/** All of these words; a list inside stands for any of its own. */
type Words = readonly (string | readonly string[])[];

const mismatch = ['MISMATCH', 'NOT MATCH'];
const contact = ['MOBILE', 'EMAIL', 'CONTACT'];

/** What registrars write as free text, in the order it is looked for: what says more comes first. */
const rules: readonly (readonly [RejectionCode, ...Words[]])[] = [
  ['pan_aadhaar_not_mapped', ['AADHAAR', ['LINK', 'MAP', 'SEED']]],
  ['folio_and_pan_mismatch', ['FOLIO', 'PAN', mismatch]],
  ['pan_name_mismatch', ['PAN', 'NAME', 'MISMATCH']],
  ['kyc_dob_mismatch', [['DOB', 'DATE OF BIRTH'], 'MISMATCH']],
  ['ekyc_investment_amount_limit_exceeded', [['EKYC', 'E-KYC'], 'LIMIT']],
  [
    'kyc_not_validated',
    ['KYC', ['NOT', 'HOLD', 'REJECT', 'FAIL', 'PENDING', 'INVALID', 'UNDER PROCESS', 'DEACTIVATED']],
  ],
  ['minor_attained_major', ['MINOR', ['MAJOR', 'ATTAIN']]],
  ['nri_needs_nre_nro_acct', ['NRE', 'NRO']],
  ['tpv_failure', [['THIRD PARTY', 'TPV']]],
  [
    'bank_invalid',
    ['BANK', ['INVALID', 'NOT VALID', 'NOT VERIFIED', 'NOT REGISTERED', 'NOT MATCH']],
    ['PAYOUT ACCOUNT'],
  ],
  [
    'nominee_name_same_as_investor',
    ['NOMINEE', ['SAME', 'INVESTOR NAME', "INVESTOR'S NAME", 'INVESTORS NAME']],
  ],
  [
    'folio_nominee_opt_in_missing',
    ['NOMIN', ['MISSING', 'NOT OPTED', 'NOT AVAILABLE', 'NOT UPDATED', 'NOT REGISTERED', 'REQUIRED']],
  ],
  ['folio_contact_same_as_distributor', [contact, ['DISTRIBUTOR', 'BROKER']]],
  ['folio_contact_already_in_use', [contact, ['IN USE', 'ALREADY']]],
  ['consent_mobile_mismatch', ['CONSENT'], [['MOBILE', 'OTP'], 'MISMATCH']],
  ['euin_decl_reqd_subs', ['EUIN']],
  ['demat_folio_order_not_allowed', ['DEMAT']],
  ['folio_balance_marked_lien', [['LIEN', 'PLEDGE']]],
  ['folio_balance_under_lock', [['LOCK-IN', 'LOCK IN', 'LOCKIN', 'LOCK- IN', 'UNDER LOCK']]],
  ['folio_locked', ['FOLIO', ['LOCKED', 'FROZEN']]],
  ['folio_consolidated_out', ['FOLIO', ['CONSOLIDATED', 'MERGED']]],
  ['folio_and_pan_mismatch', ['FOLIO', 'NOT FOUND']],
  ['folio_balance_insufficient', ['INSUFFICIENT', ['UNIT', 'BALANCE']]],
  ['temporary_scheme_suspension', ['NOT ALLOWED IN THE SCHEME'], ['SCHEME', ['SUSPEND', 'CLOSED']]],
  ['scheme_invalid', ['SCHEME', ['INVALID', 'NOT FOUND']]],
  ['mandate_pending_registration', ['MANDATE', ['PENDING', 'NOT REGISTERED']]],
  ['otm_rejection_amount_exceeds_mandate_max', ['MANDATE', 'EXCEED']],
  [
    'payment_not_received',
    [
      ['FUND', 'PAYMENT', 'CREDIT'],
      ['NOT RECEIVED', 'NOT REALISED', 'NOT REALIZED'],
    ],
  ],
  ['amount_invalid', ['AMOUNT', ['INVALID', 'MINIMUM', 'MAXIMUM', 'MULTIPLE', 'LIMIT', 'LESS']]],
  ['order_expiry', ['EXPIRED']],
  ['technical_failure_at_gateway', [['TECHNICAL', 'TIMEOUT', 'TIME OUT', 'GATEWAY']]],
];

const hasAll = (text: string, words: Words): boolean =>
  words.every((word) => (typeof word === 'string' ? [word] : word).some((one) => text.includes(one)));

/** The code of a registrar's free text; null when nobody knows these words: then a person has to look. */
export function rejectionCodeOf(remark: string): RejectionCode | null {
  const code = remark.trim().toLowerCase();
  if (isRejectionCode(code)) return code;
  const text = remark.toUpperCase();
  return rules.find(([, ...ways]) => ways.some((words) => hasAll(text, words)))?.[0] ?? null;
}
