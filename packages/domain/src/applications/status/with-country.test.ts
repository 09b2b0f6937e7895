import { describe, expect, it } from 'vitest';
import { application } from '../../../test/application.ts';
import { emptyFatca, emptyHolder } from '../application-draft.ts';
import { withCountry } from './with-country.ts';

const fresh = (taxStatus: '01' | '21' = '21') => ({
  ...application('lumpsum', taxStatus),
  address: { ...application('lumpsum', taxStatus).address, country: 'IN' },
  holders: [emptyHolder()],
});
const residencies = (draft: ReturnType<typeof withCountry>, place = 0) =>
  draft.holders[place]?.fatca.residencies.map(({ country, taxId, taxIdType }) => [country, taxId, taxIdType]);

describe('the country of an address', () => {
  it('is where a non-resident pays tax, until somebody says otherwise', () => {
    const dubai = withCountry(fresh(), 'AE');
    expect(dubai.address.country).toBe('AE');
    expect(residencies(dubai)).toEqual([['AE', '', null]]);
    // Moved on: it follows.
    expect(residencies(withCountry(dubai, 'SG'))).toEqual([['SG', '', null]]);
    expect(residencies(withCountry(dubai, 'IN'))).toEqual([['IN', '', 'PAN']]);
  });

  it('leaves alone what was said: another country, several, the country while it is typed', () => {
    const said = {
      ...fresh(),
      holders: [{ ...emptyHolder(), fatca: { ...emptyFatca(), residencies: emptyFatca('US').residencies } }],
    };
    expect(residencies(withCountry(said, 'AE'))).toEqual([['US', '', null]]);
    const both = [...emptyFatca('IN').residencies, ...emptyFatca('GB').residencies];
    const several = {
      ...fresh(),
      holders: [{ ...emptyHolder(), fatca: { ...emptyFatca(), residencies: both } }],
    };
    expect(residencies(withCountry(several, 'AE'))).toHaveLength(2);
    expect(residencies(withCountry(fresh(), ''))).toEqual([['IN', '', 'PAN']]);
  });

  it('says nothing about residents, nor about joint holders', () => {
    expect(residencies(withCountry(fresh('01'), 'AE'))).toEqual([['IN', '', 'PAN']]);
    const joint = { ...fresh(), holders: [emptyHolder(), emptyHolder()] };
    expect(residencies(withCountry(joint, 'AE'), 1)).toEqual([['IN', '', 'PAN']]);
  });
});
