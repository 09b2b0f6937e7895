// Which tables the SQL of a file reads and writes, told from its strings and templates.
import { parseSync } from 'oxc-parser';

/** Stands for what a template puts in. */
const hole = '\u0000';

/** Every string and template of a file as the database would see it: no comments, holes for what is put in. */
function sqlTexts(path, text) {
  const found = [];
  const pending = [parseSync(path, text).program];
  while (pending.length > 0) {
    const node = pending.pop();
    if (node.type === 'ImportDeclaration') continue;
    if (node.type === 'TemplateLiteral') found.push(node.quasis.map((part) => part.value.cooked).join(hole));
    else if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    for (const value of Object.values(node)) {
      if (Array.isArray(value))
        pending.push(...value.filter((one) => one !== null && typeof one === 'object'));
      else if (value !== null && typeof value === 'object') pending.push(value);
    }
  }
  return found.map((one) => one.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' '));
}

/** Names a text gives to queries of its own (`with name as (…)`): one of these is no table. */
function namedIn(sql) {
  const named =
    /(?:\bwith(?:\s+recursive)?|,)\s+(\w+)\s*(?:\([^)]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(/g;
  return new Set([...sql.matchAll(named)].map((match) => match[1]));
}

const wordsOf = (sql) => sql.match(/'(?:[^']|'')*'|"[^"]*"|\0|[\w$]+|[^\s\w]/g) ?? [];
const mayPrecede = new Set(['only', 'lateral', 'table']);
const endsList = new Set(
  'where group order having limit offset set on select union except intersect returning for window'.split(
    ' ',
  ),
);

/** What a word begins: a list of tables to read, one to write, or nothing (null). */
function startsWith(word, before, after) {
  if (word === 'from' && before === 'delete') return { inList: false, isNext: true, isWrite: true };
  if (word === 'from' && before !== 'distinct') return { inList: true, isNext: true, isWrite: false };
  if (word === 'join' || (word === 'using' && after !== '('))
    return { inList: true, isNext: true, isWrite: false };
  const isUpdate = word === 'update' && !['for', 'key', 'do'].includes(before) && after !== '(';
  if (word === 'into' || word === 'truncate' || isUpdate)
    return { inList: false, isNext: true, isWrite: true };
  return endsList.has(word) ? { inList: false, isNext: false, isWrite: false } : null;
}

/** The tables named in one text, in order; a hole stands for a name that is put in. */
function namesIn(sql) {
  const own = namedIn(sql);
  const words = wordsOf(sql);
  const found = [];
  /** Of each open bracket: whether a comma divides tables, whether one comes next, and whether it is written. */
  const open = [{ inList: false, isNext: false, isWrite: false }];
  words.forEach((word, at) => {
    const here = open.at(-1);
    if (word === '(') {
      open.push({ inList: here.isNext, isNext: here.isNext, isWrite: false });
      here.isNext = false;
    } else if (word === ')') {
      if (open.length > 1) open.pop();
    } else if (here.isNext && !mayPrecede.has(word) && !endsList.has(word)) {
      here.isNext = false;
      const isFunction = words[at + 1] === '(' && !here.isWrite;
      const name = word.replaceAll('"', '');
      if (/^[\0a-z_]/.test(name) && !own.has(name) && !isFunction)
        found.push({ name, isWrite: here.isWrite });
    } else if (word === ',') Object.assign(here, { isNext: here.inList, isWrite: false });
    else Object.assign(here, startsWith(word, words[at - 1], words[at + 1]));
  });
  return found;
}

/** A piece of SQL that another text puts behind its own `from` or `copy`: `ledger l`, `folio f join …`, `nav (code, …)`. */
const startsWithTable =
  /^\s*(\w+)(?:\s+(?:as\s+)?\w{1,3}\s*(?:$|,|\0|(?:left |cross |inner )?join\b)|(\s*\(\w+,))/;

/** Each mention of one of the tables in a file, as `{ name, isWrite }`. A name that is put in is seen nowhere. */
export function mentionsOf(path, text, tables) {
  const named = sqlTexts(path, text).flatMap((one) => {
    const [, name, columns] = startsWithTable.exec(one) ?? [];
    return [...namesIn(one), ...(name === undefined ? [] : [{ name, isWrite: columns !== undefined }])];
  });
  return named.filter(({ name }) => tables.has(name));
}
