import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** What is handed out, and from which workspaces its packages come. */
const parts = [
  { name: 'web', roots: ['apps/web'] },
  { name: 'apps', roots: ['apps/web', 'apps/mobile'] },
  { name: 'server', roots: ['apps/server'] },
];

/** Licences that somebody has read: what they ask for is kept by the two lists below. A new one is read first. */
const existing = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'OFL-1.1'],
  // Used as they are: MPL asks for changes of its own files, LGPL that the library can be exchanged, which a folder
  // of node_modules can.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]);

/** Packages whose package.json names none; their licence file does. */
const unnamed = { 'png-js': 'MIT' };

/** Where a package finds another, as Node looks for it. */
function resolve(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    const entry = packages[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (at === '') return null;
  }
}

function reachable(packages, roots) {
  const seen = new Set();
  const open = [...roots];
  while (open.length > 0) {
    const path = open.pop();
    if (seen.has(path)) continue;
    seen.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolve(packages, path, name);
      if (found !== null) open.push(found);
    }
  }
  return [...seen].filter((path) => path.includes('node_modules/'));
}

const byName = (a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1);

/** Every package of others that is handed out, with what it is part of. Read from the lock file, so on every machine the same. */
export function handedOut({ packages }) {
  const found = new Map();
  for (const { name: part, roots } of parts) {
    for (const path of reachable(
      packages,
      roots.filter((root) => packages[root]),
    )) {
      const { version, license } = packages[path];
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const before = found.get(`${name} ${version}`);
      const licence = license ?? unnamed[name] ?? 'not named';
      found.set(`${name} ${version}`, {
        name,
        version,
        licence,
        path,
        parts: [...(before?.parts ?? []), part],
      });
    }
  }
  return [...found.values()].sort(byName);
}

const namesIn = (licence) => licence.replace(/[()]/g, '').split(/ (?:AND|OR) /);

/** Packages under a licence that nobody has read yet. */
export const unreadLicences = (list) =>
  list
    .filter(({ licence }) => !namesIn(licence).every((name) => existing.has(name)))
    .map(
      ({ name, version, licence }) =>
        `${name}@${version} is under "${licence}", which nobody has read: see scripts/steps/licences.mjs`,
    );

/** A font's package has two: its own and the font's. */
function wordsOf(path) {
  const folder = join(root, path);
  if (!existsSync(folder)) return null;
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => name)
    .sort();
  if (found.length === 0) return null;
  return found.map((name) => readFileSync(join(folder, name), 'utf8').replace(/\r/g, '').trim()).join('\n\n');
}

/** THIRD-PARTY.md: the whole list. */
export const listText = (list) =>
  [
    '# Software and fonts of others',
    '',
    'What is handed out with the product and is not ours, with its licence: `web` is the website, `apps` the Android and iOS shells around it, `server` the server. Written by `npm run licences`; `npm run check` says when it is out of date. The words of the licences of web and apps are in `apps/web/public/third-party-licences.txt`, which the footer of every page leads to; those of the server lie with each package.',
    '',
    'Not handed out: `ffmpeg`. Production uses the one of the system; the build that `npm ci` brings for demo and tests (GPL-3.0) is a development dependency. Nor the voices of the films of the demo: Flite (licence of Carnegie Mellon, like BSD) and, as a program of its own, eSpeak NG (GPL-3.0), also a development dependency. Node.js (MIT and others) and PostgreSQL (PostgreSQL licence) are run, not shipped.',
    '',
    '| package | version | licence | in |',
    '| --- | --- | --- | --- |',
    ...list.map(
      ({ name, version, licence, parts: of }) => `| ${name} | ${version} | ${licence} | ${of.join(', ')} |`,
    ),
    '',
  ].join('\n');

/** What a browser or an app is given: each text once, under the packages that it is of. */
export function webText(list) {
  const texts = new Map();
  for (const { name, version, licence, path, parts: of } of list) {
    if (!of.includes('apps')) continue;
    const words = wordsOf(path) ?? `${licence}. The package has no licence file.`;
    texts.set(words, [...(texts.get(words) ?? []), `${name} ${version} (${licence})`]);
  }
  const line = '-'.repeat(80);
  return [
    'Software and fonts of others in this website and its apps, with their licences.',
    ...[...texts].map(([words, names]) => `${line}\n${names.join('\n')}\n\n${words}`),
    '',
  ].join('\n\n');
}

const files = (list) => [
  { file: 'THIRD-PARTY.md', text: listText(list) },
  { file: 'apps/web/public/third-party-licences.txt', text: webText(list) },
];

export function writeLicences(list) {
  for (const { file, text } of files(list)) writeFileSync(join(root, file), text);
}

/** What is not as the packages have it. */
export function checkLicences(list) {
  const stale = files(list)
    .filter(
      ({ file, text }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
    )
    .map(({ file }) => `${file} is out of date: run "npm run licences"`);
  return [...unreadLicences(list), ...stale];
}
