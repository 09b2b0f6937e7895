import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveLoginDetails } from '@hub/contract/calls/session/session';
import { afterAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { startedBefore } from '../../../test/starts.ts';
import { readConfig } from '../../config/read-config.ts';
import { openDatabase } from '../../db/open/open-database.ts';
import { type SpawnedServer, spawnServer } from '../test/spawn-server.ts';
import { fetching, testClient } from '../test/test-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-once-'));
let database: TestDatabase | undefined;
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ownDatabase(): Promise<Record<string, string>> {
  const own = { HUB_DATA_DIR: folder };
  if (process.env.HUB_TEST_DB !== 'postgres') return own;
  database = await openTestDatabase({ start: startedBefore });
  return { ...own, DATABASE_URL: database.url ?? '' };
}

/** Carries requests to the server, and kills it at the first sign of an answer, of which the client gets nothing. */
async function deadlyWay({ url, end }: SpawnedServer): Promise<{ url: string; killed: Promise<unknown> }> {
  const { port } = new URL(url);
  const killed = Promise.withResolvers<unknown>();
  const way = createServer((client) => {
    const server = connect(Number(port), '127.0.0.1');
    client.on('error', () => {});
    server.on('error', () => {});
    client.pipe(server);
    server.once('data', async () => {
      killed.resolve(await end('SIGKILL'));
      client.destroy();
      way.close();
    });
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(way.address() as AddressInfo).port}`, killed: killed.promise };
}

it('a change whose server died between its commit and its answer is answered by the next one, and made once', {
  timeout: 240_000,
}, async () => {
  const env = await ownDatabase();
  const first = await spawnServer(env);
  const client = first.client();
  await client.logIn('ARN-100001');

  const way = await deadlyWay(first);
  const cutOff = testClient(fetching(way.url), readConfig(env));
  await cutOff.adopt(client);
  const details = { platform: 'web', appVersion: '7.7.7' } as const;
  const idempotencyKey = randomUUID();
  await expect(cutOff.call(saveLoginDetails, details, { idempotencyKey })).rejects.toThrow();
  await way.killed;

  const second = await spawnServer(env);
  const again = second.client();
  await again.adopt(client);
  expect(await again.request(saveLoginDetails, details, { idempotencyKey })).toEqual({ status: 'Success' });
  await second.end('SIGTERM');

  const db = await openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: folder });
  const rows = await db.read('system', "select 1 from login_log where details->>'appVersion' = '7.7.7'");
  await db.close();
  expect(rows).toHaveLength(1);
});
