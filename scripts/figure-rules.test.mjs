import { describe, expect, it } from 'vitest';
import { checkFigures, figureFaults } from './steps/figure-rules.mjs';

const found = (path, text, allowed = []) => checkFigures(new Map([[path, text]]), allowed);
const screen = 'apps/web/src/features/nav/price.tsx';

describe('figures by floats', () => {
  it.each([
    ['const rupees = parseFloat(text);', 'parseFloat'],
    ['const rupees = Number.parseFloat(text);', 'parseFloat'],
    ['const shown = value.toFixed(2);', 'toFixed'],
    ['const shown = (a / b)?.toFixed(2);', 'toFixed'],
    ["const format = new Intl.NumberFormat('en-IN');", 'Intl.NumberFormat'],
    ["const shown = Intl.NumberFormat('en-IN').format(5);", 'Intl.NumberFormat'],
  ])('are found: %s', (text, fault) => {
    expect(figureFaults(screen, text)).toEqual([fault]);
    expect(found(screen, text)).toHaveLength(1);
    expect(found('apps/server/src/features/nav/price.ts', text)).toHaveLength(1);
    expect(found('packages/contract/src/price.ts', text)).toHaveLength(1);
  });

  it('are no business of the money folder, of tests and of other rooms', () => {
    const text = 'const shown = value.toFixed(2);';
    for (const path of [
      'packages/domain/src/money/a.ts',
      'apps/web/src/a.test.ts',
      'apps/server/src/test/a.ts',
      'bench/a.ts',
    ])
      expect(found(path, text), path).toEqual([]);
  });

  it('are not what only looks like them', () => {
    expect(
      found(screen, "// toFixed(2) loses money\nconst shown = 'parseFloat'; const fixed = toFixedWidth(3);"),
    ).toEqual([]);
  });

  it('may be written by an exception, as long as it is needed', () => {
    const allowed = [{ path: screen, why: 'pixels' }];
    expect(found(screen, 'const x = y.toFixed(1);', allowed)).toEqual([]);
    expect(found(screen, 'const x = y;', allowed)).toEqual([`the exception for ${screen} is not needed`]);
  });
});
