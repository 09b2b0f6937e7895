import { afterEach, describe, expect, it, vi } from 'vitest';
import { addMeasured, keepListPlace, type ListPlace, listPlaceToReturnTo } from './list-return.ts';

const place: ListPlace = { y: 5120, row: { index: 80, key: 'k80' }, rowHeight: 64, measured: [] };
const at = (state: object | null) => vi.stubGlobal('window', { history: { state } });
afterEach(() => vi.unstubAllGlobals());

describe('the place in a list', () => {
  it('is there for whoever goes back to the same entry of the history', () => {
    at({ __TSR_key: 'list' });
    keepListPlace('one', place);
    at({ __TSR_key: 'details' });
    expect(listPlaceToReturnTo('one')).toBeNull();
    at({ __TSR_key: 'list' });
    expect(listPlaceToReturnTo('one')).toMatchObject(place);
  });

  it('is there for whoever comes by the back arrow of the app', () => {
    at({ __TSR_key: 'list' });
    keepListPlace('two', place);
    at({ __TSR_key: 'new', arrival: 'back' });
    expect(listPlaceToReturnTo('two')).toMatchObject(place);
  });

  it('is not there for whoever opens the list anew, or another search of it', () => {
    at({ __TSR_key: 'list' });
    keepListPlace('three', place);
    expect(listPlaceToReturnTo('three, sorted')).toBeNull();
    at({ __TSR_key: 'menu' });
    expect(listPlaceToReturnTo('three')).toBeNull();
  });

  it('takes the heights of the rows along, even when the address is the next page already', () => {
    at({ __TSR_key: 'list' });
    keepListPlace('four', place);
    at({ __TSR_key: 'details' });
    const measured = [{ index: 3, key: 3, start: 192, size: 90, end: 282, lane: 0 }];
    addMeasured('four', measured);
    at({ __TSR_key: 'list' });
    expect(listPlaceToReturnTo('four')?.measured).toEqual(measured);
  });

  it('is forgotten after many others', () => {
    at({ __TSR_key: 'list' });
    keepListPlace('old', place);
    for (let other = 0; other < 20; other++) keepListPlace(`other ${other}`, place);
    expect(listPlaceToReturnTo('old')).toBeNull();
    expect(listPlaceToReturnTo('other 19')).not.toBeNull();
  });
});
