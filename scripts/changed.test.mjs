import { describe, expect, test } from 'vitest';
import { browserTests, changedFeatures } from './steps/changed.mjs';

const folders = ['dashboard', 'investor', 'lab', 'native', 'reports', 'session', 'setup', 'shell', 'wire'];
const of = (...files) => browserTests(files, folders);

describe('the browser tests of a change', () => {
  test.each([
    ['a screen', ['apps/web/src/features/reports/register/register.tsx'], ['e2e/reports/']],
    ['a handler', ['apps/server/src/features/investor/investor.routes.ts'], ['e2e/investor/']],
    ['a call', ['packages/contract/src/calls/investor/investor-list.ts'], ['e2e/investor/']],
    ['a journey itself', ['e2e/shell/menu.spec.ts'], ['e2e/shell/menu.spec.ts']],
    ['what a journey is made of', ['e2e/shell/parts.ts'], ['e2e/shell/']],
    [
      'two features',
      ['e2e/wire/wire.spec.ts', 'apps/web/src/features/session/a.ts'],
      ['e2e/session/', 'e2e/wire/wire.spec.ts'],
    ],
  ])('%s', (_, files, expected) => expect(of(...files)).toEqual(expected));

  test.each([
    ['a part of every screen', 'apps/web/src/ui/action/button.tsx'],
    ['a rule', 'packages/domain/src/money/money.ts'],
    ['the server around the features', 'apps/server/src/http/calls.ts'],
    ['a feature without a folder of its own', 'apps/server/src/features/book/posting/post.service.ts'],
    ['what all journeys share', 'e2e/setup/sign-in.ts'],
    ['a package', 'package-lock.json'],
  ])('all of them for %s', (_, file) => expect(of(file)).toBe('all'));

  test('none for texts about the code, tests of other kinds and scripts', () =>
    expect(
      of('docs/architecture.md', 'apps/server/src/features/nav/nav.test.ts', 'scripts/spec.mjs'),
    ).toEqual([]));

  test('all of them as soon as one file asks for it', () =>
    expect(of('e2e/shell/menu.spec.ts', 'apps/web/src/lib/store/store.ts')).toBe('all'));
});

describe('a change inside a feature', () => {
  test('is told by its folders, on either side and in the browser', () => {
    const files = [
      'apps/server/src/features/wishes/wishes.service.ts',
      'apps/web/src/features/wishes/message/message.tsx',
      'e2e/wishes/wishes.spec.ts',
      'apps/server/src/features/transact/plans/top-up.test.ts',
      'docs/features/wishes.md',
    ];
    expect(changedFeatures(files)).toEqual(new Set(['wishes', 'transact']));
  });

  test('reaches further when anything lies outside', () => {
    const inside = 'apps/server/src/features/wishes/wishes.service.ts';
    for (const outside of [
      'packages/domain/src/money/add.ts',
      'apps/server/src/app.ts',
      'apps/server/src/compose/all-jobs.ts',
      'e2e/setup/hub.ts',
      'package.json',
    ]) {
      expect(changedFeatures([inside, outside]), outside).toBeNull();
    }
  });
});
