import { describe, expect, it, vi } from 'vitest';
import { addedFilesOf, filesOf } from './steps/budgets.mjs';
import { installedMatchesLock } from './steps/install.mjs';
import { withoutIntegrity } from './steps/lock-file.mjs';
import { outcomeOf } from './steps/outcome.mjs';
import { runChecks } from './steps/quick-checks.mjs';
import { collectProofs, missingProof } from './steps/spec-trace.mjs';

describe('spec tracing', () => {
  const run = (title, project, passed = true) => ({ title, project, passed });

  it('counts only tests that passed', () => {
    expect(collectProofs([run('a [S5-17]', 'domain', false)]).has('S5-17')).toBe(false);
  });

  it('reads several ids from one title', () => {
    const proofs = collectProofs([run('a [S5-17] [S5-18]', 'domain')]);
    expect([...proofs.keys()]).toEqual(['S5-17', 'S5-18']);
  });

  it('wants a browser rule in a browser, at any width', () => {
    const rule = { id: 'S1-01', prove: 'browser' };
    expect(missingProof(rule, new Set(['android']))).toEqual([['desktop', 'phone']]);
    expect(missingProof(rule, new Set(['phone']))).toEqual([]);
  });

  it('does not take a unit test for a browser rule, nor a browser for the app', () => {
    expect(missingProof({ prove: 'browser' }, new Set(['domain', 'screens']))).toHaveLength(1);
    expect(missingProof({ prove: 'browser+native' }, new Set(['desktop', 'phone']))).toEqual([['android']]);
    expect(missingProof({ prove: 'server' }, new Set(['domain']))).toHaveLength(1);
  });

  it('wants a native rule in the shell that all run in, and what one system alone shows on that one', () => {
    const rule = { prove: 'native' };
    expect(missingProof(rule, new Set(['ios', 'phone']))).toEqual([['android']]);
    expect(missingProof(rule, new Set(['android']))).toEqual([]);
    expect(missingProof({ id: 'S8-24', prove: 'native' }, new Set(['android']))).toEqual([['ios']]);
    expect(missingProof({ id: 'S8-24', prove: 'native' }, new Set(['ios']))).toEqual([]);
  });
});

describe('checks', () => {
  it('run two at a time, are printed in their order, and one that throws has failed', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    let open = 0;
    let most = 0;
    const check = (name, turns, end) => ({
      name,
      run: async () => {
        most = Math.max(most, ++open);
        for (let turn = 0; turn < turns; turn += 1) await null;
        open -= 1;
        return end();
      },
    });
    const gone = () => {
      throw new Error('gone');
    };
    const count = await runChecks([
      check('slow', 20, () => ''),
      check('wrong', 0, () => 'a line'),
      check('broken', 3, gone),
      check('last', 0, () => ''),
    ]);
    const lines = log.mock.calls.flat();
    log.mockRestore();
    expect(count).toEqual({ passed: 2, failed: 2 });
    expect(most).toBe(2);
    expect(lines).toEqual(['✓ slow', '✗ wrong\na line', '✗ broken\ngone', '✓ last']);
  });
});

describe('installing', () => {
  const lock = { packages: { '': {}, a: { version: '1.0.0' }, b: { version: '2.0.0', optional: true } } };

  it('is not repeated when the disk agrees with the lock file', () => {
    expect(installedMatchesLock(lock, { packages: { a: { version: '1.0.0' } } })).toBe(true);
  });

  it('happens again when a package is missing or of another version', () => {
    expect(installedMatchesLock(lock, { packages: {} })).toBe(false);
    expect(installedMatchesLock(lock, { packages: { a: { version: '1.0.1' } } })).toBe(false);
  });
});

describe('the lock file', () => {
  it('names every package without a hash; our own workspaces have none', () => {
    const packages = {
      '': {},
      'apps/web': {},
      'node_modules/@hub/web': { link: true },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
    };
    expect(withoutIntegrity({ packages })).toEqual(['node_modules/a/node_modules/b']);
  });
});

describe('budgets', () => {
  const manifest = {
    'index.html': {
      file: 'main.js',
      css: ['main.css'],
      imports: ['_react.js'],
      dynamicImports: ['src/x.tsx'],
    },
    '_react.js': { file: 'react.js' },
    'src/x.tsx': { file: 'x.js', css: ['x.css'], imports: ['_react.js', '_dates.js'] },
    '_dates.js': { file: 'dates.js' },
  };

  it('follow static imports and leave out what loads on demand', () => {
    expect(filesOf(manifest, ['index.html']).sort()).toEqual(['main.css', 'main.js', 'react.js']);
  });

  it('of a page count what it adds to the pages before it', () => {
    expect(addedFilesOf(manifest, ['src/x.tsx'], ['index.html']).sort()).toEqual([
      'dates.js',
      'x.css',
      'x.js',
    ]);
    expect(addedFilesOf(manifest, ['src/x.tsx']).sort()).toEqual(['dates.js', 'react.js', 'x.css', 'x.js']);
  });

  it('fail loudly when an entry is gone, so that a budget never measures nothing', () => {
    expect(() => filesOf(manifest, ['src/features/landing/'])).toThrow('no entry');
  });
});

describe('what the tests of a run come to', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2 };
  it('a second try counts as passed', () =>
    expect(outcomeOf(stats, 1, false)).toEqual({ passed: 9, failed: 1 }));
  it('unless one is strict', () => expect(outcomeOf(stats, 1, true)).toEqual({ passed: 7, failed: 3 }));
  it('a run that broke off has failed whatever it counted', () =>
    expect(outcomeOf({ expected: 7, unexpected: 0, flaky: 0 }, 1, false)).toEqual({
      passed: 7,
      failed: 1,
    }));
});
