import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { secureMemory } from '../test/memory-store.ts';
import { addressOf, createClientIp } from './client-ip.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function lookup(status: number, body: string) {
  const requested: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url);
    response.writeHead(status, { connection: 'close' }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { requested, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

describe("the client's address", () => {
  it('is looked up once and stored', async () => {
    const { url, requested } = await lookup(200, '{"ip":"203.0.113.7"}');
    const storage = secureMemory();
    await createClientIp(storage, url).ensure();
    await createClientIp(storage, url).ensure();
    expect(await createClientIp(storage, url).read()).toBe('203.0.113.7');
    expect(requested).toHaveLength(1);
  });

  it.each([
    [500, '203.0.113.7'],
    [200, '<html>'],
  ])('unknown after %i %s blocks nothing', async (status, body) => {
    const { url } = await lookup(status, body);
    const ip = createClientIp(secureMemory(), url);
    await ip.ensure();
    expect(await ip.read()).toBeNull();
  });

  it('unreachable blocks nothing', async () => {
    const ip = createClientIp(secureMemory(), 'http://127.0.0.1:1/');
    await expect(ip.ensure()).resolves.toBeUndefined();
  });

  it.each([
    ['203.0.113.7\n', '203.0.113.7'],
    ['{"ip":"2001:db8::1"}', '2001:db8::1'],
    ['{"ip":7}', null],
    ['{', null],
    ['not an address', null],
  ])('in the reply %j is %s', (reply, address) => {
    expect(addressOf(reply)).toBe(address);
  });
});
