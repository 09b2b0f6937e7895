import type { OrderField } from '@hub/domain/orders/terms/order-terms';

/** Why a registrar rejects an order, as a distributor reads it, and what fixes it. */
interface RejectionReason {
  readonly words: string;
  readonly fix: string;
  /** The field of the order that is at fault, where it is one. */
  readonly field?: OrderField;
}

/** Handbook part 2, A4. The codes are the registrars' channel's own. */
export const rejectionReasons = {
  pan_name_mismatch: {
    words: 'The name differs from the name on the PAN',
    fix: 'Enter the name exactly as it is on the PAN, then send the order again.',
  },
  pan_aadhaar_not_mapped: {
    words: 'The PAN is not linked to Aadhaar',
    fix: 'The investor links PAN and Aadhaar on the income tax website. Send the order again after that.',
  },
  pan_h_must_be_huf: {
    words: 'The PAN is that of an HUF, but the folio’s tax status is not',
    fix: 'Ask the registrar to correct the tax status of the folio, then send the order again.',
  },
  kyc_not_validated: {
    words: 'The KYC of a holder is not validated',
    fix: 'The holder completes KYC again with a KRA. Send the order again once the status is Validated.',
  },
  kyc_dob_mismatch: {
    words: 'The date of birth differs from the one in the KYC record',
    fix: 'Enter the date of birth as in the KRA record, then send the order again.',
  },
  minor_attained_major: {
    words: 'The minor has turned 18',
    fix: 'Change the status of the folio from minor to major first. Orders work again after that.',
  },
  bank_invalid: {
    words: 'The bank account could not be verified',
    fix: 'Verify the account with a one-rupee transfer, or choose another registered account.',
    field: 'account',
  },
  nri_needs_nre_nro_acct: {
    words: 'An NRI folio needs an NRE or NRO account',
    fix: 'Choose an account of the type that matches the folio’s status.',
    field: 'account',
  },
  nominee_name_same_as_investor: {
    words: 'The nominee has the investor’s own name',
    fix: 'Change the nominee, then send the order again.',
  },
  folio_nominee_opt_in_missing: {
    words: 'The folio has neither a nominee nor an opt-out',
    fix: 'The investor names a nominee or signs the opt-out. Send the order again after that.',
  },
  folio_contact_already_in_use: {
    words: 'The mobile number or e-mail is in use in another investor’s folio',
    fix: 'Declare that it belongs to the family, or register the investor’s own.',
  },
  folio_contact_same_as_distributor: {
    words: 'The mobile number or e-mail is the distributor’s',
    fix: 'Register the investor’s own mobile number and e-mail in the folio.',
  },
  consent_mobile_mismatch: {
    words: 'The order was confirmed from a number that is not the folio’s',
    fix: 'Send a new link. The investor confirms with the OTP sent to the folio’s contact.',
  },
  euin_decl_reqd_subs: {
    words: 'The EUIN or the execution-only declaration is missing',
    fix: 'Choose a valid EUIN, or mark the order as execution-only, and send it again.',
    field: 'euin',
  },
  amount_invalid: {
    words: 'The amount is outside the scheme’s limits',
    fix: 'Change the amount to the scheme’s minimum, maximum and multiple.',
    field: 'quantity',
  },
  ekyc_investment_amount_limit_exceeded: {
    words: 'Investors with eKYC may invest ₹50,000 a year in each fund house',
    fix: 'The investor completes full KYC, or invests the rest next year.',
    field: 'quantity',
  },
  temporary_scheme_suspension: {
    words: 'The scheme takes no orders of this kind for now',
    fix: 'Choose another scheme, or send the order when the scheme is open again.',
    field: 'schemeCode',
  },
  scheme_invalid: {
    words: 'The registrar does not know the scheme',
    fix: 'Update the scheme list and choose the scheme again.',
    field: 'schemeCode',
  },
  folio_and_pan_mismatch: {
    words: 'The folio does not belong to this PAN',
    fix: 'Choose the investor’s folio again and send a new order.',
  },
  folio_consolidated_out: {
    words: 'The folio was merged into another folio',
    fix: 'Choose the folio that it was merged into.',
  },
  folio_locked: {
    words: 'The folio is locked, for example by a tax notice',
    fix: 'Ask the fund house why it is locked and how to unlock it.',
  },
  folio_balance_insufficient: {
    words: 'The folio holds fewer units than the order needs',
    fix: 'Order fewer units or a smaller amount, or choose All units.',
    field: 'quantity',
  },
  folio_balance_under_lock: {
    words: 'The units are still in their lock-in period',
    fix: 'Order only units that are free, or wait until the lock-in ends.',
    field: 'quantity',
  },
  folio_balance_marked_lien: {
    words: 'The units are pledged (under lien)',
    fix: 'Order only units that are free, or have the lender release the lien.',
    field: 'quantity',
  },
  demat_folio_order_not_allowed: {
    words: 'The units are held in demat form',
    fix: 'Send the order through the investor’s depository participant.',
  },
  order_expiry: {
    words: 'The order expired before it was complete',
    fix: 'Send a new link, or ask for the payment again.',
  },
  payment_not_received: {
    words: 'The payment did not arrive',
    fix: 'Trace the payment with the bank. What arrives late goes back; then send a new order.',
    field: 'payMode',
  },
  tpv_failure: {
    words: 'The money came from an account that is not registered in the folio',
    fix: 'Pay from a bank account that is registered in the folio.',
    field: 'account',
  },
  mandate_pending_registration: {
    words: 'The mandate is not registered yet',
    fix: 'Wait until the bank has approved the mandate, then send the order again.',
    field: 'mandate',
  },
  otm_rejection_amount_exceeds_mandate_max: {
    words: 'The amount is above the limit of the mandate',
    fix: 'Lower the amount, or register a mandate with a higher limit.',
    field: 'quantity',
  },
  sip_start_not_29_30_31: {
    words: 'A SIP cannot start on the 29th, 30th or 31st',
    fix: 'Choose a day from 1 to 28.',
    field: 'day',
  },
  min_10_calday_gap_not_met: {
    words: 'The first instalment is less than ten days away',
    fix: 'Choose a later start date.',
    field: 'startsOn',
  },
  technical_failure_at_gateway: {
    words: 'The registrar’s system failed',
    fix: 'Send the order again: nothing was invested, and the same reference is not used twice.',
  },
} as const satisfies Record<string, RejectionReason>;

export type RejectionCode = keyof typeof rejectionReasons;

/** The field to put right; null for what no field of the order says. */
export function failingField(code: string): OrderField | null {
  if (!isRejectionCode(code)) return null;
  const reason: RejectionReason = rejectionReasons[code];
  return reason.field ?? null;
}

export const isRejectionCode = (text: string): text is RejectionCode => Object.hasOwn(rejectionReasons, text);
