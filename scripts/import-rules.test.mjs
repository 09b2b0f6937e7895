import { describe, expect, it } from 'vitest';
import { checkImports, readSources } from './steps/import-rules.mjs';
import { root } from './steps/run.mjs';
import { driftOf, lastSnapshot } from './steps/schema-drift.mjs';
import { exportRules, unusedExports } from './steps/unused-exports.mjs';

const check = (files) => checkImports(new Map(Object.entries(files)));

describe('import rules', () => {
  it('hold for the project as it stands', () => {
    expect(checkImports(readSources(root), root)).toEqual([]);
  });

  it.each([
    ['packages/domain/src/a.ts', "import '@hub/contract';", 'domain imports nothing of ours'],
    ['packages/domain/src/a.ts', "import 'node:fs';", 'domain is pure'],
    [
      'packages/contract/src/a.ts',
      "import '../../../apps/web/src/lib/a.ts';",
      'contract imports only domain',
    ],
    ['apps/web/src/lib/a.ts', "import '../../../server/src/app.ts';", 'web never imports server'],
    ['apps/server/src/http/a.ts', "import '../../../web/src/lib/a.ts';", 'server never imports web'],
    ['apps/web/src/features/nav/a.ts', "import '../../app/router.ts';", 'features do not know the app'],
    ['apps/web/src/ui/form/a.ts', "import '../../features/nav/page.tsx';", 'lib, platform, ui and parts'],
    [
      'apps/web/src/parts/scheme/a.ts',
      "import '../../features/nav/page.tsx';",
      'lib, platform, ui and parts',
    ],
    ['apps/web/src/ui/form/a.ts', "import '../../parts/scheme/b.ts';", 'ui knows nothing of the product'],
    ['apps/web/src/console/a.ts', "import '../app/start/app.tsx';", 'the console stands beside the app'],
    ['apps/web/src/app/a.ts', "import '../console/main.tsx';", 'nobody imports the console'],
    ['apps/web/src/features/nav/a.ts', "import '../wishes/b.ts';", 'does not import another feature'],
    [
      'apps/server/src/features/a/a.repository.ts',
      "import './a.service.ts';",
      'last stop before the database',
    ],
    ['apps/server/src/features/a/a.service.ts', "import './a.routes.ts';", 'does not know its routes'],
    ['apps/server/src/features/a/a.service.ts', "import 'fastify';", 'see Fastify'],
    ['apps/server/src/features/a/a.service.ts', "await import('pg');", 'see SQL drivers'],
    ['apps/server/src/ports/clock/a.ts', "import '../../features/a/a.public.ts';", 'know no feature'],
    ['apps/server/src/db/a.ts', "import '../features/a/a.public.ts';", 'know no feature'],
    ['apps/server/src/main.ts', "import '../../demo/src/a.ts';", 'nothing of the product knows the demo'],
    ['apps/web/src/a.ts', "import '@hub/demo';", 'nothing of the product knows the demo'],
    ['apps/demo/src/a.ts', "q('delete from a');", 'SQL stands only in'],
    ['apps/demo/src/book/a.ts', "import 'fastify';", 'see Fastify'],
    ['apps/demo/src/a.ts', "import '../../web/src/a.ts';", 'server and packages only'],
    ['apps/demo/src/a.ts', "import '../../server/src/features/nav/nav.service.ts';", 'through its own doors'],
    [
      'apps/demo/src/a.ts',
      "import '../../server/src/features/nav/a.repository.ts';",
      'through its own doors',
    ],
    [
      'apps/demo/src/a.ts',
      "import type { A } from '../../server/src/http/auth/a.ts';",
      'through its own doors',
    ],
    ['apps/server/src/creatives/a.ts', "import '../features/a/a.public.ts';", 'knows no feature'],
    ['apps/server/src/features/a/a.service.ts', "q('select id from a');", 'SQL stands only in'],
    ['apps/server/src/features/a/a.service.ts', 'q(`with x as (select id from (a))`);', 'SQL stands only in'],
    ['apps/server/src/jobs/a.ts', "q('delete from a');", 'SQL stands only in'],
    ['apps/server/src/cli/a.ts', 'q(`\n  insert into a (b) values ($1)`);', 'SQL stands only in'],
    ['apps/server/src/http/a.ts', "q('update a set b = 1');", 'SQL stands only in'],
    ['apps/web/src/lib/a.ts', "import '@capacitor/core';", 'sees Capacitor'],
    ['apps/web/src/lib/a.ts', "export * from '@hub/contract/calls/all';", 'list of all calls'],
    ['apps/web/src/lib/a.ts', "export const a = 'maintainance';", 'wire names'],
  ])('refuse %s with %s', (path, text, says) => {
    expect(check({ [path]: text }).join('\n')).toContain(says);
  });

  it('find a cycle', () => {
    const files = {
      'packages/domain/src/a.ts': "import './b.ts';",
      'packages/domain/src/b.ts': "import './a.ts';",
    };
    expect(check(files).join()).toContain('import cycle');
  });

  it('let a server feature offer a public file to another', () => {
    expect(check({ 'apps/server/src/features/a/a.service.ts': "import '../b/b.public.ts';" })).toEqual([]);
  });

  it('let the demo compose the server, use public files, and its tests look inside', () => {
    const files = {
      'apps/demo/src/a.ts': `import '../../server/src/features/nav/nav.public.ts';
        import '../../server/src/compose/a.ts'; import '../../server/src/ports/clock/a.ts';
        import '../../server/src/run-server.ts';`,
      'apps/demo/src/a.test.ts': "import '../../server/src/features/nav/nav.service.ts';",
    };
    expect(check(files)).toEqual([]);
  });

  it("let a server feature's tests take from the test folder of another, and nobody else", () => {
    const text = "import '../b/test/book.ts';";
    expect(check({ 'apps/server/src/features/a/a.test.ts': text })).toEqual([]);
    expect(check({ 'apps/server/src/features/a/test/a.ts': "import '../../b/test/book.ts';" })).toEqual([]);
    const refused = [
      { 'apps/server/src/features/a/a.service.ts': text },
      { 'apps/server/src/features/a/a.test.ts': "import '../b/b.service.ts';" },
    ];
    for (const files of refused) expect(check(files).join()).toContain('does not import another feature');
  });

  it('find folders that know each other, also through a third', () => {
    const files = {
      'apps/server/src/features/a/a.service.ts': "import '../b/b.public.ts';",
      'apps/server/src/features/b/b.public.ts': 'export const b = 1;',
      'apps/server/src/features/b/b.ts': "import '../../http/c.ts';",
      'apps/server/src/http/c.ts': "import '../features/a/a.public.ts';",
      'apps/server/src/features/a/a.public.ts': 'export const a = 1;',
    };
    expect(check(files).join()).toContain('loop between folders: apps/server/src/features/a');
    expect(check({ ...files, 'apps/server/src/http/c.ts': '' })).toEqual([]);
  });

  it('let repositories, db and tests hold SQL, and anybody say "select" and "from"', () => {
    expect(
      check({
        'apps/server/src/features/a/a.repository.ts': "q('select id from a');",
        'apps/server/src/db/a.ts': "q('delete from a');",
        'apps/server/src/features/a/a.test.ts': "q('delete from a');",
        'apps/server/src/features/a/a.service.ts':
          "// select id from a\nsay('Select a folio from the list');",
      }),
    ).toEqual([]);
  });
});

