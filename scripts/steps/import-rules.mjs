// Who may import whom (design §3). The rules are data; the check reads every file's imports from its syntax tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

export const isTest = (path) =>
  /\.test\.tsx?$/.test(path) || /^(e2e|bench)\//.test(path) || /\/test\//.test(path);
const below = (...folders) => {
  const starts = folders.map((folder) => `${folder}/`);
  return (path) => starts.some((start) => path.startsWith(start));
};
const matches = (pattern) => (path) => pattern.test(path);
const featureOf = (path) => /^apps\/(web|server)\/src\/features\/([^/]+)\//.exec(path)?.[2];

const web = 'apps/web/src';
const server = 'apps/server/src';
const demo = 'apps/demo/src';

/** What the demo composes a server from, and draws and writes with: rooms below the features, and the program itself. */
const composed = matches(
  /^apps\/server\/src\/(calls|cli|client-messages|compose|config|creatives|db|http\/(files|pages)|jobs|ports)\//,
);
const isProgram = (path) => path === `${server}/app.ts` || path === `${server}/run-server.ts`;

/** Each rule: files it speaks of, what they may not import, and the sentence a developer reads. */
export const rules = [
  {
    says: 'domain imports nothing of ours',
    from: below('packages/domain'),
    forbids: (to) => !to.startsWith('packages/domain/'),
  },
  {
    says: 'domain is pure: no platform modules and no packages',
    from: (path) => path.startsWith('packages/domain/') && !isTest(path),
    forbidsPackage: () => true,
  },
  {
    says: 'contract imports only domain',
    from: below('packages/contract'),
    forbids: (to) => !to.startsWith('packages/'),
  },
  { says: 'web never imports server', from: below('apps/web'), forbids: below('apps/server', 'apps/mobile') },
  { says: 'server never imports web', from: below('apps/server'), forbids: below('apps/web', 'apps/mobile') },
  {
    says: 'nothing of the product knows the demo: only tests, journeys and benches import it',
    from: (path) => !path.startsWith('apps/demo/') && !isTest(path),
    forbids: below('apps/demo'),
  },
  {
    says: 'the demo imports server and packages only',
    from: below('apps/demo'),
    forbids: (to) => !below('apps/demo', 'apps/server', 'packages')(to),
  },
  {
    says: 'the demo fills the product through its own doors: of a feature it imports only f.public.ts',
    from: (path) => path.startsWith('apps/demo/') && !isTest(path),
    forbids: (to) =>
      to.startsWith('apps/server/') && !to.endsWith('.public.ts') && !composed(to) && !isProgram(to),
  },
  {
    says: 'web features do not know the app around them',
    from: below(`${web}/features`),
    forbids: below(`${web}/app`),
  },
  {
    says: 'lib, platform, ui and parts know neither features nor app',
    from: below(`${web}/lib`, `${web}/platform`, `${web}/ui`, `${web}/parts`),
    forbids: below(`${web}/app`, `${web}/features`),
  },
  {
    says: 'ui knows nothing of the product: lib, platform and ui do not import parts',
    from: below(`${web}/lib`, `${web}/platform`, `${web}/ui`),
    forbids: below(`${web}/parts`),
  },
  {
    says: 'a feature does not import another feature (on the server, only its f.public.ts; a test, its test folder)',
    from: (path) => featureOf(path) !== undefined,
    forbids: (to, from) => {
      const other = featureOf(to);
      if (other === undefined || other === featureOf(from) || to.endsWith('.public.ts')) return false;
      return !(isTest(from) && from.startsWith(`${server}/`) && to.includes('/test/'));
    },
  },
  {
    says: 'a repository is the last stop before the database',
    from: matches(/\.repository\.ts$/),
    forbids: (to) => /\.(service|routes|policy)\.ts$/.test(to) || to.startsWith(`${server}/http/`),
  },
  {
    says: 'a service does not know its routes or HTTP',
    from: matches(/\.service\.ts$/),
    forbids: (to) => /\.routes\.ts$/.test(to) || to.startsWith(`${server}/http/`),
  },
  {
    says: 'ports and db know no feature: composition hands them what they need',
    from: (path) => below(`${server}/ports`, `${server}/db`)(path) && !isTest(path),
    forbids: below(`${server}/features`),
  },
  {
    says: 'what draws and writes files knows no feature: pictures, creatives and documents',
    from: (path) =>
      below(`${server}/pictures`, `${server}/creatives`, `${server}/documents`)(path) && !isTest(path),
    forbids: below(`${server}/features`),
  },
  {
    says: 'only routes, http, app.ts and the pages of the demo see Fastify',
    from: (path) =>
      below(server, demo)(path) &&
      !isTest(path) &&
      !below(`${server}/http`, `${demo}/pages`)(path) &&
      !/\.routes\.ts$/.test(path) &&
      !/^apps\/server\/src\/(app|main)\.ts$/.test(path),
    forbidsPackage: (name) => name === 'fastify' || name.startsWith('@fastify/'),
  },
  {
    says: 'only db/, jobs/ and repositories see SQL drivers',
    from: (path) =>
      below(server, demo)(path) &&
      !isTest(path) &&
      !path.startsWith(`${server}/db/`) &&
      !path.startsWith(`${server}/jobs/`) &&
      !/\.repository\.ts$/.test(path),
    forbidsPackage: (name) => /^(pg|pg-boss|drizzle-orm|@electric-sql\/pglite)$/.test(name),
  },
  {
    says: 'only platform/native* sees Capacitor',
    from: (path) => path.startsWith('apps/web/') && !/^apps\/web\/src\/platform\/native/.test(path),
    forbidsPackage: (name) => name.startsWith('@capacitor/'),
  },
  {
    says: 'the page of an investor stays light: of the web it imports ui, and no feature, router or session',
    from: (path) => path.startsWith(`${web}/confirm/`) && !isTest(path),
    forbids: (to) => to.startsWith(`${web}/`) && !below(`${web}/confirm`, `${web}/ui`)(to),
  },
  {
    says: 'nobody imports the page of an investor',
    from: (path) => path.startsWith(`${web}/`) && !path.startsWith(`${web}/confirm/`),
    forbids: below(`${web}/confirm`),
  },
  {
    says: 'the console stands beside the app: of the web it imports ui, lib and parts',
    from: below(`${web}/console`),
    forbids: (to) =>
      to.startsWith(`${web}/`) && !below(`${web}/console`, `${web}/ui`, `${web}/lib`, `${web}/parts`)(to),
  },
  {
    says: 'nobody imports the console',
    from: (path) => path.startsWith(`${web}/`) && !path.startsWith(`${web}/console/`),
    forbids: below(`${web}/console`),
  },
  {
    says: 'the browser never loads the list of all calls',
    from: (path) => path.startsWith('apps/web/') && !isTest(path),
    forbids: (to) => to === 'packages/contract/src/calls/all.ts',
  },
];

