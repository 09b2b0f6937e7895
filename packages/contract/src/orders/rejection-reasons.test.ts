import { describe, expect, it } from 'vitest';
import { failingField, isRejectionCode, rejectionReasons } from './rejection-reasons.ts';

/** Handbook part 2, A4, as it is printed there. */
const handbook =
  `pan_name_mismatch pan_aadhaar_not_mapped pan_h_must_be_huf kyc_not_validated kyc_dob_mismatch
  minor_attained_major bank_invalid nri_needs_nre_nro_acct nominee_name_same_as_investor folio_nominee_opt_in_missing
  folio_contact_already_in_use folio_contact_same_as_distributor consent_mobile_mismatch euin_decl_reqd_subs
  amount_invalid ekyc_investment_amount_limit_exceeded temporary_scheme_suspension scheme_invalid
  folio_and_pan_mismatch folio_consolidated_out folio_locked folio_balance_insufficient folio_balance_under_lock
  folio_balance_marked_lien demat_folio_order_not_allowed order_expiry payment_not_received tpv_failure
  mandate_pending_registration otm_rejection_amount_exceeds_mandate_max sip_start_not_29_30_31
  min_10_calday_gap_not_met technical_failure_at_gateway`.split(/\s+/);

describe('why an order was rejected', () => {
  it('has words and a fix for every code of the handbook, and no others', () => {
    expect(Object.keys(rejectionReasons).sort()).toEqual(handbook.toSorted());
    for (const { words, fix } of Object.values(rejectionReasons)) {
      expect(words).toMatch(/^[A-Z][^!_]{10,90}[^.!]$/);
      expect(fix).toMatch(/^[A-Z][^!_]{15,160}\.$/);
    }
  });

  it('names the field of the order that is at fault, where it is one', () => {
    expect(failingField('bank_invalid')).toBe('account');
    expect(failingField('min_10_calday_gap_not_met')).toBe('startsOn');
    expect(failingField('folio_locked')).toBeNull();
    expect(failingField('toString')).toBeNull();
  });

  it('is known by its code only', () => {
    expect(isRejectionCode('folio_locked')).toBe(true);
    for (const other of ['', 'FOLIO_LOCKED', 'toString', '__proto__'])
      expect(isRejectionCode(other)).toBe(false);
  });
});
