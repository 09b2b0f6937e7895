// Money, units, NAVs and percentages are read and written in one place (docs/features/money.md): not by floats elsewhere.
import { parseSync, Visitor } from 'oxc-parser';

const isJudged = (path) =>
  /^(?:packages\/[^/]+|apps\/(?:server|web))\/src\/.*\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\/test\//.test(path) &&
  !path.startsWith('packages/domain/src/money/');

/** Files that may, each with what they write instead of a figure. */
export const exceptions = [
  { path: 'apps/web/src/ui/chart/line-geometry.ts', why: 'pixels of a path, and the scale beside a chart' },
  { path: 'apps/web/src/parts/scheme/riskometer.tsx', why: 'pixels of a path' },
];

const nameOf = (node) => (node.type === 'Identifier' ? node.name : node.property?.name);

/** What a file does that only the money folder may. */
export function figureFaults(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const found = new Set();
  const called = ({ callee }) => {
    const name = nameOf(callee);
    if (name === 'parseFloat' || name === 'toFixed') found.add(name);
    if (name === 'NumberFormat' && callee.object?.name === 'Intl') found.add('Intl.NumberFormat');
  };
  new Visitor({ CallExpression: called, NewExpression: called }).visit(program);
  return [...found];
}

/** files: path → text. Answers every fault in words, and exceptions that nothing needs any more. */
export function checkFigures(files, allowed = exceptions) {
  const unused = new Set(allowed.map(({ path }) => path));
  const problems = [];
  for (const [path, text] of files) {
    if (!isJudged(path)) continue;
    const faults = figureFaults(path, text);
    if (faults.length === 0 || unused.delete(path)) continue;
    problems.push(
      `${path}: ${faults.join(', ')}: figures are read and written by the money folder of domain (moneyOf, writeMoney, formatRupees …), drawn by chartValue`,
    );
  }
  return [...problems, ...[...unused].map((path) => `the exception for ${path} is not needed`)];
}
