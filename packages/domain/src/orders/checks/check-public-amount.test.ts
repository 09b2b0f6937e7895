import { describe, expect, it } from 'vitest';
import { rupees } from '../../../test/ledger.ts';
import { checkPublicAmount } from './check-public-amount.ts';

const from = (minimum: string, maximum: string | null = null) => ({
  minimum: rupees(minimum),
  multiple: rupees('1'),
  maximum: maximum === null ? null : rupees(maximum),
});
const scheme = {
  name: 'Flexi Cap',
  rules: { fresh: from('5000'), additional: from('1000'), redemption: from('100') },
};

describe('an amount, before anybody looks at the folio', () => {
  it('is refused when neither a first nor a further purchase takes it, with the lower minimum', () => {
    expect(checkPublicAmount('lumpsum', rupees('999'), scheme)).toMatchObject({
      code: 'below-minimum',
      minimum: rupees('1000'),
    });
    expect(checkPublicAmount('lumpsum', rupees('1000'), scheme)).toBeNull();
    const first = { ...scheme, rules: { ...scheme.rules, additional: null } };
    expect(checkPublicAmount('lumpsum', rupees('1000'), first)).toMatchObject({ minimum: rupees('5000') });
  });

  it('has the maximum of the scheme, and the minimum of a redemption', () => {
    const most = { ...scheme, rules: { ...scheme.rules, fresh: null, additional: from('1000', '9000') } };
    expect(checkPublicAmount('lumpsum', rupees('9001'), most)).toMatchObject({ code: 'above-maximum' });
    expect(checkPublicAmount('redeem', rupees('99'), scheme)).toMatchObject({ minimum: rupees('100') });
    expect(checkPublicAmount('redeem', rupees('100'), scheme)).toBeNull();
  });

  it('is nothing to say of where the scheme takes no such order: that is looked at with the folio', () => {
    const shut = { ...scheme, rules: { fresh: null, additional: null, redemption: null } };
    expect(checkPublicAmount('lumpsum', rupees('1'), shut)).toBeNull();
    expect(checkPublicAmount('redeem', rupees('1'), shut)).toBeNull();
  });
});
