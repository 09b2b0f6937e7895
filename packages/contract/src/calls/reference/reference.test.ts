import { describe, expect, it } from 'vitest';
import { texts } from '../../texts/texts.ts';
import { checkRequest } from '../../wire/check.ts';
import { folioDetails, validateContact, verifyPan } from '../investor/investor.ts';
import { businessDate, ifscSearch, pincode } from './reference.ts';
import { schemeDetails, schemeNames } from './reference-schemes.ts';

describe('a lookup', () => {
  it('takes a PAN in small letters and hands it on in capitals', () => {
    expect(checkRequest(verifyPan, { pan: ' abcpe1234f ' })).toEqual({
      ok: true,
      value: { pan: 'ABCPE1234F' },
    });
    expect(checkRequest(verifyPan, { pan: 'ABCPE12345' })).toEqual({
      ok: false,
      fields: { pan: texts.field.pan },
    });
  });

  it('of a folio wants its number or a PAN, not both', () => {
    expect(checkRequest(folioDetails, { folioNo: '1234567/89' }).ok).toBe(true);
    expect(checkRequest(folioDetails, { pan: 'ABCPE1234F' }).ok).toBe(true);
    for (const wrong of [
      {},
      { folioNo: '1', pan: 'ABCPE1234F' },
      { folioNo: '/1' },
      { folioNo: '1'.repeat(31) },
    ]) {
      expect(checkRequest(folioDetails, wrong), JSON.stringify(wrong)).toEqual({
        ok: false,
        fields: { folioNo: texts.field.folio },
      });
    }
  });

  it('of a branch wants a code, or words, or a bank', () => {
    for (const right of [
      { ifsc: 'HDFC0001660' },
      { ifsc: 'hdfc' },
      { words: 'hdfc fort' },
      { bank: 'HDFC' },
    ]) {
      expect(checkRequest(ifscSearch, right).ok, JSON.stringify(right)).toBe(true);
    }
    for (const wrong of [{}, { ifsc: 'HDFC0', words: 'x' }, { ifsc: 'HDF' }, { ifsc: 'HDFC00016601' }]) {
      expect(checkRequest(ifscSearch, wrong), JSON.stringify(wrong)).toEqual({
        ok: false,
        fields: { ifsc: texts.field.ifsc },
      });
    }
  });

  it('of a place wants three to six digits, the first of them no zero', () => {
    for (const right of ['682', '682001'])
      expect(checkRequest(pincode, { pincode: right }).ok, right).toBe(true);
    for (const wrong of ['68', '082001', '6820011', '68200a', '']) {
      expect(checkRequest(pincode, { pincode: wrong }).ok, wrong).toBe(false);
    }
  });

  it('searches for no more than a line of text', () => {
    expect(checkRequest(schemeNames, { words: 'x'.repeat(100) }).ok).toBe(true);
    expect(checkRequest(schemeNames, { words: 'x'.repeat(101) })).toEqual({
      ok: false,
      fields: { words: texts.field.tooLong },
    });
    expect(checkRequest(schemeDetails, { schemeCode: "1' or 1=1" }).ok).toBe(false);
  });

  it('takes a date only as the wire writes it, and a contact only in its form', () => {
    expect(checkRequest(businessDate, { date: '2026-11-15' }).ok).toBe(true);
    expect(checkRequest(businessDate, { date: '15-Nov-2026' }).ok).toBe(false);
    const pan = 'ABCPE1234F';
    expect(checkRequest(validateContact, { pan, mobile: '+91 98765-43210', email: 'a@example.in' }).ok).toBe(
      true,
    );
    expect(checkRequest(validateContact, { pan, mobile: 'call me', email: 'nowhere' })).toEqual({
      ok: false,
      fields: { mobile: texts.field.mobile, email: texts.field.email },
    });
  });
});
