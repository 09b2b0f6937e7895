import { describe, expect, it } from 'vitest';
import { readLock } from './steps/advisories.mjs';
import { checkLicences, handedOut, listText, unreadLicences, webText } from './steps/licences.mjs';

const lock = {
  packages: {
    '': {},
    'apps/web': { dependencies: { a: '1', '@hub/domain': '0' }, devDependencies: { tool: '1' } },
    'apps/server': { dependencies: { a: '1', b: '1' } },
    'packages/domain': { dependencies: { d: '1' } },
    'node_modules/@hub/domain': { resolved: 'packages/domain', link: true },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: '(MIT AND Zlib)' },
    'node_modules/b': { version: '1.0.0', license: 'ISC', optionalDependencies: { c: '1', gone: '1' } },
    'node_modules/c': { version: '1.0.0', license: 'LGPL-3.0-or-later', os: ['linux'] },
    'node_modules/d': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0' },
  },
};

describe('what is handed out', () => {
  it('is every package that web, apps or server need, in the version that they get', () => {
    expect(handedOut(lock).map(({ name, version, parts }) => `${name} ${version}: ${parts}`)).toEqual([
      'a 1.0.0: web,apps,server',
      'b 1.0.0: server',
      'b 2.0.0: web,apps,server',
      'c 1.0.0: server',
      'd 1.0.0: web,apps',
    ]);
  });

  it('has a licence that somebody has read', () => {
    expect(unreadLicences(handedOut(lock))).toEqual([
      expect.stringContaining('d@1.0.0 is under "not named"'),
    ]);
    const gpl = { name: 'ffmpeg', version: '1.0.0', licence: 'MIT AND GPL-3.0', parts: ['server'] };
    expect(unreadLicences([gpl])).toHaveLength(1);
  });

  it('is listed as the packages of this repository are, without ffmpeg', () => {
    const list = handedOut(readLock());
    expect(checkLicences(list)).toEqual([]);
    expect(list.filter(({ name }) => name.includes('ffmpeg'))).toEqual([]);
    expect(listText(list)).toMatch(/\| @fontsource-variable\/inter \| [\d.]+ \| OFL-1\.1 \| web, apps \|/);
    expect(webText(list)).toContain('SIL OPEN FONT LICENSE');
  });
});
