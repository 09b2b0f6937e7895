// No text may make a regular expression slow: what each costs grows at most in step with the text's length.
// Judging all of them takes minutes, so what was judged once is listed: `npm run patterns` judges what is new, and
// `npm run patterns -- --all` all of them again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { root } from './run.mjs';

const isJudged = (path) =>
  /^(?:packages\/(?:contract|domain)|apps\/(?:server|web)\/src)\//.test(path) &&
  !/\.test\.tsx?$|\/test\//.test(path);

/** Patterns that may cost more, each with why nobody can make use of it. */
export const exceptions = [
  {
    source: String.raw`<style[^>]*>([\s\S]*?)<\/style>`,
    why: 'reads the pages of our own build, once at start',
  },
  {
    source: String.raw`<script>([\s\S]*?)<\/script>`,
    why: 'reads the pages of our own build, once at start',
  },
];

/** Steps are counted, not time: a busy machine must not make a pattern costly, or unknown. */
const counted = { timeout: 120_000, attackTimeout: null, incubationTimeout: null };

/** The text of an expression of constants; null where only a running program knows it. */
function constantOf(node, constants) {
  if (node === undefined || node === null) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'Identifier') return constantOf(constants.get(node.name), constants);
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return joined([constantOf(node.left, constants), constantOf(node.right, constants)]);
  }
  const isRaw = node.type === 'TaggedTemplateExpression' && node.tag.property?.name === 'raw';
  const template = isRaw ? node.quasi : node;
  if (template.type !== 'TemplateLiteral') return null;
  return joined(
    template.quasis.flatMap(({ value }, at) => [
      isRaw ? value.raw : value.cooked,
      at < template.expressions.length ? constantOf(template.expressions[at], constants) : '',
    ]),
  );
}

const joined = (parts) => (parts.includes(null) ? null : parts.join(''));

/** Every regular expression of a file; `source` is null for one that is put together while running. */
export function patternsOf(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const constants = new Map();
  const found = [];
  const made = [];
  const called = (node) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') made.push(node);
  };
  new Visitor({
    VariableDeclaration(node) {
      if (node.kind !== 'const') return;
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier') constants.set(id.name, init);
    },
    Literal(node) {
      if (node.regex) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: called,
    CallExpression: called,
  }).visit(program);
  for (const { arguments: given } of made) {
    const [source, flags] = given;
    const fixed = flags === undefined ? '' : constantOf(flags, constants);
    // `new RegExp(/a/, 'g')`: the literal inside has been found already.
    if (!source?.regex) found.push({ source: constantOf(source, constants), flags: fixed ?? '' });
  }
  return found;
}

/** What is repeated a fixed number of times or not at all reads a fixed number of characters from each place. */
const repeats = (source) => /[*+]|\{\d+,/.test(source);

/** Null for a pattern of linear cost, otherwise what is wrong with it. */
export async function costProblem({ source, flags }) {
  if (source === null)
    return 'is put together while running: write it as a literal, or out of constants of this file';
  if (!repeats(source)) return null;
  const verdict = await check(source, flags, counted);
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'unknown')
    return `could not be judged (${verdict.error.kind}): write it more simply`;
  const { pattern } = verdict.attack;
  return `costs more than its text is long (${verdict.complexity.summary}), for instance on ${pattern}`;
}

const written = ({ source, flags }) => `/${source}/${flags}`;

/** files: path → text. Every different pattern that may cost something, and where it is used. */
function placesOf(files) {
  const places = new Map();
  for (const [path, text] of files) {
    if (!isJudged(path)) continue;
    for (const pattern of patternsOf(path, text)) {
      const key = pattern.source === null ? path : written(pattern);
      const existing = places.get(key) ?? { pattern, paths: new Set() };
      existing.paths.add(path);
      places.set(key, existing);
    }
  }
  return places;
}

/** Judges what is not on the list. Answers what is linear, every costly pattern in words, and idle exceptions. */
export async function judgePatterns(files, listed, allowed = exceptions) {
  const unused = new Set(allowed.map(({ source }) => source));
  const linear = [];
  const problems = [];
  // One after the other: asked at once, the checker would start a process for each.
  for (const { pattern, paths } of placesOf(files).values()) {
    if (allowed.some(({ source }) => source === pattern.source)) {
      unused.delete(pattern.source);
      continue;
    }
    const shown = pattern.source === null ? 'a pattern' : written(pattern);
    const problem = listed.includes(shown) ? null : await costProblem(pattern);
    if (problem !== null) problems.push(`${[...paths].join(', ')}: ${shown} ${problem}`);
    else if (repeats(pattern.source)) linear.push(shown);
  }
  for (const source of unused) problems.push(`the exception for /${source}/ is not needed`);
  return { linear: linear.sort(), problems };
}

const list = join(root, 'scripts', 'linear-patterns.json');
export const listedPatterns = () => JSON.parse(readFileSync(list, 'utf8'));
export const listPatterns = (linear) => writeFileSync(list, `${JSON.stringify(linear, null, 2)}\n`);

/** Without judging anything: what the list of judged patterns lacks, or has too much. */
export function checkListed(files, listed, allowed = exceptions) {
  const used = new Set();
  const problems = [];
  for (const { pattern, paths } of placesOf(files).values()) {
    if (pattern.source !== null && !repeats(pattern.source)) continue;
    if (allowed.some(({ source }) => source === pattern.source)) continue;
    const shown = pattern.source === null ? 'a pattern that is put together while running' : written(pattern);
    used.add(shown);
    if (!listed.includes(shown)) problems.push(`${[...paths].join(', ')}: ${shown} was never judged`);
  }
  for (const shown of listed) if (!used.has(shown)) problems.push(`${shown} is listed and used nowhere`);
  return problems.length > 0 ? [...problems, 'Run "npm run patterns".'] : [];
}
