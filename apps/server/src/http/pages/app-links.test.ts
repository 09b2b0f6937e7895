import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/test-app.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const android = '/.well-known/assetlinks.json';
const ios = '/.well-known/apple-app-site-association';
const fingerprint = Array.from({ length: 32 }, () => 'A1').join(':');

async function requested(url: string, apps: typeof hub.config.brand.apps) {
  const brand = { ...hub.config.brand, apps };
  const other = await testApp({ on: hub, config: { brand } });
  try {
    return await other.app.inject({ url });
  } finally {
    await other.close();
  }
}

describe('the files that let links open the app', () => {
  it('name the Android app and the keys it is signed with', async () => {
    const reply = await requested(android, {
      android: { packageName: 'com.example.partner', sha256Fingerprints: [fingerprint] },
      ios: null,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^application\/json\b/);
    expect(reply.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.example.partner',
          sha256_cert_fingerprints: [fingerprint],
        },
      },
    ]);
  });

  it('name the iOS app and the addresses it takes', async () => {
    const reply = await requested(ios, {
      android: null,
      ios: { teamId: 'ABCDE12345', bundleId: 'com.example.partner' },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^application\/json\b/);
    expect(reply.json()).toEqual({
      applinks: {
        details: [
          {
            appIDs: ['ABCDE12345.com.example.partner'],
            components: [
              { '/': '/' },
              { '/': '/distributor/*' },
              { '/': '/view-content/*' },
              { '/': '/view-certificate' },
            ],
          },
        ],
      },
    });
  });

  it.each([
    [android, 'There is no Android app of this brand.'],
    [ios, 'There is no iPhone app of this brand.'],
  ])('%s says so in words for a brand without an app', async (url, error) => {
    const reply = await requested(url, { android: null, ios: null });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ status: 'Failed', error });
  });

  it('are those of the brand the server runs for', async () => {
    const [first] = (await hub.app.inject({ url: android })).json();
    expect(first.target.package_name).toBe(hub.config.brand.apps.android?.packageName);
  });
});
