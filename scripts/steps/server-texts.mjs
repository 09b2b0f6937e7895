// A sentence that a person reads stands in the contract, in a texts file of its feature: the server says it by name.
import { parseSync, Visitor } from 'oxc-parser';
import { isTest } from './import-rules.mjs';

const server = 'apps/server/src/';

/** Rooms whose sentences no user of the product reads, each with who does. A path ends with `/`, or is a file. */
export const exceptions = [
  { path: 'cli/', why: 'the command line of operators' },
  { path: 'config/', why: 'settings, said to who starts the server' },
  { path: 'main.ts', why: 'said to who starts the server' },
  { path: 'run-server.ts', why: 'said to who starts the server' },
  { path: 'compose/open-platform.ts', why: 'a fault of the log' },
  {
    path: 'features/brokerage/figures/verify-expected.ts',
    why: 'what an operator’s check of the book finds',
  },
  { path: 'features/book/feeds/', why: 'words of registrars’ files, and what an operator’s import refuses' },
  { path: 'features/book/import/', why: 'what an operator’s import refuses' },
  { path: 'features/brokerage/import/', why: 'what an operator’s import refuses' },
  { path: 'features/brokerage/rate-card/import-rate-card.ts', why: 'what an operator’s import refuses' },
  { path: 'features/brokerage/rate-card/rate-card-cells.ts', why: 'what an operator’s import refuses' },
  { path: 'features/brokerage/rate-card/read-rate-card.ts', why: 'what an operator’s import refuses' },
  { path: 'features/reference/import/', why: 'what an operator’s import refuses' },
  { path: 'features/co-branding/import/', why: 'what an operator’s import refuses' },
  { path: 'features/prostart/import/', why: 'what an operator’s import refuses' },
  { path: 'creatives/check/', why: 'what an operator’s import refuses' },
  { path: 'creatives/video/', why: 'what an operator’s import refuses, and words of ffmpeg' },
  { path: 'creatives/pdf/', why: 'names of the PDF format' },
  { path: 'creatives/html/', why: 'what an operator’s import refuses' },
  { path: 'creatives/layout/', why: 'names of typefaces, and what an operator’s import refuses' },
  { path: 'features/wishes/card/draw-card.ts', why: 'names of typefaces' },
  { path: 'features/empanelment/desk/', why: 'refusals of the desk’s command' },
  { path: 'features/feedback/desk.service.ts', why: 'refusals of the desk’s command' },
  { path: 'features/landing/testimonials.service.ts', why: 'refusals of an operator’s command' },
  { path: 'features/transact/registrar/held-answers.service.ts', why: 'refusals of an operator’s command' },
  {
    path: 'features/reference/data/',
    why: 'names of banks, branches, holidays and relations, as their lists have them',
  },
  { path: 'exports/xlsx/', why: 'markup of the format' },
  { path: 'db/', why: 'statements, and faults said to programmers' },
  { path: 'ports/mandates/', why: 'what an operator reads of banks’ files' },
  { path: 'ports/registrar/', why: 'what an operator reads of registrars’ files' },
  { path: 'ports/fetch-json.ts', why: 'a fault of the log' },
  { path: 'ports/files/file-name.ts', why: 'a fault said to programmers' },
  { path: 'ports/arn-registry/http-registry.ts', why: 'the name of a service, in faults of the log' },
  { path: 'ports/bank-check/http-bank-check.ts', why: 'the name of a service, in faults of the log' },
  { path: 'ports/kyc/http-agency.ts', why: 'the name of a service, in faults of the log' },
  { path: 'http/files/send-file.ts', why: 'a header' },
  { path: 'http/log/metrics.ts', why: 'figures for machines' },
  { path: 'http/pages/api-docs.ts', why: 'the page for developers' },
  { path: 'http/pages/own-pages.ts', why: 'the title of the page for developers' },
  { path: 'http/pages/page.ts', why: 'a style sheet' },
  { path: 'http/pages/search-engines.ts', why: 'words of robots.txt' },
  { path: 'http/wire/security-headers.ts', why: 'headers' },
  { path: 'http/wire/unreadable-connection.ts', why: 'status lines of HTTP' },
];

