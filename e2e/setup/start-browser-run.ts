import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servePackedApps } from './packed-app.ts';
import startServer from './start-server.ts';

/** The server of the whole run, and the apps as they are packed, each on an origin of its own. */
export default async function startBrowserRun(): Promise<() => Promise<void>> {
  const stopServer = await startServer();
  const folder = mkdtempSync(join(tmpdir(), 'hub-apps-'));
  const apps = await servePackedApps(process.env.HUB_URL ?? '', folder);
  process.env.HUB_ANDROID_PORT = String(apps.ports.android);
  process.env.HUB_IOS_PORT = String(apps.ports.ios);

  return async () => {
    apps.stop();
    await stopServer();
    rmSync(folder, { recursive: true, force: true });
  };
}
