import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { href, investorPageHref, paths } from '@hub/contract';
import type { RouteId } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/test-app.ts';
import { withClientConfig } from './web-files.ts';

const root = mkdtempSync(join(tmpdir(), 'hub-web-'));
const script = 'console.log("app")';
mkdirSync(join(root, 'assets'));
writeFileSync(
  join(root, 'index.html'),
  '<!doctype html><html><head><title>Landing</title><style>b{color:red}</style><script>first()</script></head><body></body></html>',
);
writeFileSync(
  join(root, 'index.hi.html'),
  '<!doctype html><html><head><title>हिन्दी</title><link rel="canonical" href="https://partner.aranyamf.example/?lang=hi"></head><body></body></html>',
);
writeFileSync(
  join(root, 'app.html'),
  '<!doctype html><html><head><title>App</title></head><body></body></html>',
);
writeFileSync(
  join(root, 'confirm.html'),
  '<!doctype html><html><head><title>Investor</title></head><body></body></html>',
);
writeFileSync(
  join(root, 'console.html'),
  '<!doctype html><html><head><title>Console</title></head><body></body></html>',
);
writeFileSync(join(root, 'favicon.svg'), '<svg/>');
writeFileSync(join(root, 'assets/app-a1B2c3D4.js'), script);
writeFileSync(join(root, 'assets/app-a1B2c3D4.js.br'), brotliCompressSync(script));

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ webRoot: root });
});
afterAll(async () => {
  await hub.close();
  rmSync(root, { recursive: true });
});

const everyScreen = (Object.entries(paths) as [RouteId, string][]).map(([route, path]) => ({
  route,
  url: path.replace('{brand}', 'aranya').replace(/\{\w+\}/g, 'x'),
}));
const opened = {
  'empanelment/form': { permits: ['camera'], bank: false },
  'transact/payment': { permits: ['payment'], bank: true },
  'transact/otm': { permits: [], bank: true },
  'mandates/form': { permits: [], bank: true },
} as const;

const get = (url: string, headers: Record<string, string> = {}) => hub.app.inject({ url, headers });