describe('an export without a user', () => {
  const rules = { isChecked: (path) => path.startsWith('lib/'), isEntry: (path) => path === 'lib/index.ts' };
  const unused = (files) => unusedExports(new Map(Object.entries(files)), rules);

  it('is found in none of the project', () => {
    expect(unusedExports(readSources(root), exportRules)).toEqual([]);
  });

  it('is one that nobody imports, be it a value or a type', () => {
    const files = {
      'lib/a.ts': 'export const a = 1; export interface B { c: B }',
      'lib/c.ts': "import './a.ts';",
    };
    expect(unused(files)).toEqual([
      'lib/a.ts exports a, and nobody imports it',
      'lib/a.ts exports B, and nobody imports it',
    ]);
  });

  it('is one that only its tests call', () => {
    const test = { 'lib/a.test.ts': "import { a } from './a.ts'; a();" };
    expect(unused({ ...test, 'lib/a.ts': 'export const a = () => 1;' })).toHaveLength(1);
    expect(unused({ ...test, 'lib/a.ts': 'export const a = () => 1; a();' })).toEqual([]);
  });

  it.each([
    "import { a } from './a.ts';",
    "import type { a } from './a.ts';",
    "import * as all from './a.ts';",
    "export { a as b } from './a.ts';",
    "export * from './a.ts';",
    "const { a } = await import('./a.ts');",
  ])('is not one that is taken by %s', (user) => {
    expect(unused({ 'lib/a.ts': 'export const a = 1;', 'lib/index.ts': user })).toEqual([]);
  });
});

describe('the schema', () => {
  const snapshot = lastSnapshot(`${root}apps/server/src/db/migrations`);

  it('that has a column more than the migrations is found', async () => {
    const without = structuredClone(snapshot);
    delete without.tables['public.link'].columns.purpose;
    const schema = await import('../apps/server/src/db/schema.ts');
    expect(await driftOf(schema, without)).toEqual([
      'ALTER TABLE "link" ADD COLUMN "purpose" text NOT NULL;',
    ]);
    expect(await driftOf(schema, snapshot)).toEqual([]);
  });
});
