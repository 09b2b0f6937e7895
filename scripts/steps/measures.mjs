// How the rooms of the repository are: folders, functions, loops between folders, tables of others. Bounds and what
// still exceeds them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { importsOf, target } from './import-rules.mjs';
import { foreignTables } from './table-owners.mjs';

export const bounds = { filesInFolder: 20, linesOfFunction: 70 };

const isSource = (path) => /^(?:packages|apps)\/[^/]+\/src\//.test(path);
const isProduct = (path) => isSource(path) && !/\.test\.tsx?$|\/test\//.test(path);
const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));

/** Every file below the sources of packages and apps, with forward slashes. */
export function listedFiles(root) {
  const found = [];
  for (const home of ['packages', 'apps']) {
    for (const { name } of readdirSync(join(root, home), { withFileTypes: true })) {
      const src = `${home}/${name}/src`;
      const entries = readdirSync(join(root, home, name)).includes('src')
        ? readdirSync(join(root, src), { recursive: true, withFileTypes: true })
        : [];
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        found.push(relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
      }
    }
  }
  return found;
}

/** Folders with more files than the bound, the fullest first; `paths` are all files, style sheets and tests too. */
export function fullFolders(paths, bound = bounds.filesInFolder) {
  const counts = new Map();
  for (const path of paths) {
    if (isSource(path)) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, files]) => files > bound)
    .sort((one, other) => other[1] - one[1])
    .map(([folder, files]) => ({ folder, files }));
}

/** Functions with more lines than the bound, the longest first. Those inside another one count in it too. */
export function longFunctions(files, bound = bounds.linesOfFunction) {
  const found = [];
  for (const [path, text] of files) {
    if (!isProduct(path)) continue;
    const { program } = parseSync(path, text);
    const lineOf = (at) => text.slice(0, at).split('\n').length;
    const look = (node) => {
      const lines = text.slice(node.start, node.end).split('\n').length;
      if (lines > bound) found.push({ path, line: lineOf(node.start), lines });
    };
    new Visitor({
      FunctionDeclaration: look,
      FunctionExpression: look,
      ArrowFunctionExpression: look,
    }).visit(program);
  }
  return found.sort((one, other) => other.lines - one.lines);
}

/** Groups of folders that import each other in a round, by Tarjan's way; the largest first. */
export function folderLoops(files, root = '/') {
  const edges = new Map();
  for (const [path, text] of files) {
    if (!isProduct(path)) continue;
    const from = folderOf(path);
    const to = edges.get(from) ?? new Set();
    edges.set(from, to);
    for (const specifier of importsOf(path, text)) {
      const found = target(root, path, specifier);
      if (typeof found === 'string' && isProduct(found) && folderOf(found) !== from) to.add(folderOf(found));
    }
  }
  return roundsOf(edges).sort((one, other) => other.length - one.length);
}

function roundsOf(edges) {
  const rounds = [];
  const seen = new Map();
  const low = new Map();
  const open = [];
  const visit = (folder) => {
    seen.set(folder, seen.size);
    low.set(folder, seen.get(folder));
    open.push(folder);
    for (const next of edges.get(folder) ?? []) {
      if (!seen.has(next)) visit(next);
      if (open.includes(next)) low.set(folder, Math.min(low.get(folder), low.get(next)));
    }
    if (low.get(folder) !== seen.get(folder)) return;
    const round = open.splice(open.indexOf(folder));
    if (round.length > 1) rounds.push(round.sort());
  };
  for (const folder of edges.keys()) if (!seen.has(folder)) visit(folder);
  return rounds;
}

const byName = (pairs) =>
  Object.fromEntries([...pairs].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)));

/** What exceeds a bound, in a form that can be kept: a later look may find less, never more. */
export function excess(paths, files, root) {
  const functions = new Map();
  for (const { path, lines } of longFunctions(files)) {
    functions.set(path, [...(functions.get(path) ?? []), lines]);
  }
  return {
    folders: byName(fullFolders(paths).map(({ folder, files: count }) => [folder, count])),
    functions: byName(functions),
    loops: folderLoops(files, root).sort((one, other) => (one.join() < other.join() ? -1 : 1)),
    tables: sortedTables(foreignTables(files)),
  };
}

const sortedRooms = (rooms) =>
  byName(Object.entries(rooms).map(([room, counts]) => [room, byName(Object.entries(counts))]));

const sortedTables = ({ reads, writes, writers }) => ({
  reads: sortedRooms(reads),
  writes: sortedRooms(writes),
  writers: byName(Object.entries(writers)),
});

const doors = {
  reads: 'read a view of its owner, or ask its .public.ts',
  writes: 'call a function of its owner that takes the transaction',
};

function tableProblems(found, existing) {
  const problems = [];
  for (const [kind, door] of Object.entries(doors)) {
    for (const [room, counts] of Object.entries(found[kind])) {
      for (const [table, count] of Object.entries(counts)) {
        const before = existing[kind][room]?.[table] ?? 0;
        if (count > before)
          problems.push(`${room} ${kind} ${table} ${count} times, ${before} known: ${door}`);
      }
    }
  }
  for (const [table, rooms] of Object.entries(found.writers)) {
    if (rooms.some((room) => !existing.writers[table]?.includes(room)))
      problems.push(`${table} is written by ${rooms.join(' and ')}: one of them owns it`);
  }
  return problems;
}

/**
 * Holds what is found against what is known of. Something new, or more of it, is a fault; so is an exception that is
 * larger than what is left of it, because the list only shrinks.
 */
export function compareExcess(found, existing) {
  const problems = [];
  const outgrown = 'scripts/steps/measures.json is larger than needed: npm run measures';
  const each = (kind, say, isMore) => {
    for (const [name, value] of Object.entries(found[kind])) {
      if (existing[kind][name] === undefined || isMore(value, existing[kind][name]))
        problems.push(say(name, value));
    }
  };
  each(
    'folders',
    (name, count) => `${name} has ${count} files, of at most ${bounds.filesInFolder}: make rooms in it`,
    (now, before) => now > before,
  );
  each(
    'functions',
    (name, lines) => `${name} has functions of ${lines} lines, of at most ${bounds.linesOfFunction}`,
    (now, before) => now.length > before.length || now.some((lines, at) => lines > before[at]),
  );
  for (const loop of found.loops) {
    const isExisting = existing.loops.some((one) => loop.every((folder) => one.includes(folder)));
    if (!isExisting) problems.push(`these folders import each other: ${loop.join(', ')}`);
  }
  problems.push(...tableProblems(found.tables, existing.tables));
  if (problems.length === 0 && JSON.stringify(found) !== JSON.stringify(existing)) problems.push(outgrown);
  return problems;
}

/** What may be kept: all that is found, but of tables of others never more than was known. */
export function keepable(found, existing) {
  const hasGrown = existing.tables !== undefined && tableProblems(found.tables, existing.tables).length > 0;
  return hasGrown ? { ...found, tables: existing.tables } : found;
}

/** What exceeded a bound when the check began to look. */
export const acceptedExcess = () =>
  JSON.parse(readFileSync(new URL('./measures.json', import.meta.url), 'utf8'));
