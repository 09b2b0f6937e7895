import { describe, expect, it } from 'vitest';
import { checkCssScales } from './steps/css-scales.mjs';

const path = 'apps/web/src/ui/card.module.css';
const sheet = (text) => checkCssScales(new Map([[path, text]]));
const rule = (declaration) => sheet(`.card { color: red; ${declaration}; }`);

describe('a sheet', () => {
  it.each([
    'font-size: var(--text-note)',
    'font-size: clamp(var(--text-title), 4vw, var(--text-display))',
    'font-weight: var(--weight-strong)',
    'gap: var(--space-8) 40px',
    'padding: 0 calc(var(--space-12) + env(safe-area-inset-bottom))',
    'margin: -1px auto calc(-1 * var(--space-4))',
    'width: 13px',
  ])('may say %s', (declaration) => {
    expect(rule(declaration)).toEqual([]);
  });
  it.each([
    'font-size: 13px',
    'font-size: 0.8125rem',
    'font-size: clamp(1rem, 4vw, var(--text-display))',
    'font-weight: 600',
    'gap: 8px',
    'row-gap: var(--space-9)',
    'padding: 0 10px',
    'padding-inline: 0.5em',
    'margin-top: -8px',
    'margin: 0 calc(100% - 6px)',
    'gap: 42px',
    '--strip-gap: 6px',
  ])('may not say %s', (declaration) => {
    expect(rule(declaration)).toEqual([`${path}: ${declaration}`]);
  });
  it('may speak of a value that it does not use', () => {
    expect(sheet('/* padding: 10px; */')).toEqual([]);
  });
});

describe('the width of a window', () => {
  it('is one of three', () => {
    expect(
      sheet('@media (max-width: 575.98px) and (min-height: 34em) { } @media (min-width: 1200px) { }'),
    ).toEqual([]);
    expect(sheet('@media (max-width: 576px) { } @media (min-width: 62em) { }')).toEqual([
      `${path}: @media (max-width: 576px)`,
      `${path}: @media (min-width: 62em)`,
    ]);
  });
  it('is not that of a part', () => {
    expect(sheet('@container (min-width: 640px) { }')).toEqual([]);
  });
  it('is the same in a script', () => {
    const script = (text) => checkCssScales(new Map(), new Map([['apps/web/src/ui/card.tsx', text]]));
    expect(script("useMedia('(min-width: 992px)')")).toEqual([]);
    expect(script("useMedia('(min-width: 768px)')")).toEqual([
      'apps/web/src/ui/card.tsx: (min-width: 768px)',
    ]);
  });
});
