import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leanNode } from './lean-node.mjs';
import { root, runNode } from './run.mjs';

async function done(step) {
  const { code, output } = await step;
  if (code !== 0) throw new Error(output.trim());
  return output;
}

/** As the server with these settings tells it: no server need run, and none be reached. */
async function appConfig(folder) {
  const file = join(folder, 'app-config.json');
  const reported = await done(
    runNode([...leanNode, join(root, 'apps/server/src/cli/hub.ts'), 'app-config'], { quiet: true }),
  );
  await writeFile(file, reported);
  return file;
}

/** Writes the web app, its configuration and the brand into both projects of a mobile folder. */
export async function syncShells(mobile = join(root, 'apps', 'mobile')) {
  const saved = await mkdtemp(join(tmpdir(), 'hub-mobile-'));
  try {
    const env = { HUB_APP_CONFIG: process.env.HUB_APP_CONFIG ?? (await appConfig(saved)) };
    const packed = await done(runNode([join(mobile, 'scripts/pack.ts')], { env, quiet: true }));
    const cap = join(root, 'node_modules/@capacitor/cli/bin/capacitor');
    await done(runNode([cap, 'sync'], { cwd: mobile, env: { CI: '1' }, quiet: true }));
    return packed.trim();
  } finally {
    await rm(saved, { recursive: true, force: true });
  }
}
