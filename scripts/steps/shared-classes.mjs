// A class written as a text (className="stack gap-16") must be one of the shared sheets, and each of those has a user.
import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';

/** The video player's own. */
const playersOwn = 'vds-';
const sheets = ['apps/web/src/ui/layout/parts.css', 'apps/web/src/ui/theme/base.css'];

/** The classes that every screen may use. */
export function readSharedClasses(root) {
  const css = sheets.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  return new Set(
    [...css.replace(/\/\*[\s\S]*?\*\/|@import.*/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
  );
}

/** The texts that an expression of a `className` can come to; what it compares and what it looks up are none. */
function textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return [String(node.value)];
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.raw), ...node.expressions.flatMap(textsOf)];
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(textsOf);
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(textsOf);
    case 'CallExpression':
      return node.arguments.flatMap(textsOf);
    default:
      return [];
  }
}

function wordsOf(path, text) {
  const texts = [];
  new Visitor({
    JSXAttribute: ({ name, value }) => name.name === 'className' && texts.push(...textsOf(value)),
  }).visit(parseSync(path, text).program);
  return texts.flatMap((one) => one.split(/\s+/)).filter((word) => word && !word.startsWith(playersOwn));
}

/** scripts: path → text; shared: names. Answers words that are no shared class, and shared classes without a user. */
export function checkSharedClasses(scripts, shared) {
  const problems = [];
  const used = new Set();
  for (const [path, text] of scripts) {
    if (!path.endsWith('.tsx') || !text.includes('className=')) continue;
    for (const word of wordsOf(path, text)) {
      used.add(word);
      if (!shared.has(word)) problems.push(`${path}: no shared class is named ${word}`);
    }
  }
  for (const name of shared) if (!used.has(name)) problems.push(`nobody uses the shared class ${name}`);
  return problems;
}
