import { emptyDraft } from '@hub/domain/applications/application-draft';
import { describe, expect, it } from 'vitest';
import { merge, overlaid, valueAt, withValue } from './draft-path.ts';

const draft = emptyDraft('sip');

describe('a value of a draft', () => {
  it('is read and replaced by its path, and nothing else changes', () => {
    const next = withValue(draft, 'holders.0.fatca.birthPlace', 'Kochi');
    expect(valueAt(next, 'holders.0.fatca.birthPlace')).toBe('Kochi');
    expect(valueAt(draft, 'holders.0.fatca.birthPlace')).toBe('');
    expect(next.address).toBe(draft.address);
    expect(valueAt(draft, 'guardian.pan')).toBeUndefined();
  });
});

describe('two devices that change one draft', () => {
  const phone = withValue(withValue(draft, 'address.line', '1 MG Road'), 'bank.account', '123456789');

  it('keep what only one of them has changed', () => {
    const desk = withValue(draft, 'order.amount', '5000');
    const { value, clashes } = merge(draft, phone, desk);
    expect(clashes).toEqual([]);
    expect(value).toEqual(withValue(phone, 'order.amount', '5000'));
  });

  it('clash where both changed the same field in another way, and only there', () => {
    const desk = withValue(withValue(draft, 'address.line', '2 Fort Road'), 'bank.account', '123456789');
    const { value, clashes } = merge(draft, phone, desk);
    expect(clashes).toEqual(['address.line']);
    expect(valueAt(value, 'address.line')).toBe('1 MG Road');
  });

  it('clash about a whole list where one of them made it longer and the other changed it', () => {
    const started = { list: ['a'] };
    expect(merge(started, { list: ['a', 'b'] }, { list: ['c'] })).toEqual({
      value: { list: ['a', 'b'] },
      clashes: ['list'],
    });
  });
});

describe('what was typed', () => {
  it('replaces values, and leaves what the screen has no field for', () => {
    const { holders, order } = draft;
    const typed = {
      holders: [{ pan: 'ABCPN1001A', fatca: { residencies: [{ country: 'US' }] } }],
      order: null,
    };
    const next = overlaid(draft, typed);
    expect(next).toEqual(
      withValue(
        withValue(draft, 'holders.0.pan', 'ABCPN1001A'),
        'holders.0.fatca.residencies.0.country',
        'US',
      ),
    );
    expect(next.holders).toHaveLength(holders.length);
    expect(next.order).toEqual(order);
  });

  it('makes nothing where nothing is: a list gets no longer, and a part that is not there does not come', () => {
    expect(overlaid({ list: ['a'], part: null }, { list: ['b', 'c'], part: { name: 'x' } })).toEqual({
      list: ['b'],
      part: null,
    });
  });
});
