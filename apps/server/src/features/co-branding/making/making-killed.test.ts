import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generate, generationStatus } from '@hub/contract/calls/co-branding/co-branding';
import { afterAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { startedBefore } from '../../../../test/starts.ts';
import { readConfig } from '../../../config/read-config.ts';
import { spawnServer } from '../../../http/test/spawn-server.ts';
import { openFiles } from '../../../ports/files/open-files.ts';
import { linkIn } from '../test/link-in.ts';
import { requestedPiece, seedPieces, testPiece } from '../test/seed-pieces.ts';

const PIECES = 6;
const folder = mkdtempSync(join(tmpdir(), 'hub-making-'));
let database: TestDatabase | undefined;
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

// Somebody must look into the database while the server works, which PGlite does not let two do.
it.skipIf(process.env.HUB_TEST_DB !== 'postgres')(
  'a server killed while it makes a piece: the next one makes it and the rest, each once and with its own link',
  { timeout: 240_000 },
  async () => {
    database = await openTestDatabase({ start: startedBefore });
    const { db } = database;
    const env = { HUB_DATA_DIR: folder, DATABASE_URL: database.url ?? '' };
    const files = openFiles(readConfig(env).files);
    const first = await spawnServer(env);
    const client = first.client();
    await client.logIn('ARN-100001');
    await seedPieces({ db, files }, [testPiece]);
    const rows = () =>
      db.read<{ id: string; status: string; tries: number }>(
        'system',
        'select id, status, tries from generated_content order by asked_at, id',
      );
    const ids: string[] = [];
    for (let no = 0; no < PIECES; no += 1) ids.push((await client.request(generate, requestedPiece)).id);
    // Killed as soon as one is in its hands.
    await expect
      .poll(async () => (await rows()).some(({ status }) => status === 'making'), {
        timeout: 60_000,
        interval: 1,
      })
      .toBe(true);
    await first.end('SIGKILL');
    const left = (await rows()).filter(({ status }) => status !== 'ready');
    expect(left.length).toBeGreaterThan(0);

    // As if its time had passed: a claim lasts a minute.
    await db.read('system', 'update generated_content set claimed_until = now()');
    const second = await spawnServer(env);
    const again = second.client();
    await again.adopt(client);
    ids.push((await again.request(generate, requestedPiece)).id);
    await expect
      .poll(async () => (await rows()).every(({ status }) => status === 'ready'), { timeout: 120_000 })
      .toBe(true);
    expect((await rows()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const id of ids) {
      const { link, file } = await again.request(generationStatus, { id });
      const found = await files.get(`generated/ARN-100001/${id}`);
      if (found === null) throw new Error(`There is no file of ${id}`);
      expect(file?.bytes).toBe(found.size);
      expect(await linkIn(await buffer(found.body))).toBe(link);
    }
    await second.end('SIGTERM');
  },
);
