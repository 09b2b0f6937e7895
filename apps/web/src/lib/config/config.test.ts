import { describe, expect, it } from 'vitest';
import { idleMinutesOf, loadConfig, serviceAddress } from './config.ts';

const config = { wireKey: { id: '0', key: 'k' }, services: {}, mode: 'demo' as const };
const unreachable: typeof fetch = () => Promise.reject(new Error('no request expected'));

describe('the client configuration', () => {
  it('stands in the page on the web', async () => {
    const inPage = () => JSON.stringify(config);
    expect(await loadConfig('web', { inPage, fetch: unreachable })).toEqual(config);
  });

  it('is a file on native, whatever the page says', async () => {
    const requested: unknown[] = [];
    const answer: typeof fetch = async (url) => {
      requested.push(url);
      return Response.json(config);
    };
    expect(await loadConfig('ios', { inPage: () => '{}', fetch: answer })).toEqual(config);
    expect(requested).toEqual(['/app-config.json']);
  });

  it.each(['{}', '{"wireKey":{}}', '{"wireKey":{"id":"0","key":"k"}}', 'null'])(
    'is refused as %s',
    async (text) => {
      await expect(loadConfig('web', { inPage: () => text, fetch: unreachable })).rejects.toThrow(TypeError);
    },
  );
});

describe('the address of a service', () => {
  it.each([
    [{ services: {} }, ''],
    [{ services: {}, origin: 'https://hub.example' }, 'https://hub.example'],
    [{ services: { plex: 'https://plex.example' }, origin: 'https://hub.example' }, 'https://plex.example'],
    [{ services: { hub: 'https://other.example', plex: '' } }, ''],
  ])('by %o is %s for plex', (where, address) => {
    expect(serviceAddress(where, 'plex')).toBe(address);
  });
});

it('ends a session after 15 idle minutes on the web and 5 in the app, unless the server says otherwise', () => {
  expect([idleMinutesOf({}, 'web'), idleMinutesOf({}, 'android'), idleMinutesOf({}, 'ios')]).toEqual([
    15, 5, 5,
  ]);
  const said = { idleMinutes: { web: 30, native: 2 } };
  expect([idleMinutesOf(said, 'web'), idleMinutesOf(said, 'ios')]).toEqual([30, 2]);
});
