import { describe, expect, it } from 'vitest';
import { positionsOf, refuseTwice } from './columns.ts';

const spec = {
  type: ['TRXNTYPE'],
  flag: ['TRXN_TYPE_FLAG'],
  nature: ['TRXN_NATURE'],
  product: ['PRODUCT_CODE', 'PRCODE'],
};

describe('where a column stands', () => {
  it('is found in any case and any order', () => {
    expect(positionsOf(['trxn_nature', 'TrxnType'], spec)).toMatchObject({
      nature: 0,
      type: 1,
      flag: -1,
      product: -1,
    });
  });

  it('is found under the ten characters DBF leaves, and TRXN_TYPE_ is never taken for TRXNTYPE', () => {
    expect(positionsOf(['TRXN_TYPE_', 'TRXN_NATUR', 'TRXNTYPE'], spec)).toMatchObject({
      flag: 0,
      nature: 1,
      type: 2,
    });
    expect(positionsOf(['TRXNTYPE'], spec)).toMatchObject({ type: 0, flag: -1 });
  });

  it('is found with blanks and signs instead of underscores, and under a second name', () => {
    expect(positionsOf(['Product Code'], spec).product).toBe(0);
    expect(positionsOf(['x', 'PRCODE'], spec).product).toBe(1);
  });

  it('under a name cut twice the same goes to the first that claims it, the other has a digit', () => {
    const target = { name: ['TARGET_SCHEME'], code: ['TARGET_SCHEME_CODE'] };
    expect(positionsOf(['TARGET_SCH'], target)).toEqual({ name: 0, code: -1 });
    expect(positionsOf(['TARGET_SC0', 'TARGET_SCH'], target)).toEqual({ name: 1, code: 0 });
  });

  it('must be one place only', () => {
    const headings = ['TRXNTYPE', 'UNITS', 'trxntype', 'UNITS'];
    expect(() => refuseTwice(positionsOf(headings, spec), headings)).toThrow(/TRXNTYPE appears twice/);
    expect(() => refuseTwice({ nature: 0 }, ['a', 'UNITS', 'UNITS'])).not.toThrow();
  });
});
