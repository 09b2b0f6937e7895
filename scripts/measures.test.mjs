import { describe, expect, it } from 'vitest';
import { compareExcess, excess, folderLoops, fullFolders, longFunctions } from './steps/measures.mjs';

const named = (n, folder = 'apps/web/src/ui') => Array.from({ length: n }, (_, at) => `${folder}/f${at}.ts`);
const ofLines = (n) => `export function one() {\n${'  work();\n'.repeat(n - 2)}}\n`;

describe('a folder', () => {
  it('may have twenty files, style sheets and tests with them', () => {
    expect(fullFolders(named(20))).toEqual([]);
    expect(fullFolders([...named(19), 'apps/web/src/ui/a.css', 'apps/web/src/ui/a.test.ts'])).toEqual([
      { folder: 'apps/web/src/ui', files: 21 },
    ]);
    expect(fullFolders(named(30, 'apps/web/test'))).toEqual([]);
  });
});

describe('a function', () => {
  it.each(['export function one() {', 'export const one = () => {', 'export const one = function () {'])(
    'has at most seventy lines: %s',
    (head) => {
      const text = (n) => ofLines(n).replace('export function one() {', head);
      const found = (n, path = 'apps/web/src/a.ts') => longFunctions(new Map([[path, text(n)]]));
      expect(found(70)).toEqual([]);
      expect(found(71)).toEqual([{ path: 'apps/web/src/a.ts', line: 1, lines: 71 }]);
      expect(found(200, 'apps/web/src/a.test.ts')).toEqual([]);
    },
  );
});

describe('folders', () => {
  const loops = (files) => folderLoops(new Map(Object.entries(files)));
  const a = 'apps/web/src/a/one.ts';
  const b = 'apps/web/src/b/two.ts';
  const c = 'apps/web/src/a/c/three.ts';

  it('do not import each other in a round', () => {
    expect(loops({ [a]: "import '../b/two.ts';", [b]: "import './c/three.ts';", [c]: '' })).toEqual([]);
    expect(
      loops({ [a]: "import '../b/two.ts';", [b]: "import '../a/c/three.ts';", [c]: "import '../one.ts';" }),
    ).toEqual([['apps/web/src/a', 'apps/web/src/a/c', 'apps/web/src/b']]);
  });
});

describe('what exceeds a bound', () => {
  const path = 'apps/web/src/ui/f0.ts';
  const found = (files, lines) => excess(named(files), new Map([[path, ofLines(lines)]]), '/');

  it('is known, or a fault; and the list only shrinks', () => {
    const existing = found(25, 90);
    expect(compareExcess(found(25, 90), existing)).toEqual([]);
    expect(compareExcess(found(26, 90), existing)).toHaveLength(1);
    expect(compareExcess(found(25, 91), existing)).toHaveLength(1);
    expect(compareExcess(found(25, 90), found(20, 70))).toHaveLength(2);
    expect(compareExcess(found(24, 90), existing)).toEqual([expect.stringMatching(/larger than needed/)]);
    expect(compareExcess(found(20, 70), existing)).toEqual([expect.stringMatching(/larger than needed/)]);
  });
});
