import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { specCalls } from '../packages/contract/src/spec-calls.data.ts';
import { root } from './steps/run.mjs';

/* Which of the spec's calls the app's sources name; ADR 10 says of each other one why no screen makes it. */

const declarations = join(root, 'packages/contract/src/calls');

/** Every call with the file and the name that a screen imports it by. */
async function declared() {
  const found = [];
  for (const file of readdirSync(declarations)) {
    if (file === 'all.ts' || file.includes('.test.')) continue;
    const exported = Object.entries(await import(join(declarations, file)));
    const grouped = exported.flatMap(([name, value]) =>
      value?.path === undefined && typeof value === 'object' && value !== null
        ? Object.values(value).map((call) => [name, call])
        : [[name, value]],
    );
    for (const [name, call] of grouped) {
      if (typeof call?.path !== 'string' || typeof call.method !== 'string') continue;
      found.push({ file: file.replace('.ts', ''), name, key: `${call.method} ${call.path}` });
    }
  }
  return found;
}

/** `import { a, type b as c } from '@hub/contract/calls/x'` says that this file makes `a`. */
function importsOf(folder, under) {
  const files = readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)test\//.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(root, folder, file), 'utf8').matchAll(under)].flatMap(([, names = '', from]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => `${from} ${name.split(' as ')[0]}`),
    ),
  );
}

const rows = readFileSync(join(root, 'docs/adr/0010-the-calls-the-app-makes.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, by] = /^\| `([^`]+)` \| ?([^|]*?) ?\| ?[^|]*\|$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, isMade: by !== '' }];
  });

it('[S1-30] every call of the spec is made by the app, or stands in ADR 10', async () => {
  const web = importsOf('apps/web/src', /import \{([^}]*)\} from '@hub\/contract\/calls\/([\w-]+)'/g);
  // The calls of orders are chosen by kind.
  const byKind = importsOf(
    'packages/contract/src/orders',
    /import \{([^}]*)\} from '\.\.\/calls\/([\w-]+)\.ts'/g,
  );
  const made = new Set([...web, ...byKind]);
  const calls = await declared();
  const unmade = specCalls
    .map(([method, path]) => `${method} ${path}`)
    .filter((key) => !calls.some((call) => call.key === key && made.has(`${call.file} ${call.name}`)));
  const fits = (name) => (key) => key.endsWith(`/${name}`);
  expect(rows).toHaveLength(40);
  expect(unmade.filter((key) => !rows.some(({ name, isMade }) => !isMade && fits(name)(key)))).toEqual([]);
  const said = rows.filter(({ name, isMade }) => isMade !== !unmade.some(fits(name)));
  expect(said.map(({ name }) => name)).toEqual([]);
});