describe('the web app', () => {
  it('opens with the prerendered landing page, every other screen with the empty shell', async () => {
    expect((await get('/')).body).toContain('<title>Landing</title>');
    expect((await get('/?utm_source=x')).body).toContain('<title>Landing</title>');
    for (const url of ['/login/', '/distributor/dashboard', '/no/such/screen']) {
      const reply = await get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('<title>App</title>');
    }
  });

  it('has the landing page in Hindi at the same route, under the address of this server', async () => {
    const { body } = await get('/?utm_source=x&lang=hi');
    expect(body).toContain('<title>हिन्दी</title>');
    expect(body).toContain(`rel="canonical" href="${hub.config.publicUrl}/?lang=hi"`);
    for (const url of ['/?lang=en', '/?lang=fr', '/?lang=', '/?lang=%00']) {
      expect((await get(url)).body, url).toContain('<title>Landing</title>');
    }
    expect((await get('/login/?lang=hi')).body).toContain('<title>App</title>');
  });

  it('carries the configuration in the page', async () => {
    const text = /id="hub-config">([^<]*)</.exec((await get('/')).body)?.[1] ?? '';
    expect(JSON.parse(text)).toMatchObject({ wireKey: { id: '0', key: hub.config.wireKey }, mode: 'demo' });
  });

  it('opens nothing on a screen that needs nothing: no camera, no payment, no form to elsewhere', async () => {
    for (const { route, url } of everyScreen) {
      if (route in opened) continue;
      const { headers } = await get(url);
      expect(headers['permissions-policy'], route).not.toContain('self');
      expect(headers['cross-origin-opener-policy'], route).toBe('same-origin');
      expect(headers['content-security-policy'], route).toContain("form-action 'self';");
    }
    expect((await get('/no/such/screen')).headers['permissions-policy']).not.toContain('self');
    expect((await get('/favicon.svg')).headers['permissions-policy']).not.toContain('self');
  });

  it.each(Object.entries(opened))(
    'opens on %s what it needs, for us alone',
    async (route, { permits, bank }) => {
      const { headers } = await get(href(route as keyof typeof opened));
      const permitted = String(headers['permissions-policy'])
        .split(', ')
        .filter((one) => !one.endsWith('=()'));
      expect(permitted).toEqual(permits.map((name) => `${name}=(self)`));
      expect(headers['cross-origin-opener-policy']).toBe(bank ? 'same-origin-allow-popups' : 'same-origin');
      expect(headers['content-security-policy']).toContain(`form-action 'self'${bank ? ' https:' : ''};`);
    },
  );

  it.each(['confirm', 'pay', 'change'] as const)(
    'opens /%s/… with the page of an investor, whose address nobody keeps, lists or hears of',
    async (page) => {
      const url = investorPageHref(page, 'k'.repeat(43));
      const reply = await get(url, { 'accept-encoding': 'br' });
      expect(reply.statusCode).toBe(200);
      const body = brotliDecompressSync(reply.rawPayload).toString();
      expect(body).toContain('<title>Investor</title>');
      expect(body).not.toContain('hub-config');
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(reply.headers.etag).toBeUndefined();
      const policy = String(reply.headers['content-security-policy']);
      for (const part of [
        "default-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
      ]) {
        expect(`${policy};`).toContain(`${part};`);
      }
      expect(reply.headers['permissions-policy']).not.toContain('self');
      expect((await get(`${url}?back=1`)).body).toContain('<title>Investor</title>');
      expect(hub.logged()).toContain(`"url":"/${page}/[token]"`);
      expect(hub.logged()).not.toContain('kkkk');
    },
  );

  it('opens /console and all below with the page of the staff, which nobody keeps or lists; its calls are none', async () => {
    for (const url of ['/console', '/console/', '/console/staff?role=auditor', '/console/arn/ARN-100001']) {
      const reply = await get(url);
      expect([url, reply.statusCode, reply.body.includes('<title>Console</title>')]).toEqual([
        url,
        200,
        true,
      ]);
      expect(reply.body).not.toContain('hub-config');
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      const policy = `${reply.headers['content-security-policy']};`;
      for (const part of ["script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"])
        expect(policy).toContain(`${part};`);
    }
    expect((await get('/consoles')).body).toContain('<title>App</title>');
    for (const url of ['/console/api/me', '/console/x.js']) expect((await get(url)).statusCode).toBe(404);
  });

  it('allows the style and script elements of the page by their hash, and no others', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(await policyOf('/')).toContain(`style-src 'self' ${hash('b{color:red}')};`);
    expect(await policyOf('/')).toContain(`script-src 'self' ${hash('first()')};`);
    expect(await policyOf('/login/')).toContain("style-src 'self';");
    expect(await policyOf('/login/')).toContain("script-src 'self';");
  });

  it('is asked again each time, and answered 304 while nothing changed', async () => {
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('sends the page compressed', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('Landing');
    const gz = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.rawPayload).toString()).toContain('Landing');
  });

  it('lets hashed files be kept for ever and others be asked for', async () => {
    const hashed = await get('/assets/app-a1B2c3D4.js');
    expect(hashed.body).toBe(script);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toContain('javascript');
    const plain = await get('/favicon.svg');
    expect(plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(plain.headers['content-type']).toContain('image/svg+xml');
  });

  it('sends what was compressed beforehand', async () => {
    const reply = await get('/assets/app-a1B2c3D4.js', { 'accept-encoding': 'br' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
  });

  it('answers a missing file with 404 and not with a page', async () => {
    const reply = await get('/assets/gone-00000000.js');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ status: 'Failed' });
  });

  it.each([
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2findex.html',
    '/assets/%5c..%5cindex.html',
    '//etc/passwd',
    '/assets/app-a1B2c3D4.js%00.html',
  ])('serves nothing outside its folder (%s)', async (url) => {
    const reply = await get(url);
    expect(reply.body).not.toMatch(/root:|workspaces/);
    expect(reply.statusCode).toBeLessThan(500);
  });
});

describe('the configuration in the page', () => {
  it('replaces the one that stands there', () => {
    const page = '<head><script type="application/json" id="hub-config">{"old":1}</script></head>';
    expect(withClientConfig(page, { new: 1 })).toBe(
      '<head><script type="application/json" id="hub-config">{"new":1}</script></head>',
    );
  });

  it('cannot close its element, whatever it holds', () => {
    const page = withClientConfig('<head></head>', { name: '</script><script>alert(1)</script>$&' });
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(/id="hub-config">([^<]*)</.exec(page)?.[1] ?? '')).toEqual({
      name: '</script><script>alert(1)</script>$&',
    });
  });
});
