import { rejectionReasons } from '@hub/contract';
import { describe, expect, it } from 'vitest';
import { rejectionCodeOf } from './rejection-words.ts';

describe("a registrar's free text", () => {
  it.each([
    ['FAILED: ORDER ENTRY NOT ALLOWED IN THE SCHEME', 'temporary_scheme_suspension'],
    ['FAILED: PAN NOT LINKED WITH AADHAAR', 'pan_aadhaar_not_mapped'],
    ['KYC Status ON_HOLD of a holder', 'kyc_not_validated'],
    ['First holder eKYC limit exceeded', 'ekyc_investment_amount_limit_exceeded'],
    ['Minor attained majority', 'minor_attained_major'],
    ['Insufficient units in the folio', 'folio_balance_insufficient'],
    ['Units under lock-in', 'folio_balance_under_lock'],
    ['Units marked under LIEN', 'folio_balance_marked_lien'],
    ['FOLIO LOCKED FOR DEBIT', 'folio_locked'],
    ['Third party payment', 'tpv_failure'],
    ['Funds not received', 'payment_not_received'],
    ['EUIN or declaration required', 'euin_decl_reqd_subs'],
    ['Amount less than minimum', 'amount_invalid'],
    ['Folio and PAN mismatch', 'folio_and_pan_mismatch'],
  ])('%s is %s', (remark, code) => {
    expect(rejectionCodeOf(remark)).toBe(code);
  });

  it('that is a code is that code', () => {
    for (const code of Object.keys(rejectionReasons))
      expect(rejectionCodeOf(` ${code.toUpperCase()} `)).toBe(code);
  });

  it('that nobody knows is no code: a default would be a guess', () => {
    for (const remark of ['', 'REJECTED', 'SEE BRANCH', 'ERROR 42', '__proto__']) {
      expect(rejectionCodeOf(remark)).toBeNull();
    }
  });
});
