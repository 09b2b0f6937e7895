// Words of our own where the trade or the web has one: in the names of code and files, and in what a screen says.
import { parseSync } from 'oxc-parser';

/** A part of a name → what says the same in the words of the glossary. */
const instead = {
  asked: 'requested',
  ask: 'request',
  asks: 'requests',
  asking: 'requesting',
  begun: 'started',
  began: 'started',
  begin: 'start',
  begins: 'starts',
  beginning: 'start',
  standing: 'status, validity or eligibility',
  standings: 'statuses',
  twin: 'expected (brokerage)',
  twins: 'expected (brokerage)',
  land: 'import',
  lands: 'imports',
  landed: 'imported',
  told: 'notified or reported',
  tell: 'notify or report',
  tells: 'notifies or reports',
  telling: 'notifying or reporting',
  anew: 'again',
  known: 'existing',
  kept: 'saved',
};

/** Names that may stay, each with its reason. */
export const allowedNames = {
  asks: 'of an act’s button: what it will ask for, as its second line says',
  NOT_KNOWN: 'a KYC status on the wire',
  begunFrom: 'a key of the terms that are stored with an order, which an index of the database names',
};

const screenWords =
  /(?<![\w$.{-])(begins?|began|begun|anew|stands?|standing|twins?|works? no more|opens nothing|turned down|put right|birth dates?|(?:is|are) told)(?![\w-]|\()/i;
/** Texts that may stay, each with its reason. */
export const allowedTexts = {
  'standing instruction': 'what a bank calls a permission to debit',
};

const partsOf = (name) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());
const privatePart = (name) =>
  Object.hasOwn(allowedNames, name) ? undefined : partsOf(name).find((part) => Object.hasOwn(instead, part));

const isScreen = (path) => /^(packages\/contract|apps\/web)\/src\//.test(path) && !/\.test\.tsx?$/.test(path);

/** Names and texts of a file, each as `[kind, text]`. */
function* saidIn(path, text) {
  const pending = [parseSync(path, text).program];
  while (pending.length > 0) {
    const node = pending.pop();
    if (/^(Identifier|JSXIdentifier|PrivateIdentifier)$/.test(node.type)) yield ['name', node.name];
    if (node.type === 'Literal' && typeof node.value === 'string') yield ['text', node.value];
    if (node.type === 'JSXText') yield ['text', node.value];
    if (node.type === 'TemplateElement') yield ['text', node.value.raw];
    for (const value of Object.values(node)) {
      if (Array.isArray(value))
        pending.push(...value.filter((one) => one !== null && typeof one === 'object'));
      else if (value !== null && typeof value === 'object') pending.push(value);
    }
  }
}

function textProblem(path, text) {
  const plain = Object.keys(allowedTexts).reduce((left, allowed) => left.replaceAll(allowed, ''), text);
  const word = plain.includes(' ') && screenWords.exec(plain);
  return word ? `${path} says "${text.trim().slice(0, 60)}": plain words instead of ${word[1]}` : null;
}

/** files: path → text. Answers names and texts with private words. */
export function checkWords(files) {
  const problems = new Set();
  for (const [path, text] of files) {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const part = privatePart(file.slice(0, file.lastIndexOf('.')));
    if (part) problems.add(`${path} is named with ${part}: ${instead[part]}`);
    for (const [kind, said] of saidIn(path, text)) {
      const word = kind === 'name' ? privatePart(said) : undefined;
      if (word) problems.add(`${path} names ${said}: ${instead[word]} instead of ${word}`);
      const problem = kind === 'text' && isScreen(path) ? textProblem(path, said) : null;
      if (problem) problems.add(problem);
    }
  }
  return [...problems];
}
