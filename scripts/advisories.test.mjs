import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { checkAdvisories, fetchAdvisories, readAdvisories, readLock } from './steps/advisories.mjs';
import { isWithin } from './steps/version-range.mjs';

const lock = {
  packages: {
    '': {},
    'node_modules/@hub/web': { link: true },
    'node_modules/lodash': { version: '4.17.15' },
    'node_modules/a/node_modules/lodash': { version: '4.17.21' },
    'node_modules/@scope/b': { version: '1.0.0-beta.2' },
    'node_modules/alias': { name: 'real', version: '2.0.0' },
  },
};
const hole = {
  ...{ id: '1106914', name: 'lodash', range: '>=3.7.0 <4.17.19', severity: 'high' },
  ...{ title: 'Prototype pollution', url: 'https://example.com/advisories/1' },
};
const existing = (part = {}) => ({ requested: null, advisories: [hole], accepted: [], ...part });

describe('a range of versions', () => {
  it.each([
    ['1.2.3', '<1.2.4', true],
    ['1.2.4', '<1.2.4', false],
    ['1.10.0', '>=1.9.0 <2.0.0', true],
    ['1.2.3', '<1.0.0 || >=1.2.0 <1.2.4', true],
    ['2.0.0', '<= 1.9.9', false],
    ['2.0.0', '>= 1.0.0, <= 2.0.0', true],
    ['1.2.3', '1.2.3', true],
    ['1.2.3', '=1.2.4', false],
    ['1.0.0-beta.2', '<1.0.0', true],
    ['1.0.0-beta.10', '<=1.0.0-beta.9', false],
    ['1.0.0', '>1.0.0-rc.1', true],
    ['9.9.9', '*', true],
    ['1.2.3', 'everything before spring', true],
    ['not-a-version', '<1.0.0', true],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(isWithin(version, range)).toBe(expected);
  });
});

describe('known holes', () => {
  it('of a package in the lock file are named, of whichever copy', () => {
    expect(checkAdvisories(lock, existing())).toEqual([
      'lodash@4.17.15: high, Prototype pollution (1106914, https://example.com/advisories/1); safe outside of >=3.7.0 <4.17.19',
    ]);
    const critical = { ...hole, name: 'real', range: '<=2.0.0', severity: 'critical' };
    expect(checkAdvisories(lock, existing({ advisories: [critical] }))).toHaveLength(1);
  });

  it('that are small, of other packages, or accepted with a reason hold nobody up', () => {
    for (const part of [{ severity: 'moderate' }, { name: 'other' }, { range: '<3.0.0' }]) {
      expect(checkAdvisories(lock, existing({ advisories: [{ ...hole, ...part }] }))).toEqual([]);
    }
    const reason = 'We never merge what users send.';
    expect(checkAdvisories(lock, existing({ accepted: [{ id: hole.id, reason }] }))).toEqual([]);
    expect(checkAdvisories(lock, existing({ accepted: [{ id: hole.id }] }))).toHaveLength(1);
  });

  it('are asked of a registry for all packages, and again once these are others', async () => {
    let requested;
    const registry = createServer(async (request, response) => {
      requested = { url: request.url, method: request.method, body: await json(request) };
      const { id, name, range, ...rest } = hole;
      response.end(
        JSON.stringify({ [name]: [{ id: Number(id), vulnerable_versions: range, cwe: [], ...rest }] }),
      );
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const reported = await fetchAdvisories(lock, `http://127.0.0.1:${registry.address().port}/npm`);
    registry.close();
    expect(requested).toEqual({
      url: '/npm/-/npm/v1/security/advisories/bulk',
      method: 'POST',
      body: { '@scope/b': ['1.0.0-beta.2'], lodash: ['4.17.15', '4.17.21'], real: ['2.0.0'] },
    });
    expect(reported.advisories).toEqual([hole]);
    expect(checkAdvisories(lock, { ...reported, accepted: [] })).toHaveLength(1);
    const { 'node_modules/lodash': _old, ...rest } = lock.packages;
    expect(checkAdvisories({ packages: rest }, { ...reported, accepted: [] })).toEqual([
      expect.stringContaining('run "npm run advisories"'),
    ]);
  });

  it('are not forgotten when a registry does not tell them', async () => {
    const registry = createServer((_, response) => response.writeHead(405).end()).listen(0, '127.0.0.1');
    await once(registry, 'listening');
    await expect(fetchAdvisories(lock, `http://127.0.0.1:${registry.address().port}`)).rejects.toThrow('405');
    registry.close();
  });

  it('are none in the packages of this repository', () => {
    expect(checkAdvisories(readLock(), readAdvisories())).toEqual([]);
  });
});
