import { describe, expect, it } from 'vitest';
import { maySave, restoredValues, savedValues } from './saved-values.ts';

describe('the draft of a form', () => {
  it('never holds codes, PINs or files, nor what the form names', () => {
    const file = new File(['x'], 'pan.png');
    expect(
      savedValues({ city: 'Kochi', otp: '1', pin: '2', mpin: '3', photo: file, proofs: [file], cvv: '4' }, [
        'cvv',
      ]),
    ).toEqual({ city: 'Kochi' });
  });

  it('holds none of them deeper inside either', () => {
    const holders = [{ pan: 'A', otp: '1', cheque: new File(['x'], 'c.png') }];
    expect(savedValues({ holders }, [])).toEqual({ holders: [{ pan: 'A' }] });
  });

  it('may hold a body that was sent only when none of them is in it', () => {
    expect(maySave({ amount: '500', holders: [{ pan: 'A' }] }, [])).toBe(true);
    expect(maySave({ amount: '500', otp: '1' }, [])).toBe(false);
    expect(maySave({ amount: '500', cvv: '1' }, ['cvv'])).toBe(false);
    expect(maySave({ proof: new File(['x'], 'p.png') }, [])).toBe(false);
  });

  it('keeps a pincode, which is no PIN', () => {
    expect(savedValues({ pincode: '682001' }, [])).toEqual({ pincode: '682001' });
  });

  it('comes back field by field; what an older build kept otherwise begins anew', () => {
    const initial = {
      city: '',
      tags: [] as string[],
      date: null as string | null,
      bank: { ifsc: '', type: 'SB' },
    };
    expect(
      restoredValues(initial, { city: 'Kochi', gone: 1, date: '2026-11-16', bank: { ifsc: 'X' } }),
    ).toEqual({
      city: 'Kochi',
      tags: [],
      date: '2026-11-16',
      bank: { ifsc: 'X', type: 'SB' },
    });
    expect(restoredValues(initial, { city: 7, tags: 'a', bank: [] })).toEqual(initial);
    expect(restoredValues(initial, 'gone')).toEqual(initial);
    expect(restoredValues(initial, null)).toEqual(initial);
  });

  it('gives back an emptied choice as empty', () => {
    expect(restoredValues({ plan: 'growth' as string | null }, { plan: null })).toEqual({ plan: null });
  });
});
