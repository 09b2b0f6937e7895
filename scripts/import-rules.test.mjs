import { describe, expect, it } from 'vitest';
import { checkImports, readSources } from './steps/import-rules.mjs';
import { root } from './steps/run.mjs';

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
    ['apps/web/src/features/nav/a.ts', "import '../wishes/b.ts';", 'does not import another feature'],
    [
      'apps/server/src/features/a/a.repository.ts',
      "import './a.service.ts';",
      'last stop before the database',
    ],
    ['apps/server/src/features/a/a.service.ts', "import './a.routes.ts';", 'does not know its routes'],
    ['apps/server/src/features/a/a.service.ts', "import 'fastify';", 'see Fastify'],
    ['apps/server/src/features/a/a.service.ts', "await import('pg');", 'see SQL drivers'],
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
});
