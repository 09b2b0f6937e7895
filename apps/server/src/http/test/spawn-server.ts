import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../../config/read-config.ts';
import { fetching, type TestClient, testClient } from './test-client.ts';

export interface SpawnedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** All it has written. */
  readonly output: () => string;
  client(): TestClient;
  /** Sends the signal and waits for the end; the exit code, or null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

type Env = Readonly<Record<string, string>>;

/** The real program in a process of its own, on a free port. */
export async function spawnServer(env: Env): Promise<SpawnedServer> {
  const settings = {
    PORT: '0',
    HUB_DEMO_INVESTORS: '0',
    HUB_LIMIT_CALLS_PER_MINUTE: '1000000',
    HUB_LIMIT_FILES_PER_MINUTE: '1000000',
    ...env,
  };
  const src = join(import.meta.dirname, '../..');
  const endWithUs = pathToFileURL(join(src, '../../../scripts/steps/end-with-parent.mjs')).href;
  const child = spawn(process.execPath, ['--import', endWithUs, join(src, '../../demo/src/main.ts')], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
    stdio: 'pipe',
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /running at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  const config = readConfig(settings);
  return {
    url,
    process: child,
    output: () => output,
    client: () => testClient(fetching(url), config),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
