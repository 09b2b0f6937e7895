import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer } from './launch-server.ts';
import { bookFolder } from './run-folder.ts';

/** The server of the whole run, on a database of its own, and a copy of that database as it was at the start. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-e2e-'));
  process.env.HUB_E2E_FOLDER = folder;
  const data = join(folder, 'data');
  // Only a database that is closed can be copied.
  await (await launchServer(data)).stop();
  cpSync(data, bookFolder(), { recursive: true });
  const server = await launchServer(data);
  process.env.HUB_URL = server.url;
  process.env.HUB_SERVER_PID = String(server.pid);

  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