const isJudged = (path) => path.startsWith(server) && !isTest(path) && !path.endsWith('.repository.ts');

const labels = new Set(['header', 'title', 'label', 'heading', 'subject', 'body']);
/** What only programmers and operators read: faults, the log, the audit log. */
const isForOperators = (callee) => /(?:^|\.)(?:log|logger|console)\??\.\w+$|^writeAudit$/.test(callee);
const isFault = (callee) => /Error$/.test(callee) && !/^(?:Wire|NotMade)Error$/.test(callee);

const word = '[\\p{L}\\d’\'…-]+[.,:;)”"%]*';
const twoWords = new RegExp(`${word} ${word}`, 'u');
const threeWords = /(?:^|\s)[\p{L}’…-]+ [\p{L}’…-]+ [\p{L}’…-]+(?:$|[\s.,:;])/u;

/** Two words and a capital, or three words; a value that is put in counts as one. Not capitals alone, markup, headers. */
const isSentence = (text) =>
  /\p{Ll}/u.test(text) &&
  !/^\s*<|^(?:Basic|Bearer) …?$/u.test(text) &&
  (threeWords.test(text) || (/\p{Lu}/u.test(text) && twoWords.test(text)));

const isLabel = (text) => /\p{L}/u.test(text);

/** The sentences of one file, each with its line. */
export function sentencesOf(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const source = ({ start, end }) => text.slice(start, end);
  const found = [];
  const apart = [];
  const named = new Set();
  const skip = (node) => node && apart.push(node);
  const say = (node, said) => {
    if (isSentence(said) || (named.has(node.start) && isLabel(said))) found.push({ node, said });
  };
  const calls = (node) => {
    const callee = source(node.callee);
    if (isFault(callee) || isForOperators(callee)) skip(node);
  };
  new Visitor({
    ImportDeclaration: skip,
    TSLiteralType: skip,
    TaggedTemplateExpression: skip,
    NewExpression: calls,
    CallExpression: calls,
    BinaryExpression: (node) =>
      [node.left, node.right].filter(({ type }) => type === 'Literal').forEach(skip),
    SwitchCase: ({ test }) => skip(test),
    MemberExpression: (node) => node.computed && skip(node.property),
    Property: ({ key, value }) => {
      if (key.type === 'Literal') skip(key);
      if (labels.has(key.name)) named.add(value.start);
    },
    Literal: (node) => typeof node.value === 'string' && say(node, node.value),
    TemplateLiteral: (node) => say(node, node.quasis.map(({ value }) => value.cooked).join('…')),
  }).visit(program);
  const isApart = ({ start, end }) => apart.some((one) => one.start <= start && end <= one.end);
  return found
    .filter(({ node }) => !isApart(node))
    .map(({ node, said }) => ({ line: text.slice(0, node.start).split('\n').length, said }));
}

/** files: path → text. Answers every sentence of the server outside of the exceptions, and exceptions without one. */
export function checkServerTexts(files, allowed = exceptions) {
  const unused = new Set(allowed.map(({ path }) => path));
  const problems = [];
  for (const [path, text] of files) {
    if (!isJudged(path)) continue;
    const sentences = sentencesOf(path, text);
    const inside = path.slice(server.length);
    const exception = allowed.find(
      (one) => inside === one.path || (one.path.endsWith('/') && inside.startsWith(one.path)),
    );
    if (exception !== undefined) {
      if (sentences.length > 0) unused.delete(exception.path);
      continue;
    }
    for (const { line, said } of sentences) {
      problems.push(`${path}:${line}: “${said}” belongs in a texts file of the contract`);
    }
  }
  return [...problems, ...[...unused].map((path) => `the exception for ${path} is not needed`)];
}
