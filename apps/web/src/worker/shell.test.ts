import { describe, expect, it } from 'vitest';
import { saveShell } from './save-shell.ts';
import { answerTo, cachesToDrop, type Shell } from './shell.ts';

const origin = 'https://hub.test';
const request = (url: string, mode: RequestMode = 'navigate', method = 'GET') =>
  answerTo({ method, mode, url: new URL(url, origin).href }, origin);

describe('what the worker answers', () => {
  it.each(['/', '/?smtDeeplink=%2Fdistributor%2Fnav', '/distributor/dashboard', '/login/', '/login/arn'])(
    'opens %s also without a line',
    (path) => expect(request(path)).toBe('page'),
  );

  it.each([
    '/confirm/kkkk',
    '/pay/kkkk',
    '/change/kkkk',
    '/apply/kkkk',
    '/view-content/c1/u1',
    '/demo/outbox',
    '/openapi.json',
    '/distributor-hub/',
  ])('has no shell for %s', (path) => expect(request(path)).toBe('not-ours'));

  it.each([
    '/PlexNewAPI/api/Values/GetAumData',
    '/distributor-hub/trans/',
    '/pictures/a.webp',
    '/app-config.json',
    '/sw.js',
    '/build.json',
    '/distributor/dashboard',
  ])('leaves %s alone when no page is asked for: no reply is ever kept', (path) => {
    for (const mode of ['cors', 'same-origin', 'no-cors'] as const)
      expect(request(path, mode)).toBe('not-ours');
  });

  it('answers files of a build from what it kept', () => {
    expect(request('/assets/index-CgQuXULO.js', 'cors')).toBe('file');
    expect(request('https://elsewhere.test/assets/index-CgQuXULO.js', 'cors')).toBe('not-ours');
  });

  it('never answers what changes something', () => {
    expect(request('/distributor/dashboard', 'navigate', 'POST')).toBe('not-ours');
    expect(request('/assets/a-CgQuXULO.js', 'cors', 'HEAD')).toBe('not-ours');
  });
});

it('of the builds before only the last stays, and caches of others are none of its business', () => {
  const names = ['hub-shell-a', 'videos', 'hub-shell-b', 'hub-shell-c', 'hub-shell-d'];
  expect(cachesToDrop(names, 'hub-shell-d')).toEqual(['hub-shell-a', 'hub-shell-b']);
  expect(cachesToDrop(['hub-shell-d', 'hub-shell-c'], 'hub-shell-d')).toEqual([]);
});

describe('the shell on the device', () => {
  const shell: Shell = {
    version: 'v2',
    document: '/distributor/no-internet',
    entry: '/assets/index-v2.js',
    files: ['/assets/index-v2.js', '/assets/index-v2.css'],
  };

  /** A device's caches, with room for so many files. */
  function device(room = 100) {
    const stores = new Map<string, Map<string, unknown>>();
    const put = (name: string, key: string, value: unknown) => {
      const files = stores.get(name) ?? new Map();
      if (files.size >= room) throw new DOMException('full', 'QuotaExceededError');
      stores.set(name, files.set(key, value));
    };
    const open = async (name: string) => ({
      match: async (key: string) => stores.get(name)?.get(key),
      addAll: async (keys: string[]) => {
        for (const key of keys) put(name, key, true);
      },
      put: async (key: string, value: unknown) => put(name, key, value),
    });
    const storage = { open, delete: async (name: string) => stores.delete(name) } as unknown as CacheStorage;
    return { storage, filesOf: () => [...(stores.get('hub-shell-v2')?.keys() ?? [])] };
  }
  const page = (script: string) => async () => new Response(`<script type="module" src="${script}">`);

  it('is the document and every file of its build', async () => {
    const { storage, filesOf } = device();
    expect(await saveShell(shell, storage, page('/assets/index-v2.js'))).toBe(true);
    expect(filesOf()).toEqual([...shell.files, shell.document]);
  });

  it('is not fetched again once it is whole', async () => {
    const { storage } = device();
    await saveShell(shell, storage, page('/assets/index-v2.js'));
    const requested = () => Promise.reject(new Error('asked again'));
    expect(await saveShell(shell, storage, requested)).toBe(true);
  });

  it.each([
    ['the server has another build', device(), page('/assets/index-v3.js')],
    ['the server fails', device(), async () => new Response('/assets/index-v2.js', { status: 503 })],
    ['the line breaks', device(), () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the device is full', device(2), page('/assets/index-v2.js')],
  ])('is left out as a whole where %s', async (_, { storage, filesOf }, answer) => {
    expect(await saveShell(shell, storage, answer)).toBe(false);
    expect(filesOf()).toEqual([]);
  });
});
