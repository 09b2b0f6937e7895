import { maySendInBody } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { sendOtp } from '@hub/contract/calls/session/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/test-app.ts';
import { people } from '../test/test-book.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const get = (url: string, headers: Record<string, string> = {}) => hub.app.inject({ url, headers });

describe("the server's own addresses", () => {
  it('healthz asks the database', async () => {
    const reply = await get('/healthz');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ok', database: hub.db.kind });
  });

  it('healthz and readyz say when the database is gone', async () => {
    const gone = await testApp();
    await gone.db.close();
    expect((await gone.app.inject({ url: '/healthz' })).statusCode).toBe(503);
    expect((await gone.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    await gone.app.close();
  });

  it('readyz says no while the server stops', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    const stopping = await testApp({ on: hub, isReady: () => false });
    expect((await stopping.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await stopping.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await stopping.close();
  });

  it('metrics count by call and status', async () => {
    await hub.client().request(sendOtp, { arn: people.ifa.arn });
    const reply = await get('/metrics');
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toMatch(
      /hub_http_request_duration_seconds_count\{call="session.sendOtp",status="2xx"\} 1/,
    );
    expect(reply.body).toContain('process_cpu_seconds_total');
  });

  const metricsStatus = (app: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.app.inject({ url: '/metrics', remoteAddress, headers }).then((reply) => reply.statusCode);

  it('metrics of the demo are for its own machine', async () => {
    expect(await metricsStatus(hub, '127.0.0.1')).toBe(200);
    expect(await metricsStatus(hub, '::1')).toBe(200);
    expect(await metricsStatus(hub, '10.0.0.8')).toBe(404);
    expect(await metricsStatus(hub, '203.0.113.8')).toBe(404);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect(await metricsStatus(hub, '127.0.0.1', { [header]: '203.0.113.8' })).toBe(404);
    }
  });

  it('metrics in production are for whoever brings the token, and nobody without one', async () => {
    const bare = await testApp({ on: hub, config: { mode: 'production' } });
    for (const address of ['127.0.0.1', '10.0.0.8', '203.0.113.8']) {
      expect(await metricsStatus(bare, address)).toBe(404);
      expect(await metricsStatus(bare, address, { authorization: 'Bearer undefined' })).toBe(404);
    }
    await bare.close();
    const metricsToken = 'the collector brings this and nobody else';
    const guarded = await testApp({ on: hub, config: { mode: 'production', metricsToken } });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect(await metricsStatus(guarded, '10.0.0.8', bearer(metricsToken))).toBe(200);
    expect(await metricsStatus(guarded, '10.0.0.8', bearer(`${metricsToken}!`))).toBe(404);
    expect(await metricsStatus(guarded, '127.0.0.1')).toBe(404);
    await guarded.close();
  });

  it('openapi.json lists every call, and those that may name somebody by POST too', async () => {
    const document = (await get('/openapi.json')).json();
    const operations = Object.values<Record<string, unknown>>(document.paths).flatMap((path) =>
      Object.values(path),
    );
    expect(operations).toHaveLength(allCalls.length + allCalls.filter(maySendInBody).length);
  });

  it('client-ip tells the address the request came from', async () => {
    const reply = await hub.app.inject({ url: '/client-ip', remoteAddress: '203.0.113.44' });
    expect(reply.body).toBe('203.0.113.44');
  });

  it('client-ip believes a proxy only where one is configured', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const direct = await hub.app.inject({ url: '/client-ip', remoteAddress: '10.0.0.1', headers });
    expect(direct.body).toBe('10.0.0.1');
    const behind = await testApp({ on: hub, config: { trustProxy: 1 } });
    const forged = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' };
    const reply = await behind.app.inject({ url: '/client-ip', remoteAddress: '10.0.0.1', headers: forged });
    expect(reply.body).toBe('198.51.100.7');
    await behind.close();
    const listed = await testApp({ on: hub, config: { trustProxy: ['10.0.0.0/8'] } });
    const from = (remoteAddress: string) =>
      listed.app.inject({ url: '/client-ip', remoteAddress, headers: forged }).then(({ body }) => body);
    expect(await from('10.0.0.1')).toBe('198.51.100.7');
    expect(await from('203.0.113.9')).toBe('203.0.113.9');
    await listed.close();
  });

  it('app-config.json tells a native app what the page tells a browser', async () => {
    expect((await get('/app-config.json')).json()).toMatchObject({
      wireKey: { id: '0', key: hub.config.wireKey },
      mode: 'demo',
      ipLookupUrl: '/client-ip',
      idleMinutes: { web: 15, native: 5 },
    });
  });
});

describe('the demo outbox', () => {
  it('shows what was sent, newest first, and whatever it says is text', async () => {
    const client = hub.client();
    await client.request(sendOtp, { arn: people.ifa.arn });
    await hub.db.read(
      'system',
      `insert into outbox_message (channel, target, subject, body, purpose)
       values ('EMAIL', 'a@example.in', '<b>Subject</b>', '<script>alert(1)</script>', 'test')`,
    );
    const page = (await get('/demo/outbox')).body;
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.match(/<script/g)).toEqual(['<script']);
    expect(page.indexOf('a@example.in')).toBeLessThan(page.indexOf(people.ifa.mobile));
    const messages = (await get('/demo/outbox.json')).json();
    expect(messages[0]).toMatchObject({ channel: 'EMAIL', target: 'a@example.in', purpose: 'test' });
  });

  it("lets an investor's link be followed, on this server, and no other", async () => {
    const link = `/confirm/${'a'.repeat(43)}`;
    await hub.db.read(
      'system',
      `insert into outbox_message (channel, target, body, purpose) values ('SMS', '9800000000', $1, 'test')`,
      [`Confirm: http://hub.test${link} or http://else.test/x"><b>`],
    );
    const page = (await get('/demo/outbox')).body;
    expect(page).toContain(`<a href="${link}">http://hub.test${link}</a>`);
    expect(page).toContain('http://else.test/x&quot;&gt;&lt;b&gt;');
  });

  it('does not exist in production', async () => {
    const production = await testApp({ on: hub, config: { mode: 'production' } });
    for (const url of ['/demo/outbox', '/demo/outbox.js', '/demo/outbox.json']) {
      expect((await production.app.inject({ url })).statusCode).toBe(404);
    }
    await production.close();
  });
});

describe('pages of the server', () => {
  it.each(['/api-docs', '/demo/outbox'])(
    '%s has language, title, one heading and no inline script',
    async (url) => {
      const { body, headers } = await get(url);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toMatch(/<html lang="en-IN">/);
      expect(body).toMatch(/<title>[^<]+<\/title>/);
      expect(body.match(/<h1>/g)).toHaveLength(1);
      expect(body).not.toMatch(/<script(?! src="\/)| on\w+=/);
    },
  );

  it('api-docs shows every call', async () => {
    const { body } = await get('/api-docs');
    for (const call of allCalls) expect(body).toContain(call.name);
  });

  it('the pages that describe the API are made once, whoever asks how often', async () => {
    let looked = 0;
    const watchedCalls = new Proxy(allCalls, {
      get(target, name, receiver) {
        if (name === 'map' || name === 'filter' || name === Symbol.iterator) looked += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const own = await testApp({ on: hub, calls: watchedCalls });
    const request = async () => {
      for (const url of ['/api-docs', '/openapi.json']) {
        expect((await own.app.inject({ url })).statusCode).toBe(200);
      }
    };
    await request();
    const once = looked;
    expect(once).toBeGreaterThan(0);
    await request();
    expect(looked).toBe(once);
    await own.close();
  });
});

describe('security headers', () => {
  const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

  it('a reply of a call may neither run nor be kept', async () => {
    const { headers } = await hub.client().send(sendOtp, { arn: people.ifa.arn });
    expect(policyOf(headers)).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('a page runs no inline script and only the style it was sent with', async () => {
    const { headers, body } = await get('/demo/outbox');
    const policy = policyOf(headers);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/(?:script-src|style-src) [^;]*unsafe/);
    const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
    const { createHash } = await import('node:crypto');
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('only production insists on TLS', async () => {
    expect((await get('/healthz')).headers['strict-transport-security']).toBeUndefined();
    const production = await testApp({ on: hub, config: { mode: 'production' } });
    const { headers } = await production.app.inject({ url: '/healthz' });
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    await production.close();
  });
});

describe('another origin', () => {
  const preflight = (origin: string) =>
    hub.app.inject({
      method: 'OPTIONS',
      url: '/client-ip',
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  it.each(['https://localhost', 'capacitor://localhost'])('%s, the native app, may call', async (origin) => {
    const reply = await preflight(origin);
    expect(reply.statusCode).toBe(204);
    expect(reply.headers['access-control-allow-origin']).toBe(origin);
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('any other may not', async () => {
    const reply = await preflight('https://evil.example');
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('an address nobody serves', () => {
  it.each([
    ['GET', '/{hub}/no/such/call', 'Failed'],
    ['POST', '/PlexNewAPI/nothing', 'Failed'],
    ['DELETE', '/INVESTOR/', 'Failed'],
    ['POST', '/somewhere/else', 'Failed'],
  ])('%s %s is 404 in the failure shape', async (method, path, status) => {
    const url = path.replace('{hub}', hub.config.brand.paths.hub);
    const reply = await hub.app.inject({ method: method as 'GET', url });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ status, error: expect.any(String) });
  });

  it('under the unification prefix says so in its frame', async () => {
    const reply = await hub.app.inject({ method: 'POST', url: '/KMFUnification/api/Admin/NOTHING' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ Status: 'F', msgTable: [{ as_results: expect.any(String) }] });
  });
});

describe('the general limit per address', () => {
  const strictApp = (limits: Partial<TestApp['config']['limits']>) =>
    testApp({ on: hub, config: { limits: { ...hub.config.limits, ...limits } } });

  it('stops a runaway client for the rest of the minute', async () => {
    const strict = await strictApp({ perAddressPerMinute: 3 });
    const client = strict.client();
    for (let n = 0; n < 3; n++) await client.request(sendOtp, { arn: people.ifa.arn });
    const wire = await client.send(sendOtp, { arn: people.ifa.arn });
    expect(wire.status).toBe(429);
    expect(Number(wire.headers['retry-after'])).toBeGreaterThan(0);
    strict.clock.advance({ seconds: 60 });
    await client.request(sendOtp, { arn: people.ifa.arn });
    await strict.close();
  });

  const statusesOf = async (strict: TestApp, url: string, remoteAddresses: string[], method = 'GET') => {
    const statuses: number[] = [];
    for (const remoteAddress of remoteAddresses) {
      const reply = await strict.app.inject({ method: method as 'GET', url, remoteAddress });
      statuses.push(reply.statusCode);
    }
    return statuses;
  };
  const thrice = (address: string) => [address, address, address];

  const everyKind: readonly (readonly [method: string, url: string, status: number])[] = [
    ['GET', '/api-docs', 200],
    ['GET', '/openapi.json', 200],
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
    ['GET', '/client-ip', 200],
    ['GET', '/app-config.json', 200],
    ['GET', '/demo/outbox', 200],
    ['GET', '/metrics', 404],
    ['GET', '/PlexNewAPI/no/such/call', 404],
    ['POST', '/somewhere/else', 404],
    ['POST', '/payments/callback', 401],
    ['GET', '/demo/bank/H0-0', 404],
    ['POST', '/KMFUnification/api/Admin/CREATEBROKER', 400],
    ['GET', '/%zz', 400],
  ];

  it('covers every route', async () => {
    const strict = await strictApp({ perAddressPerMinute: 2, filesPerAddressPerMinute: 2 });
    for (const [at, [method, url, status]] of everyKind.entries()) {
      const statuses = await statusesOf(strict, url, thrice(`203.0.113.${at}`), method);
      expect([url, ...statuses]).toEqual([url, status, status, 429]);
    }
    await strict.close();
  });

  it('lets whoever watches from the same machine ask for health as often as he likes', async () => {
    const strict = await strictApp({ perAddressPerMinute: 1 });
    expect(await statusesOf(strict, '/healthz', thrice('127.0.0.1'))).toEqual([200, 200, 200]);
    expect(await statusesOf(strict, '/readyz', thrice('::1'))).toEqual([200, 200, 200]);
    const proxied = { 'x-forwarded-for': '203.0.113.8' };
    const request = () =>
      strict.app.inject({ url: '/healthz', headers: proxied, remoteAddress: '127.0.0.1' });
    expect([(await request()).statusCode, (await request()).statusCode]).toEqual([200, 429]);
    await strict.close();
  });

  it('has a wider one of its own for files, screens and pictures', async () => {
    const strict = await strictApp({ perAddressPerMinute: 1, filesPerAddressPerMinute: 3 });
    for (const [at, url] of ['/assets/x.js', '/distributor/dashboard', '/pictures/x.webp'].entries()) {
      const address = `203.0.113.${at}`;
      expect(await statusesOf(strict, url, [...thrice(address), address])).toEqual([404, 404, 404, 429]);
    }
    await strict.close();
  });

  it('counts a whole /64 of IPv6 as one', async () => {
    const strict = await strictApp({ perAddressPerMinute: 2 });
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'];
    expect(await statusesOf(strict, '/client-ip', addresses)).toEqual([200, 200, 429, 200]);
    await strict.close();
  });
});
