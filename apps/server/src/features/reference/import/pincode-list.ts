import { officeName } from '../data/builtin-pincodes.ts';
import { upsertPlaces } from '../lists/import-list.repository.ts';
import type { Place } from '../places/places.repository.ts';
import { readable } from './ifsc-list.ts';
import type { ListDefinition } from './list-definition.ts';
import { RowFault, textOf } from './list-row.ts';

/** India Post's directory of offices, as data.gov.in gives it, today's columns or the older ones. */
export const pincodeList: ListDefinition<Place> = {
  name: 'pincodes',
  title: 'pincode',
  columns: {
    pincode: ['PINCODE', 'PIN_CODE', 'PIN'],
    office: ['OFFICENAME', 'OFFICE_NAME', 'OFFICE', 'MAIN_OFFICE'],
    city: ['CITY'],
    district: ['DISTRICT', 'DISTRICTNAME', 'DISTRICT_NAME'],
    state: ['STATENAME', 'STATE_NAME', 'STATE'],
  },
  needs: [['pincode'], ['office'], ['district'], ['state']],
  mostEntries: 500_000,
  batchRows: 5000,
  rowsOf(cell) {
    const pincode = textOf(cell, 'pincode', true);
    if (!/^[1-9]\d{5}$/.test(pincode))
      throw new RowFault('pincode', `${pincode} is no pincode of six digits.`);
    const state = textOf(cell, 'state', true);
    // The directory has some counters that belong to no district; nobody lives there.
    if (state.toUpperCase() === 'NA') return [];
    return [
      {
        pincode,
        office: officeName(textOf(cell, 'office', true)),
        city: readable(textOf(cell, 'city')),
        district: readable(textOf(cell, 'district', true)),
        state: readable(state.replace(/^THE /, '')),
      },
    ];
  },
  keyOf: ({ pincode, office }) => `${pincode} ${office}`,
  importRows: upsertPlaces,
};
