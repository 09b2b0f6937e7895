import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer } from './launch-server.ts';
import { bookFolder } from './run-folder.ts';
import { copyBook } from './seeded-book.ts';

/** The server of the whole run, on a copy of the demo's book, and another copy for servers that start later. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-e2e-'));
  process.env.HUB_E2E_FOLDER = folder;
  const data = join(folder, 'data');
  await copyBook(data);
  await copyBook(bookFolder());
  const server = await launchServer(data);
  process.env.HUB_URL = server.url;
  process.env.HUB_SERVER_PID = String(server.pid);

  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