/** Spellings that belong to the wire and stand only in the contract (design §3). */
const wireNames =
  /\b(maintainance|TAX_STATUS_CODE|TAX_STATUS_DESC|RESIDENT_FLAG|upadated_at|KMFUnification|PlexNewAPI|CrmMapping)\b/;

export function importsOf(path, text) {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const found = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.map((e) => e.moduleRequest?.value)),
    ...module.dynamicImports.map((entry) =>
      text.slice(entry.moduleRequest.start, entry.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ];
  return [...new Set(found.filter((name) => typeof name === 'string'))];
}

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

export function target(root, from, specifier) {
  if (specifier.startsWith('.')) {
    return relative(root, resolve(root, dirname(from), specifier))
      .split(sep)
      .join('/');
  }
  const ours = /^@hub\/(domain|contract|web|server|demo|mobile)(?:\/(.+))?$/.exec(specifier);
  if (!ours) return null;
  const home = ['domain', 'contract'].includes(ours[1]) ? 'packages' : 'apps';
  return `${home}/${ours[1]}/src/${ours[2] ? `${ours[2]}.ts` : 'index.ts'}`;
}

/** files: path → text, paths from the root with forward slashes. Answers the broken rules in words. */
export function checkImports(files, root = '/') {
  const problems = [];
  const graph = new Map();
  for (const [path, text] of files) {
    const edges = [];
    for (const specifier of importsOf(path, text)) {
      const to = target(root, path, specifier);
      if (to) edges.push(to);
      for (const rule of rules) {
        if (!rule.from(path)) continue;
        const broken = to
          ? rule.forbids?.(to, path)
          : rule.forbidsPackage?.(packageOf(specifier.replace(/^node:/, 'node:')));
        if (broken) problems.push(`${path} imports ${specifier}: ${rule.says}`);
      }
    }
    graph.set(path, edges);
    const inContract = path.startsWith('packages/contract/');
    const word = inContract || isTest(path) ? null : wireNames.exec(text);
    if (word) problems.push(`${path} says ${word[0]}: wire names stand only in the contract`);
  }
  return [...problems, ...cycles(graph), ...roomLoops(graph), ...sqlOutside(files)];
}

