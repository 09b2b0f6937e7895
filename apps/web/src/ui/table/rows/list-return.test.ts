import { afterEach, describe, expect, it, vi } from 'vitest';
import { addMeasured, type ListPosition, listPositionToReturnTo, saveListPosition } from './list-return.ts';

const position: ListPosition = { y: 5120, row: { index: 80, key: 'k80' }, rowHeight: 64, measured: [] };
const at = (state: object | null) => vi.stubGlobal('window', { history: { state } });
afterEach(() => vi.unstubAllGlobals());

describe('the position in a list', () => {
  it('is there for whoever goes back to the same entry of the history', () => {
    at({ __TSR_key: 'list' });
    saveListPosition('one', position);
    at({ __TSR_key: 'details' });
    expect(listPositionToReturnTo('one')).toBeNull();
    at({ __TSR_key: 'list' });
    expect(listPositionToReturnTo('one')).toMatchObject(position);
  });

  it('is there for whoever comes by the back arrow of the app', () => {
    at({ __TSR_key: 'list' });
    saveListPosition('two', position);
    at({ __TSR_key: 'new', arrival: 'back' });
    expect(listPositionToReturnTo('two')).toMatchObject(position);
  });

  it('is not there for whoever opens the list anew, or another search of it', () => {
    at({ __TSR_key: 'list' });
    saveListPosition('three', position);
    expect(listPositionToReturnTo('three, sorted')).toBeNull();
    at({ __TSR_key: 'menu' });
    expect(listPositionToReturnTo('three')).toBeNull();
  });

  it('takes the heights of the rows along, even when the address is the next page already', () => {
    at({ __TSR_key: 'list' });
    saveListPosition('four', position);
    at({ __TSR_key: 'details' });
    const measured = [{ index: 3, key: 3, start: 192, size: 90, end: 282, lane: 0 }];
    addMeasured('four', measured);
    at({ __TSR_key: 'list' });
    expect(listPositionToReturnTo('four')?.measured).toEqual(measured);
  });

  it('is forgotten after many others', () => {
    at({ __TSR_key: 'list' });
    saveListPosition('old', position);
    for (let other = 0; other < 20; other++) saveListPosition(`other ${other}`, position);
    expect(listPositionToReturnTo('old')).toBeNull();
    expect(listPositionToReturnTo('other 19')).not.toBeNull();
  });
});
