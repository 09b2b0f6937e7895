import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { specCalls } from '../packages/contract/src/openapi/spec-calls.data.ts';
import { decidedCalls, isCall, unexplained } from './steps/made-calls.mjs';
import { root } from './steps/run.mjs';
import { recordedCalls } from './steps/spec-trace.mjs';

/* Which of the spec's calls the app's sources name; ADR 10 says of each other one why no screen makes it. */

const declarations = join(root, 'packages/contract/src/calls');

/** Every call with the file and the name that a screen imports it by. */
async function declared() {
  const found = [];
  for (const file of readdirSync(declarations, { recursive: true }).map(String)) {
    if (file === 'all.ts' || !file.endsWith('.ts') || file.includes('.test.')) continue;
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

it('every call of the spec is named by a screen, or ADR 10 says why not', async () => {
  const web = importsOf('apps/web/src', /import \{([^}]*)\} from '@hub\/contract\/calls\/([\w/-]+)'/g);
  // The calls of orders are chosen by kind.
  const byKind = importsOf(
    'packages/contract/src/orders',
    /import \{([^}]*)\} from '\.\.\/calls\/([\w/-]+)\.ts'/g,
  );
  const made = new Set([...web, ...byKind]);
  const calls = await declared();
  const unmade = specCalls
    .map(([method, path]) => `${method} ${path}`)
    .filter((key) => !calls.some((call) => call.key === key && made.has(`${call.file} ${call.name}`)));
  const decided = decidedCalls();
  expect(decided).toHaveLength(40);
  expect(unexplained(unmade, new Set(), decided)).toEqual([]);
  const wrong = decided.filter(({ name, isMade }) => isMade === unmade.some((key) => isCall(name, key)));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('a call is explained when it was made or has a reason', () => {
  const decided = [
    { name: 'Redeem', isMade: true },
    { name: 'GETSCHEMESTATUS', isMade: false },
  ];
  const keys = ['POST /api/Redeem', 'POST /api/GETSCHEMESTATUS', 'GET /api/other'];
  expect(unexplained(keys, new Set(), decided)).toEqual(['POST /api/Redeem', 'GET /api/other']);
  expect(unexplained(keys, new Set(keys), decided)).toEqual([]);
});

it('reads the recorded calls of every test that passed', () => {
  const test = (status, description) => ({
    title: 'a',
    tests: [
      {
        projectName: 'desktop',
        status,
        results: [{ duration: 1, annotations: [{ type: 'calls', description }] }],
      },
    ],
  });
  const report = {
    suites: [{ file: 'a', specs: [test('expected', 'GET /a\nPOST /b'), test('unexpected', 'GET /c')] }],
  };
  expect([...recordedCalls(report)]).toEqual(['GET /a', 'POST /b']);
});
