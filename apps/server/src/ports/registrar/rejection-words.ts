import { isRejectionCode, type RejectionCode } from '@hub/contract';

/** What registrars write as free text, in the order it is looked for: what says more comes first. */
const patterns: readonly (readonly [RegExp, RejectionCode])[] = [
  [/AADHAAR.*(NOT|UN).*(LINK|MAP|SEED)|(LINK|MAP|SEED).*AADHAAR/, 'pan_aadhaar_not_mapped'],
  [/FOLIO.*PAN.*(MISMATCH|NOT MATCH)|PAN.*FOLIO.*(MISMATCH|NOT MATCH)/, 'folio_and_pan_mismatch'],
  [/PAN.*NAME.*MISMATCH|NAME.*PAN.*MISMATCH/, 'pan_name_mismatch'],
  [/(DOB|DATE OF BIRTH).*MISMATCH/, 'kyc_dob_mismatch'],
  [/E-?KYC.*LIMIT|LIMIT.*E-?KYC/, 'ekyc_investment_amount_limit_exceeded'],
  [/KYC.*(NOT|HOLD|REJECT|FAIL|PENDING|INVALID|UNDER PROCESS|DEACTIVATED)/, 'kyc_not_validated'],
  [/MINOR.*(MAJOR|ATTAIN)/, 'minor_attained_major'],
  [/NRE.*NRO|NRO.*NRE/, 'nri_needs_nre_nro_acct'],
  [/THIRD PARTY|TPV/, 'tpv_failure'],
  [/BANK.*(INVALID|NOT (VALID|VERIFIED|REGISTERED|MATCH))|PAYOUT ACCOUNT/, 'bank_invalid'],
  [/NOMINEE.*(SAME|INVESTOR'?S? NAME)/, 'nominee_name_same_as_investor'],
  [/NOMIN.*(MISSING|NOT (OPTED|AVAILABLE|UPDATED|REGISTERED)|REQUIRED)/, 'folio_nominee_opt_in_missing'],
  [/(MOBILE|EMAIL|CONTACT).*(DISTRIBUTOR|BROKER)/, 'folio_contact_same_as_distributor'],
  [/(MOBILE|EMAIL|CONTACT).*(IN USE|ALREADY)/, 'folio_contact_already_in_use'],
  [/CONSENT|(MOBILE|OTP).*MISMATCH/, 'consent_mobile_mismatch'],
  [/EUIN/, 'euin_decl_reqd_subs'],
  [/DEMAT/, 'demat_folio_order_not_allowed'],
  [/LIEN|PLEDGE/, 'folio_balance_marked_lien'],
  [/LOCK-?\s?IN|UNDER LOCK/, 'folio_balance_under_lock'],
  [/FOLIO.*(LOCKED|FROZEN)/, 'folio_locked'],
  [/FOLIO.*(CONSOLIDATED|MERGED)/, 'folio_consolidated_out'],
  [/FOLIO.*NOT FOUND/, 'folio_and_pan_mismatch'],
  [/INSUFFICIENT.*(UNIT|BALANCE)|(UNIT|BALANCE).*INSUFFICIENT/, 'folio_balance_insufficient'],
  [/NOT ALLOWED IN THE SCHEME|SCHEME.*(SUSPEND|CLOSED)/, 'temporary_scheme_suspension'],
  [/SCHEME.*(INVALID|NOT FOUND)|INVALID SCHEME/, 'scheme_invalid'],
  [/MANDATE.*(PENDING|NOT REGISTERED)/, 'mandate_pending_registration'],
  [/EXCEED.*MANDATE|MANDATE.*EXCEED/, 'otm_rejection_amount_exceeds_mandate_max'],
  [/(FUNDS?|PAYMENT|CREDIT) NOT RE(CEIVED|ALI[SZ]ED)/, 'payment_not_received'],
  [/AMOUNT.*(INVALID|MINIMUM|MAXIMUM|MULTIPLE|LIMIT|LESS)|(MINIMUM|MULTIPLE).*AMOUNT/, 'amount_invalid'],
  [/EXPIRED/, 'order_expiry'],
  [/TECHNICAL|TIME ?OUT|GATEWAY/, 'technical_failure_at_gateway'],
];

/** The code of a registrar's free text; null when nobody knows these words: then a person has to look. */
export function rejectionCodeOf(remark: string): RejectionCode | null {
  const code = remark.trim().toLowerCase();
  if (isRejectionCode(code)) return code;
  const words = remark.toUpperCase().slice(0, 500);
  return patterns.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