function cycles(graph) {
  const state = new Map();
  const problems = [];
  const visit = (path, trail) => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      problems.push(`import cycle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`);
      return;
    }
    state.set(path, 'open');
    for (const next of graph.get(path) ?? []) if (graph.has(next)) visit(next, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of graph.keys()) visit(path, []);
  return problems;
}

/** The room of a file of the server: a feature, a folder beside the features, or the file itself; refusals lie below all. */
function roomOf(path) {
  const [, inFeature] = /^(apps\/server\/src\/features\/[^/]+)\//.exec(path) ?? [];
  const [, room] = /^(apps\/server\/src\/(?!features\/)(?:calls\/refusal|[^/]+))\//.exec(path) ?? [];
  return inFeature ?? room ?? (path.startsWith(`${server}/`) ? path : null);
}

/** Folders that know each other, directly or through others, are one folder with two names. */
function roomLoops(graph) {
  const rooms = new Map();
  for (const [path, edges] of graph) {
    const room = roomOf(path);
    if (room === null || isTest(path)) continue;
    const existing = rooms.get(room) ?? rooms.set(room, new Set()).get(room);
    for (const to of edges) if (roomOf(to) !== null && roomOf(to) !== room) existing.add(roomOf(to));
  }
  return cycles(rooms).map((problem) => problem.replace('import cycle', 'loop between folders'));
}

/** SQL is written in lower case, which no sentence of ours begins with. */
const sqlText =
  /(?:^|[\s(`'"])(?:select\s[^;]{0,2000}?\sfrom\s+[\w$(]|insert into \w|update \w+(?: as \w+| \w+)? set |delete from \w)/;

/** Strings and templates of a file, each as its source text. */
function* textsOf(path, text) {
  const pending = [parseSync(path, text).program];
  while (pending.length > 0) {
    const node = pending.pop();
    if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')) {
      yield text.slice(node.start + 1, node.end - 1);
    }
    for (const value of Object.values(node)) {
      if (Array.isArray(value))
        pending.push(...value.filter((one) => one !== null && typeof one === 'object'));
      else if (value !== null && typeof value === 'object') pending.push(value);
    }
  }
}

function sqlOutside(files) {
  const problems = [];
  for (const [path, text] of files) {
    const mayHold = path.startsWith(`${server}/db/`) || path.endsWith('.repository.ts') || isTest(path);
    if (mayHold || !below(server, demo)(path) || !sqlText.test(text)) continue;
    for (const found of textsOf(path, text)) {
      if (sqlText.test(found)) {
        problems.push(`${path} says "${found.trim().slice(0, 40)}": SQL stands only in repositories and db`);
      }
    }
  }
  return problems;
}

function* sourceFiles(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'android', 'ios', 'migrations'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

export function readSources(root) {
  const files = new Map();
  for (const folder of ['packages', 'apps', 'e2e', 'bench']) {
    for (const path of sourceFiles(join(root, folder))) {
      files.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'));
    }
  }
  return files;
}
