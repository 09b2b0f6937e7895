import { describe, expect, it } from 'vitest';
import { createTrail } from './trail.ts';

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

  it('are unknown after a reload', () => {
    const trail = createTrail();
    trail.note({ href: '/client', index: 4 }, 'move');
    expect(trail.behind(4, isList)).toBeNull();
  });
});
