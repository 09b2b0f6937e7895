import { describe, expect, it } from 'vitest';
import { createTrail, readTrail } from './trail.ts';

const isList = (href: string) => href.startsWith('/list');

describe('the pages behind this one', () => {
  it('are found with what was chosen on them, however far back', () => {
    const trail = createTrail();
    trail.note({ href: '/list', index: 3 }, 'open');
    trail.note({ href: '/list?q=iyer', index: 3 }, 'replace');
    trail.note({ href: '/client', index: 4 }, 'open');
    trail.note({ href: '/folio', index: 5 }, 'open');
    expect(trail.behind(5, isList)).toEqual({ href: '/list?q=iyer', by: -2 });
    expect(trail.behind(4, isList)).toEqual({ href: '/list?q=iyer', by: -1 });
  });

  it('are not those ahead, nor those that another page took the place of', () => {
    const trail = createTrail();
    trail.note({ href: '/dashboard', index: 0 }, 'open');
    trail.note({ href: '/list', index: 1 }, 'open');
    trail.note({ href: '/dashboard', index: 0 }, 'move');
    expect(trail.behind(0, isList)).toBeNull();
    trail.note({ href: '/nav', index: 1 }, 'open');
    trail.note({ href: '/client', index: 2 }, 'open');
    expect(trail.behind(2, isList)).toBeNull();
  });

  it('are known again after a reload, by what the history entry kept', () => {
    const before = createTrail();
    before.note({ href: '/list?q=iyer', index: 3 }, 'open');
    before.note({ href: '/client', index: 4 }, 'open');
    before.note({ href: '/list?q=ahead', index: 5 }, 'open');
    const state = JSON.parse(JSON.stringify({ __TSR_index: 4, trail: before.upTo(4) }));
    const after = createTrail(readTrail(state));
    after.note({ href: '/client', index: 4 }, 'move');
    expect(after.behind(4, isList)).toEqual({ href: '/list?q=iyer', by: -1 });
    expect(after.behind(6, isList)).toEqual({ href: '/list?q=iyer', by: -3 });
  });

  it('kept in an entry are the last few, and what is no trail is none', () => {
    const trail = createTrail();
    for (let index = 0; index < 40; index++) trail.note({ href: `/page/${index}`, index }, 'open');
    expect(trail.upTo(39).map(({ index }) => index)).toEqual(Array.from({ length: 12 }, (_, at) => 28 + at));
    for (const state of [
      null,
      7,
      {},
      { trail: 'x' },
      { trail: [null, 1, { index: 'a', href: '/list' }, {}] },
    ]) {
      expect(readTrail(state)).toEqual([]);
    }
  });
});
