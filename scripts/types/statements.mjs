// Every statement of the repositories, described against the real schema: it must parse, and its columns must be those
// that the code states. The statements are had by calling every function that a repository offers with made-up
// arguments, on a database that only notes what it is asked. Run as a program it prints what is wrong.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgliteSnapshot } from '../../apps/server/test/pglite-snapshot.ts';
import { root as ours } from '../steps/run.mjs';
import { compareColumns } from './columns.mjs';
import { Descriptions } from './describe.mjs';
import { nullability } from './nullable.mjs';
import { callSignature, offersOf, openProgram, requestsOf } from './program.mjs';
import { recorder } from './recorder.mjs';
import { isSampled, Samples } from './sample.mjs';

/** Rounds of calls, each with other arguments; and how many more where a statement was not reached. */
const ROUNDS = 6;
const MOST_ROUNDS = 150;

/** Services that hand SQL to a repository: what it is can be told from them alone. */
const givers = [
  'apps/server/src/features/reference/lists/ensure-reference.ts',
  'apps/server/src/features/session/check-code.ts',
];

/** The places of a file by line and column, as a stack names them. */
function byPlace(files, requests) {
  const found = new Map();
  for (const request of requests) {
    const before = files.get(request.file).slice(0, request.at).split('\n');
    const place = `${request.file}:${before.length}:${before.at(-1).length + 1}`;
    found.set(place, { ...request, line: before.length, texts: new Map(), isSeen: false });
  }
  return found;
}

/** Calls what a module offers, and what that answers, as far as it can be called. */
async function exercise(checker, samples, value, type, depth = 0) {
  if (type === undefined || depth > 3) return;
  if (typeof value === 'function') {
    const signature = callSignature(checker, type);
    if (signature === undefined) return;
    const answer = await value(...samples.argumentsOf(signature));
    const answered = checker.getReturnTypeOfSignature(signature);
    if (answer?.[Symbol.asyncIterator] !== undefined) for await (const _ of answer);
    else await exercise(checker, samples, answer, answered, depth + 1);
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const one of checker.getPropertiesOfType(type)) {
      if (typeof value[one.name] === 'function')
        await exercise(checker, samples, value[one.name], checker.getTypeOfSymbol(one), depth + 1);
    }
  }
}

/** A row as the statement would answer it: texts by the column's type, all else by what the code states. */
function rowOf(samples, row, fields) {
  const texts = { 1700: '1', 20: '1', 1082: '2026-11-16', 1184: '2026-11-16T05:00:00.000000Z' };
  const stated = new Map(row?.map(({ name, type }) => [name, type]));
  return Object.fromEntries(
    fields.map(({ name, dataTypeID }) => {
      const value = stated.has(name) ? samples.valueOf(stated.get(name)) : 1;
      return [name, typeof value === 'string' ? (texts[dataTypeID] ?? value) : value];
    }),
  );
}

/** Keeps what a statement is at its place. One with a made-up text in it was given SQL that is none. */
function note(place, text, found) {
  if (found.error !== undefined && (isSampled(text) || place.texts.get(text)?.fields !== undefined)) return;
  place.texts.set(text, found);
  place.isSeen = true;
}

/** Calls everything, round after round; the statements are then with their places. */
async function collect({ checker, program }, files, places, descriptions) {
  let round = 0;
  const recording = recorder(async (stack, text) => {
    const place = stack
      .map(({ file, line, column }) => places.get(`${file}:${line}:${column}`))
      .find(Boolean);
    const found = await descriptions.of(text);
    if (place !== undefined) note(place, text, found);
    if (found.error !== undefined) throw new Error(found.error);
    const length = round % 3 === 1 ? 0 : round === 0 ? 1 : 3;
    return Array.from({ length }, () => rowOf(samples, place?.row, found.fields));
  });
  const samples = new Samples(checker, recording.database);
  const modules = await Promise.all(
    files.map(async (file) => ({
      file,
      module: await import(pathToFileURL(file).href),
      offers: offersOf({ checker, program }, file),
    })),
  );
  const missed = () => new Set([...places.values()].filter(({ isSeen }) => !isSeen).map(({ file }) => file));
  for (; round < MOST_ROUNDS; round += 1) {
    const open = missed();
    if (round >= ROUNDS && open.size === 0) break;
    for (const { file, module, offers } of modules) {
      if (round >= ROUNDS && !open.has(file) && places.has(file)) continue;
      for (const { name, type } of offers) {
        recording.start();
        samples.start(round);
        // What a made-up value makes a function say is of no matter: its statements were noted.
        await exercise(checker, samples, module[name], type).catch(() => {});
      }
    }
  }
}

/** Repositories that ask the database, with their text. */
function repositoriesOf({ program }, home) {
  return new Map(
    program
      .getSourceFileNames()
      .filter((file) => file.startsWith(home) && file.endsWith('.repository.ts'))
      .map((file) => [file, readFileSync(file, 'utf8')])
      .filter(([, text]) => /\.(?:query|read|asSystem)\b/.test(text)),
  );
}

async function openSchema() {
  const snapshot = await pgliteSnapshot(join(ours, '.cache'));
  return PGlite.create({
    extensions: { btree_gin, pg_trgm },
    loadDataDir: new Blob([readFileSync(snapshot)]),
  });
}

/** What is wrong with one place, in words. */
function problemsAt({ row, texts }, checker, isNullable) {
  if (texts.size === 0) return ['no call of what the repositories export reaches this'];
  const said = new Set();
  for (const [text, { error, fields }] of texts) {
    if (error !== undefined) said.add(error);
    else if (row !== null)
      for (const one of compareColumns(checker, row, fields, isNullable(text))) said.add(one);
  }
  return [...said];
}

/** What is wrong with the statements of a workspace, in words; how many there are, and how many state their columns. */
export async function checkStatements(root, project) {
  const compiler = openProgram(root, project);
  const pglite = await openSchema();
  try {
    const files = repositoriesOf(compiler, join(root, 'apps', ''));
    const requests = [...files.keys()].flatMap((file) => requestsOf(compiler, file));
    const places = byPlace(files, requests);
    const given = givers.map((path) => join(root, path)).filter(existsSync);
    await collect(compiler, [...files.keys(), ...given], places, new Descriptions(pglite));
    const isNullable = await nullability(pglite);
    const problems = [...places.values()].flatMap((place) =>
      problemsAt(place, compiler.checker, isNullable).map(
        (says) => `${relative(root, place.file)}:${place.line}: ${says}`,
      ),
    );
    return { problems, requests: requests.length, stated: requests.filter(({ row }) => row !== null).length };
  } finally {
    compiler.close();
    await pglite.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , root = ours, project = 'apps/demo'] = process.argv;
  const { problems, requests, stated } = await checkStatements(root, project);
  console.log(problems.join('\n'));
  console.log(`${requests} statements, ${stated} of them with columns`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
